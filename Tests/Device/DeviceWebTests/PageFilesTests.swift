import Foundation
import Testing

@testable import DeviceWeb

/// The tags of the page's files.
@Suite struct PageFilesTests {
  /// A folder with one style sheet.
  private struct Folder {
    let url: URL
    let files: PageFiles

    init() throws {
      url = FileManager.default.temporaryDirectory.appendingPathComponent(
        "vitrine-files-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      files = PageFiles(folder: url)
    }

    /// Writes the style sheet and sets its modification time, in seconds since 1970.
    func write(_ text: String, at time: Double) throws {
      let file = url.appendingPathComponent("page.css")
      try Data(text.utf8).write(to: file)
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: time)], ofItemAtPath: file.path)
    }

    func response(knownTag: String? = nil) throws -> HTTPResponse {
      try files.response("page.css", knownTag: knownTag)
    }

    func remove() { try? FileManager.default.removeItem(at: url) }
  }

  @Test(arguments: [("b {}", 2.0), ("b {}", 1.5), ("bb {}", 1.0)])
  func changedFileHasNewTag(text: String, time: Double) throws {
    let folder = try Folder()
    defer { folder.remove() }
    try folder.write("a {}", at: 1)
    let tag = try #require(try folder.response().headers["ETag"])
    try folder.write(text, at: time)
    let changed = try folder.response(knownTag: tag)
    #expect(changed.status == 200)
    #expect(changed.body == Data(text.utf8))
    let newTag = try #require(changed.headers["ETag"])
    #expect(newTag != tag)
    #expect(try folder.response(knownTag: newTag).status == 304)
    #expect(try folder.response(knownTag: tag).status == 200)
  }

  @Test func sameContentsKeepTheirTag() throws {
    let folder = try Folder()
    defer { folder.remove() }
    try folder.write("a {}", at: 1)
    let tag = try #require(try folder.response().headers["ETag"])
    try folder.write("a {}", at: 2)
    #expect(try folder.response(knownTag: tag).status == 304)
  }

  @Test func knownTagReadsOnlyMetadata() throws {
    let folder = try Folder()
    defer { folder.remove() }
    try folder.write("a {}", at: 1)
    let tag = try #require(try folder.response().headers["ETag"])
    // Other contents with the same metadata would be detected only by reading them.
    try folder.write("b {}", at: 1)
    #expect(try folder.response(knownTag: tag).status == 304)
  }

  @Test func removedFileIsUnknown() throws {
    let folder = try Folder()
    try folder.write("a {}", at: 1)
    let tag = try #require(try folder.response().headers["ETag"])
    folder.remove()
    #expect(throws: WebProblem.self) { try folder.response(knownTag: tag) }
  }
}
