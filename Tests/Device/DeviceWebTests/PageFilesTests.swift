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

  /// The addresses of a page's files change with any of them, and only such addresses are kept.
  @Test func pageNamesVersionedAddresses() throws {
    let folder = try Folder()
    defer { folder.remove() }
    try Data(#"<link href="/page/page.css">"#.utf8).write(
      to: folder.url.appendingPathComponent("index.html"))
    try folder.write("a {}", at: 1)
    func address() throws -> String {
      let page = String(
        decoding: try folder.files.page("index.html", knownTag: nil).body, as: UTF8.self)
      let match = try #require(
        page.firstMatch(of: #/<link href="/page/(v-[0-9a-f]{16}/page.css)">/#))
      return String(match.1)
    }
    let old = try address()
    let response = try folder.files.response(old, knownTag: nil)
    #expect(response.body == Data("a {}".utf8))
    #expect(response.headers["Cache-Control"] == HTTPResponse.permanent)
    #expect(try folder.response().headers["Cache-Control"] == "no-cache")
    #expect(try address() == old)
    try folder.write("b {}", at: 2)
    #expect(try address() != old)
    // A page that was opened before the change still finds its files.
    #expect(try folder.files.response(old, knownTag: nil).body == Data("b {}".utf8))
    for path in ["v-1/../page.css", "v-1/v-1/page.css", "v-1/", "v-1"] {
      #expect(throws: WebProblem.self) { try folder.files.response(path, knownTag: nil) }
    }
  }
}
