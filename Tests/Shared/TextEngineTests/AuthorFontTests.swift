import Foundation
import Testing
import ViewArchive

@testable import TextEngine

/// Fonts of the bundle and those that code registers. The symbol font of the repository plays the
/// author's: it is not in the font set. `.serialized` because the fonts belong to the process.
@Suite(.serialized) struct AuthorFontTests {
  private static let source = try? FontSet.standard.symbols

  private func resources(_ names: [String], declared: [String]) throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "fonts-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for name in names {
      try FileManager.default.copyItem(
        at: try #require(Self.source), to: folder.appendingPathComponent(name))
    }
    let list = try PropertyListSerialization.data(
      fromPropertyList: ["UIAppFonts": declared], format: .xml, options: 0)
    try list.write(to: folder.appendingPathComponent("Info.plist"))
    return folder
  }

  private func block(_ engine: TextEngine, font: String) -> TextBlock {
    let style = TextStyle(font: FontRequest(family: font, size: 20), paint: .color(.black))
    return engine.layout(
      StyledText([.init(.string("\u{E88A}"), style: style)]), paragraph: ParagraphStyle(),
      width: nil,
      height: nil, scale: 2, now: Date(timeIntervalSinceReferenceDate: 0))
  }

  @Test func registeredFontIsDrawnAsOutlines() throws {
    let folder = try resources(["Signs.ttf"], declared: [])
    defer { try? FileManager.default.removeItem(at: folder) }
    let engine = try TextEngine(fonts: .standard)
    let name = "Material Symbols Rounded"
    let before = block(engine, font: name)
    #expect(!before.hasAttachments)
    #expect(engine.drainNotices().contains { $0.contains("A substitute is used.") })
    #expect(AuthorFonts.register(folder.appendingPathComponent("Signs.ttf")) == nil)
    let later = try TextEngine(fonts: .standard)
    let after = block(later, font: name)
    #expect(after.lines.allSatisfy { $0.runs.isEmpty })
    let parts = after.lines.flatMap(\.attachments).flatMap(\.content.parts)
    guard case .fill(let path, _)? = parts.first else {
      Issue.record("\(parts)")
      return
    }
    #expect(!path.elements.isEmpty)
    #expect(after.size != before.size)
    #expect(
      AuthorFonts.register(folder.appendingPathComponent("Signs.ttf")) == .alreadyRegistered)
  }

  @Test func damagedAndMissingFilesAreRejected() throws {
    let folder = try resources([], declared: [])
    defer { try? FileManager.default.removeItem(at: folder) }
    let damaged = folder.appendingPathComponent("Damaged.ttf")
    try Data("not a font".utf8).write(to: damaged)
    #expect(AuthorFonts.register(damaged) == .notAFont)
    #expect(AuthorFonts.register(folder.appendingPathComponent("None.ttf")) == .notFound)
    let large = folder.appendingPathComponent("Large.ttf")
    try Data().write(to: large)
    let handle = try FileHandle(forWritingTo: large)
    try handle.truncate(atOffset: 200 << 20)
    try handle.close()
    #expect(AuthorFonts.register(large) == .tooLarge)
  }
}
