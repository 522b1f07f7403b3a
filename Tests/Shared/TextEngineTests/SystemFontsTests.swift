import Foundation
import TestFolders
import Testing
import ViewArchive

@testable import TextEngine

/// Fonts of `--font-folder`.
@Suite struct SystemFontsTests {
  private func face(_ family: String, isMonospaced: Bool = false) -> AuthorFonts.Face {
    AuthorFonts.Face(
      family: family, names: [family.lowercased()], weight: 400, isItalic: false,
      isMonospaced: isMonospaced)
  }

  @Test func familyOfADesignHasTheMostFaces() {
    let faces = [
      face("Acme Sans"), face("Acme Sans"), face("Other Sans"), face("Acme Rounded"),
      face("Acme Serif"), face("Acme Code", isMonospaced: true), face("Acme Mono"),
      face("Acme Mono"),
    ]
    let expected: [FontRequest.Design: String] = [
      .standard: "Acme Sans", .rounded: "Acme Rounded", .serif: "Acme Serif",
      .monospaced: "Acme Mono",
    ]
    #expect(SystemFonts.families(of: faces) == expected)
    #expect(SystemFonts.families(of: []).isEmpty)
    #expect(
      SystemFonts.families(of: [face("Acme Serif")])
        == [.standard: "Acme Serif", .serif: "Acme Serif"])
    #expect(SystemFonts.families(of: [face("Acme Mono")]) == [.monospaced: "Acme Mono"])
    // The order of the files does not matter.
    #expect(SystemFonts.families(of: [face("B"), face("A")]) == [.standard: "A"])
    #expect(SystemFonts.families(of: [face("A"), face("B")]) == [.standard: "A"])
  }

  /// Files that are no fonts, and more files than are read.
  @Test func unusableFilesAreLeftOut() throws {
    let folder = try TemporaryFolder()
    for index in 0..<20 {
      try Data("no font".utf8).write(to: folder.url.appendingPathComponent("\(index).ttf"))
    }
    try Data().write(to: folder.url.appendingPathComponent("empty.otf"))
    try Data("text".utf8).write(to: folder.url.appendingPathComponent("notes.txt"))
    #expect(AuthorFonts.register(contentsOf: folder.url, maximum: 5).isEmpty)
    let missing = folder.url.appendingPathComponent("missing")
    #expect(AuthorFonts.register(contentsOf: missing, maximum: 5).isEmpty)
  }
}
