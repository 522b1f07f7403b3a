import SwiftUI
import Testing
import ViewArchive

/// Corners that are concentric with those of a container.
@MainActor
@Suite struct ConcentricCornerTests {
  /// The radii at the top leading and the bottom trailing corner.
  private func radii(_ insets: EdgeInsets, hasShape: Bool = true) throws -> [CGFloat]? {
    var found: RectangleCornerRadii?
    func record(_ radii: RectangleCornerRadii?) { found = radii }
    let reader = GeometryReader { proxy in
      let _ = record(proxy.concentricCornerRadii)
      Color.clear
    }
    .padding(insets)
    _ = try Archiving.archive {
      if hasShape { reader.containerShape(.rect(cornerRadius: 48)) } else { reader }
    }
    return found.map { [$0.topLeading, $0.bottomTrailing] }
  }

  @Test(
    arguments: [
      (EdgeInsets(), [48, 48]),
      (EdgeInsets(top: 16, leading: 16, bottom: 8, trailing: 8), [32, 40]),
      (EdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 60), [28, 0]),
      // A radius is at most half of the shorter side.
      (EdgeInsets(top: 0, leading: 0, bottom: 180, trailing: 0), [10, 0]),
    ] as [(EdgeInsets, [CGFloat])])
  func radiusIsThatOfTheContainerLessTheDistance(
    _ insets: EdgeInsets, _ expected: [CGFloat]
  ) throws {
    #expect(try radii(insets) == expected)
  }

  @Test func noContainerHasNoCorners() throws {
    #expect(try radii(EdgeInsets(), hasShape: false) == nil)
  }
}
