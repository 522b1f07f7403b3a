import CoreTransferable
import SwiftUI
import Testing

/// Share links and transferable values.
@MainActor
@Suite struct ShareLinkTests {
  private let url = URL(string: "https://example.org")!

  @Test func drawsLabels() throws {
    let archive = try Archiving.archive {
      VStack {
        ShareLink(item: url)
        ShareLink("Recipe", item: Recipe(name: "Soup"), preview: SharePreview("Soup"))
        ShareLink(items: ["a", "b"]) { Text(verbatim: "Both") }
      }
    }
    let labels = archive.accessibilityElements { _, _ in "" }.compactMap(\.label)
    #expect(labels == ["Share…", "Recipe", "Both"])
  }

  @Test func exportsAndImportsForms() async throws {
    let soup = Recipe(name: "Soup")
    let json = try await soup.exported(as: .json)
    #expect(try await Recipe(importing: json, contentType: .json) == soup)
    #expect(try await soup.exported(as: .plainText) == Data("Soup".utf8))
    #expect(Recipe.exportedContentTypes() == [.json, .utf8PlainText, .pdf])
    #expect(Recipe.importedContentTypes() == [.json])
    await #expect(throws: (any Error).self) { try await soup.exported(as: .png) }
    await #expect(throws: (any Error).self) { try await soup.exported(as: .pdf) }
    await #expect(throws: (any Error).self) {
      try await Recipe(importing: json, contentType: .png)
    }
  }

  @Test func removesImportedFile() async throws {
    let received = try await Page(importing: Data("x".utf8), contentType: .plainText)
    #expect(received.text == "x")
    #expect(!FileManager.default.fileExists(atPath: received.file.path))
  }
}

private struct Recipe: Transferable, Codable, Equatable {
  var name: String

  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: .json)
    ProxyRepresentation(exporting: \.name)
    DataRepresentation(exportedContentType: .pdf) { _ in Data() }
      .exportingCondition { $0.name.isEmpty }
  }
}

private struct Page: Transferable {
  var text: String
  var file: URL

  static var transferRepresentation: some TransferRepresentation {
    FileRepresentation(importedContentType: .plainText) { received in
      Page(
        text: try String(contentsOf: received.file, encoding: .utf8), file: received.file)
    }
  }
}
