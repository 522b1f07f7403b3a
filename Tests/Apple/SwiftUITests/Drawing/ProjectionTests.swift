import SwiftUI
import Testing
import ViewArchive

@MainActor
@Suite struct ProjectionTests {
  private func effects(@ViewBuilder _ content: () -> some View) throws -> [NodeEffect] {
    try #require(try Archiving.archive { content() }.content.first("rotation3DEffect")).effects
  }

  private func projection(
    degrees: Double, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) throws -> ProjectionMatrix {
    let effects = try effects {
      Color.black.frame(width: 100, height: 40).rotation3DEffect(
        .degrees(degrees), axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective)
    }
    guard case .projection(let matrix) = effects.first else { throw ArchiveError.damaged }
    return matrix
  }

  private func expect(_ point: CGPoint?, _ x: Double, _ y: Double) {
    #expect(abs((point?.x ?? .nan) - x) < 1e-9 && abs((point?.y ?? .nan) - y) < 1e-9)
  }

  /// The viewer is 100 points, the longer side, away: a point 25 points behind the plane is drawn
  /// at 100 / 125 of its distance from the anchor.
  @Test func farSideShrinks() throws {
    let matrix = try projection(degrees: 30, axis: (0, 1, 0))
    let half = 50 * 3.0.squareRoot() / 2
    expect(matrix(CGPoint(x: 50, y: 20)), 50, 20)
    expect(matrix(CGPoint(x: 100, y: 0)), 50 + half * 0.8, 20 - 20 * 0.8)
    expect(matrix(CGPoint(x: 0, y: 0)), 50 - half / 0.75, 20 - 20 / 0.75)
  }

  @Test func anchorZMovesTheAxis() throws {
    let matrix = try projection(degrees: 180, axis: (1, 0, 0), anchorZ: 20)
    // The plane is turned to 20 points in front of the axis, so it is larger.
    expect(matrix(CGPoint(x: 100, y: 40)), 50 + 50 / 0.8, 20 - 20 / 0.8)
  }

  @Test func withoutPerspectiveIsAffine() throws {
    let effects = try effects {
      Color.black.rotation3DEffect(.degrees(60), axis: (0, 1, 0), perspective: 0)
    }
    guard case .transform(let matrix) = effects.first else {
      Issue.record("\(effects)")
      return
    }
    #expect(abs(matrix.a - 0.5) < 1e-9 && matrix.d == 1)
  }

  @Test func rotationAboutZIsAffine() throws {
    let effects = try effects { Color.black.rotation3DEffect(.degrees(90), axis: (0, 0, 1)) }
    guard case .transform = effects.first else {
      Issue.record("\(effects)")
      return
    }
  }

  @Test func tapsAreProjectedBack() throws {
    let action = NodeAction.link(try #require(URL(string: "a://b")))
    let archive = try Archiving.archive {
      Button(nodeAction: action) { Color.black.frame(width: 100, height: 40) }
        .buttonStyle(.plain).rotation3DEffect(.degrees(30), axis: (0, 1, 0))
    }
    // The button's right edge moves from 150 to 100 + 43.3 × 0.8.
    #expect(archive.hit(at: CGPoint(x: 134, y: 100)) == action)
    #expect(archive.hit(at: CGPoint(x: 136, y: 100)) == nil)
  }

  @Test func perceptualMixIsDefault() {
    let environment = Archiving.environment()
    func mixed(_ color: Color) -> [Int] {
      let resolved = color.resolve(in: environment)
      return [resolved.red, resolved.green, resolved.blue].map { Int(($0 * 255).rounded()) }
    }
    let (red, blue) = (Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1))
    #expect(mixed(red.mix(with: blue, by: 0.5, in: .device)) == [128, 0, 128])
    // CSS's color-mix(in oklab, red, blue). Source: the values of Oklab in CSS Color 4.
    #expect(mixed(red.mix(with: blue, by: 0.5)) == [140, 83, 162])
    #expect(mixed(red.mix(with: blue, by: 0)) == [255, 0, 0])
    #expect(mixed(red.mix(with: blue, by: 2)) == [0, 0, 255])
  }
}
