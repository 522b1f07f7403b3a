import Foundation
import Testing
import ViewArchive

@Suite("Curves")
struct ArchiveCurveTests {
  /// The top of a circle with the center (100, 100), and the bottom of it.
  static let curves = [
    ArchiveCurve(
      center: CGPoint(x: 100, y: 100), radius: 80, angle: -.pi / 2, anchor: CGPoint(x: 40, y: 6)),
    ArchiveCurve(
      center: CGPoint(x: 100, y: 100), radius: 80, angle: .pi / 2, anchor: CGPoint(x: 40, y: 6),
      isClockwise: false),
  ]

  private func isNear(_ left: CGPoint, _ right: CGPoint) -> Bool {
    abs(left.x - right.x) < 1e-9 && abs(left.y - right.y) < 1e-9
  }

  @Test("the anchor is on the circle, and the drawing reads from left to right", arguments: curves)
  func anchor(curve: ArchiveCurve) {
    let y: CGFloat = curve.isClockwise ? 20 : 180
    #expect(isNear(curve(CGPoint(x: 40, y: 6)), CGPoint(x: 100, y: y)))
    #expect(curve(CGPoint(x: 50, y: 6)).x > 100 && curve(CGPoint(x: 30, y: 6)).x < 100)
    // Up is up above the center and below it.
    #expect(isNear(curve(CGPoint(x: 40, y: 1)), CGPoint(x: 100, y: y - 5)))
  }

  @Test("lengths along the anchor's line are kept", arguments: curves)
  func lengths(curve: ArchiveCurve) {
    let quarter = 80 * Double.pi / 2
    let end = curve(CGPoint(x: 40 + quarter, y: 6))
    #expect(isNear(end, CGPoint(x: 180, y: 100)))
  }

  @Test("a bend and its inverse cancel", arguments: curves)
  func inverse(curve: ArchiveCurve) {
    for point in [CGPoint(x: 40, y: 6), CGPoint(x: 0, y: 0), CGPoint(x: 90, y: 14)] {
      #expect(isNear(curve.inverse(curve(point)), point))
      // Near a point, the motion is the bend.
      #expect(isNear(curve.motion(at: point)(point), curve(point)))
      let (near, moved) = (CGPoint(x: point.x, y: point.y - 2), curve.motion(at: point))
      #expect(isNear(moved(near), curve(near)))
    }
  }

  @Test("bounds contain the bent rectangle", arguments: curves)
  func bounds(curve: ArchiveCurve) {
    let rectangle = CGRect(x: -60, y: 0, width: 200, height: 12)
    let bounds = curve.bounds(of: rectangle)
    for x in stride(from: -60.0, through: 140, by: 0.7) {
      #expect(bounds.contains(curve(CGPoint(x: x, y: 0))))
      #expect(bounds.contains(curve(CGPoint(x: x, y: 12))))
    }
  }

  @Test("a tap hits what is bent to its place", arguments: curves)
  func hits(curve: ArchiveCurve) throws {
    let action = NodeAction.link(try #require(URL(string: "tide://label")))
    let button = ArchiveNode(
      kind: "Link", frame: CGRect(x: 10, y: 0, width: 20, height: 12), action: action)
    let archive = ViewArchive(
      size: CGSize(width: 200, height: 200),
      content: ArchiveNode(
        kind: "widgetLabel", frame: CGRect(x: 0, y: 0, width: 80, height: 12),
        effects: [.bend(curve)], children: [button]))
    #expect(archive.hit(at: curve(CGPoint(x: 20, y: 6))) == action)
    #expect(archive.hit(at: curve(CGPoint(x: 40, y: 6))) == nil)
    #expect(archive.hit(at: CGPoint(x: 20, y: 6)) == nil)
  }
}
