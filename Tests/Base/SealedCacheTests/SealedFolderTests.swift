import Foundation
import Testing

@testable import SealedCache

/// A damaged entry of a cache is not used, whatever the damage is.
@Suite struct SealedFolderTests {
  private final class Entry {
    let parent = FileManager.default.temporaryDirectory
      .appendingPathComponent("vitrine-seal-\(UUID().uuidString)", isDirectory: true)
    var url: URL { parent.appendingPathComponent("Module-123") }
    var folder: SealedFolder { SealedFolder(url, except: ["server"]) }

    /// Stores two files.
    init() throws {
      let product = parent.appendingPathComponent("product")
      try FileManager.default.createDirectory(
        at: product.appendingPathComponent("sub"), withIntermediateDirectories: true)
      try Data("program".utf8).write(to: product.appendingPathComponent("M.o"))
      try Data("interface".utf8).write(to: product.appendingPathComponent("sub/M.swiftmodule"))
      try folder.store(product)
    }

    deinit { try? FileManager.default.removeItem(at: parent) }

    func file(_ name: String) -> URL { url.appendingPathComponent(name) }

    func write(_ text: String, to name: String) throws {
      try Data(text.utf8).write(to: file(name))
    }
  }

  @Test func storedFilesAreIntact() throws {
    let entry = try Entry()
    #expect(entry.folder.isIntact())
    #expect(
      try entry.folder.files().map(\.lastPathComponent) == ["M.o", "M.swiftmodule"])
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: entry.parent.path) == ["Module-123"])
    try entry.write("a script", to: "server")
    #expect(entry.folder.isIntact())
  }

  private struct Damage: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var body: @Sendable (Entry) throws -> Void

    init(_ name: String, _ body: @escaping @Sendable (Entry) throws -> Void) {
      testDescription = name
      self.body = body
    }
  }

  private static let damages = [
    Damage("truncated") { try $0.write("prog", to: "M.o") },
    Damage("empty") { try $0.write("", to: "M.o") },
    Damage("changed, with the same size and date") { entry in
      let date = try entry.file("M.o").resourceValues(forKeys: [.contentModificationDateKey])
        .contentModificationDate
      try entry.write("pr0gram", to: "M.o")
      try FileManager.default.setAttributes(
        [.modificationDate: date ?? .now], ofItemAtPath: entry.file("M.o").path)
    },
    Damage("missing") { try FileManager.default.removeItem(at: $0.file("M.o")) },
    Damage("added") { try $0.write("x", to: "N.o") },
    Damage("added below") { try $0.write("x", to: "sub/server") },
    Damage("a folder in place of a file") { entry in
      try FileManager.default.removeItem(at: entry.file("M.o"))
      try FileManager.default.createDirectory(
        at: entry.file("M.o"), withIntermediateDirectories: false)
    },
    Damage("a link with the same contents") { entry in
      let other = entry.parent.appendingPathComponent("other")
      try FileManager.default.moveItem(at: entry.file("M.o"), to: other)
      try FileManager.default.createSymbolicLink(at: entry.file("M.o"), withDestinationURL: other)
    },
    Damage("a pipe in place of a file") { entry in
      try FileManager.default.removeItem(at: entry.file("M.o"))
      mkfifo(entry.file("M.o").path, 0o600)
    },
    Damage("a file in place of the folder") { entry in
      try FileManager.default.removeItem(at: entry.url)
      try Data("x".utf8).write(to: entry.url)
    },
    Damage("a link in place of the folder") { entry in
      let other = entry.parent.appendingPathComponent("other")
      try FileManager.default.moveItem(at: entry.url, to: other)
      try FileManager.default.createSymbolicLink(at: entry.url, withDestinationURL: other)
    },
    Damage("no folder") { try FileManager.default.removeItem(at: $0.url) },
    Damage("no seal") { try FileManager.default.removeItem(at: $0.file(".seal")) },
    Damage("an empty seal") { try $0.write("", to: ".seal") },
    Damage("half of a seal") { entry in
      let data = try Data(contentsOf: entry.file(".seal"))
      try data.prefix(data.count / 2).write(to: entry.file(".seal"))
    },
    Damage("a pipe in place of the seal") { entry in
      try FileManager.default.removeItem(at: entry.file(".seal"))
      mkfifo(entry.file(".seal").path, 0o600)
    },
  ]

  @Test(arguments: damages) private func damageIsNoticedAndRepaired(_ damage: Damage) throws {
    let entry = try Entry()
    try damage.body(entry)
    #expect(!entry.folder.isIntact())
    let product = entry.parent.appendingPathComponent("product")
    try FileManager.default.createDirectory(at: product, withIntermediateDirectories: true)
    try Data("built again".utf8).write(to: product.appendingPathComponent("M.o"))
    try entry.folder.store(product)
    #expect(entry.folder.isIntact())
    #expect(try Data(contentsOf: entry.file("M.o")) == Data("built again".utf8))
    #expect(!FileManager.default.fileExists(atPath: product.path))
  }

  /// A copy has other dates and numbers. The hashes decide, once.
  @Test func copiesAreIntact() throws {
    let entry = try Entry()
    let copy = entry.parent.appendingPathComponent("copy")
    try FileManager.default.copyItem(at: entry.url, to: copy)
    let folder = SealedFolder(copy)
    let before = try Data(contentsOf: copy.appendingPathComponent(".seal"))
    #expect(folder.isIntact())
    let after = try Data(contentsOf: copy.appendingPathComponent(".seal"))
    #expect(after != before)
    #expect(folder.isIntact())
    #expect(try Data(contentsOf: copy.appendingPathComponent(".seal")) == after)
  }

  /// Another process that has stored the same entry may be using it.
  @Test func keepsAnIntactEntry() throws {
    let entry = try Entry()
    let product = entry.parent.appendingPathComponent("product")
    try FileManager.default.createDirectory(at: product, withIntermediateDirectories: true)
    try Data("second".utf8).write(to: product.appendingPathComponent("M.o"))
    try entry.folder.store(product)
    #expect(try Data(contentsOf: entry.file("M.o")) == Data("program".utf8))
    #expect(!FileManager.default.fileExists(atPath: product.path))
  }

  @Test(arguments: ["", "vitrine-sealed-file \n{}", "{}", "vitrine-sealed-file abc\n{}"])
  func damagedFilesHaveNoContents(_ text: String) throws {
    let entry = try Entry()
    let file = entry.file("manifest.json")
    try Data(text.utf8).write(to: file)
    #expect(SealedFile.contents(of: file) == nil)
    try SealedFile.write(Data("{}".utf8), to: file)
    #expect(SealedFile.contents(of: file) == Data("{}".utf8))
    var damaged = try Data(contentsOf: file)
    damaged[damaged.count - 1] = UInt8(ascii: "]")
    try damaged.write(to: file)
    #expect(SealedFile.contents(of: file) == nil)
  }

  @Test func replacesFoldersByFiles() throws {
    let entry = try Entry()
    let file = entry.file("sub")
    #expect(SealedFile.contents(of: file) == nil)
    try SealedFile.write(Data("1".utf8), to: file)
    #expect(SealedFile.contents(of: file) == Data("1".utf8))
  }
}
