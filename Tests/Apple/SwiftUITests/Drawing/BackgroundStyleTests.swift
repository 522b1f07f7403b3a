import SwiftUI
import Testing
import ViewArchive

@MainActor
@Suite struct BackgroundStyleTests {
  /// The colors of a widget's background levels, which are those of UIKit's elevated interfaces.
  @Test(arguments: [
    (ColorScheme.light, [0xFF, 0xF2, 0xFF]), (.dark, [0x1C, 0x2C, 0x3A]),
  ])
  func levelsAreSystemBackgrounds(scheme: ColorScheme, reds: [Int]) throws {
    let tree = try Archiving.archive {
      VStack {
        Rectangle().fill(.background)
        Rectangle().fill(.background.secondary)
        Rectangle().fill(.background.tertiary)
      }
      .environment(\.colorScheme, scheme)
    }.content
    #expect(colors(tree).map { Int(($0.red * 255).rounded()) } == reds)
  }

  private func colors(_ node: ArchiveNode) -> [PaintColor] {
    var found = node.children.flatMap(colors)
    if case .fill(_, .color(let color), _) = node.content { found.insert(color, at: 0) }
    return found
  }
}
