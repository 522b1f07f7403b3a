import Testing
import ViewArchive

@testable import SwiftUI

@MainActor
@Suite struct DirectionalSymbolTests {
  /// Media controls have one direction in every language.
  @Test(arguments: [
    ("chevron.forward", "chevron.backward"), ("arrow.down.forward", "arrow.down.backward"),
    ("chevron.backward.circle", "chevron.forward.circle"), ("chevron.right", "chevron.right"),
    ("forward.fill", "forward.fill"), ("goforward", "goforward"),
  ])
  func symbolFollowsDirectionOfLanguage(name: String, drawn: String) throws {
    let mirrored = try image(name, .rightToLeft)
    #expect(mirrored.content == (try image(drawn, .leftToRight)).content)
    let spoken = try image(name, .leftToRight).accessibility?.label
    #expect(mirrored.accessibility?.label == spoken)
  }

  private func image(_ name: String, _ direction: LayoutDirection) throws -> ArchiveNode {
    let environment = Archiving.environment { $0.layoutDirection = direction }
    let archive = try Archiving.archive(in: environment) { Image(systemName: name) }
    return try #require(archive.content.first("Image"))
  }
}
