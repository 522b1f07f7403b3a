import SwiftUI
import Testing

@MainActor
@Suite struct ShapeOperationTests {
  static let frame = CGRect(x: 0, y: 0, width: 100, height: 50)

  @Test func operationsCombineShapesInOneFrame() {
    let (left, hole, outside) = (
      CGPoint(x: 5, y: 25), CGPoint(x: 50, y: 25), CGPoint(x: 50, y: 2)
    )
    let capsule = Capsule()
    func covers(_ shape: some Shape, _ point: CGPoint) -> Bool {
      shape.path(in: Self.frame).contains(point)
    }
    #expect(covers(capsule.subtracting(Circle()), left))
    #expect(!covers(capsule.subtracting(Circle()), hole))
    #expect(covers(capsule.intersection(Circle()), hole))
    #expect(!covers(capsule.intersection(Circle()), left))
    #expect(covers(capsule.union(Rectangle()), CGPoint(x: 1, y: 1)))
    #expect(covers(Rectangle().symmetricDifference(Ellipse()), CGPoint(x: 2, y: 2)))
    #expect(!covers(Rectangle().symmetricDifference(Ellipse()), hole))
    #expect(covers(capsule, outside))
  }

  @Test func operationKeepsSizeOfFirstShape() {
    let proposal = ProposedViewSize(width: 80, height: 40)
    #expect(
      Circle().union(Rectangle()).sizeThatFits(proposal) == Circle().sizeThatFits(proposal))
  }

  @Test func normalizedPathHasNoOverlap() {
    var path = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    path.addRect(CGRect(x: 5, y: 0, width: 10, height: 10))
    let winding = path.normalized(eoFill: false)
    #expect(winding.boundingRect == CGRect(x: 0, y: 0, width: 15, height: 10))
    #expect(winding.contains(CGPoint(x: 7, y: 5), eoFill: true))
    #expect(!path.normalized(eoFill: true).contains(CGPoint(x: 7, y: 5)))
  }

  @Test func lineOperationsKeepOpenLines() {
    var line = Path()
    line.move(to: CGPoint(x: 0, y: 5))
    line.addLine(to: CGPoint(x: 30, y: 5))
    let square = Path(CGRect(x: 10, y: 0, width: 10, height: 10))
    #expect(
      line.lineIntersection(square).boundingRect == CGRect(x: 10, y: 5, width: 10, height: 0))
    #expect(line.lineSubtraction(square).contains(CGPoint(x: 15, y: 5)) == false)
  }

  @Test func sizedShapeKeepsAnchor() {
    let path = Rectangle().size(width: 20, height: 10, anchor: .bottomTrailing)
      .path(in: Self.frame)
    #expect(path.boundingRect == CGRect(x: 80, y: 40, width: 20, height: 10))
  }
}
