import CoreGraphics
import Testing

@Suite struct CGAffineTransformTests {
  struct Case: Sendable {
    let transform: CGAffineTransform
    let expected: CGPoint
  }

  @Test(arguments: [
    Case(transform: .identity, expected: CGPoint(x: 3, y: 4)),
    Case(transform: .identity.translatedBy(x: 10, y: 20), expected: CGPoint(x: 13, y: 24)),
    Case(
      transform: .identity.translatedBy(x: 10, y: 20).scaledBy(x: 2, y: 3),
      expected: CGPoint(x: 16, y: 32)),
    Case(
      transform: .identity.scaledBy(x: 2, y: 3).translatedBy(x: 10, y: 20),
      expected: CGPoint(x: 26, y: 72)),
    Case(transform: CGAffineTransform(rotationAngle: .pi / 2), expected: CGPoint(x: -4, y: 3)),
    Case(
      transform: CGAffineTransform(scaleX: 2, y: 2)
        .concatenating(CGAffineTransform(translationX: 1, y: 1)),
      expected: CGPoint(x: 7, y: 9)),
  ])
  func mapsAPointAndBack(_ item: Case) {
    let mapped = CGPoint(x: 3, y: 4).applying(item.transform)
    #expect(abs(mapped.x - item.expected.x) < 1e-9)
    #expect(abs(mapped.y - item.expected.y) < 1e-9)
    let back = mapped.applying(item.transform.inverted())
    #expect(abs(back.x - 3) < 1e-9)
    #expect(abs(back.y - 4) < 1e-9)
  }

  @Test func singularMatrixIsItsOwnInverse() {
    let flat = CGAffineTransform(scaleX: 0, y: 1)
    #expect(flat.inverted() == flat)
  }

  @Test func rectangleBecomesBoundingBoxOfCorners() {
    let turned = CGRect(x: 0, y: 0, width: 10, height: 4)
      .applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(abs(turned.minX + 4) < 1e-9)
    #expect(abs(turned.width - 4) < 1e-9)
    #expect(abs(turned.height - 10) < 1e-9)
  }

  @Test func isEncodedAsSixNumbers() throws {
    let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    let data = try JSONEncoder().encode(transform)
    #expect(String(decoding: data, as: UTF8.self) == "[1,2,3,4,5,6]")
    #expect(try JSONDecoder().decode(CGAffineTransform.self, from: data) == transform)
  }
}
