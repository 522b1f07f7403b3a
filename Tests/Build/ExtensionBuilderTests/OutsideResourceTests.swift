import Foundation
import ProjectReader
import Testing

@testable import ExtensionBuilder

/// Files outside of a project that its resources and sources name by symbolic links.
@Suite struct OutsideResourceTests {
  /// A repository `p` with links, beside a folder `outside` with secrets.
  private func repository(
    _ files: [String: String], links: [String: String]
  ) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("", to: "p/.git/HEAD")
    for name in ["a.png", "a.txt", "a.swift", "Contents.json", "a.strings"] {
      try folder.write("let canary = 1", to: "outside/\(name)")
    }
    for (name, text) in files { try folder.write(text, to: "p/\(name)") }
    for (name, target) in links {
      let link = folder.url.appendingPathComponent("p/\(name)")
      try FileManager.default.createDirectory(
        at: link.deletingLastPathComponent(), withIntermediateDirectories: true)
      try FileManager.default.createSymbolicLink(
        atPath: link.path, withDestinationPath: target)
    }
    return folder
  }

  private static let image = """
    {"images": [{"idiom": "universal", "filename": "a.png"}]}
    """
  private static let data = """
    {"data": [{"idiom": "universal", "filename": "a.txt"}]}
    """

  @Test(
    arguments: [
      (
        ["A.xcassets/I.imageset/Contents.json": image], ["A.xcassets/I.imageset/a.png": "OUT/a.png"]
      ),
      (["A.xcassets/D.dataset/Contents.json": data], ["A.xcassets/D.dataset/a.txt": "OUT/a.txt"]),
      ([:], ["A.xcassets/I.imageset": "OUT"]),
      (
        ["A.xcassets/I.imageset/a.png": ""],
        ["A.xcassets/I.imageset/Contents.json": "OUT/Contents.json"]
      ),
      ([:], ["a.txt": "OUT/a.txt"]),
      ([:], ["en.lproj/a.strings": "OUT/a.strings"]),
      (["B.bundle/x.txt": ""], ["B.bundle/a.txt": "OUT/a.txt", "B.bundle/folder": "OUT"]),
      ([:], ["B.bundle": "OUT"]),
      ([:], ["A.xcassets": "OUT"]),
      ([:], ["Sources": "OUT"]),
      ([:], ["Evil.swift": "OUT/a.swift"]),
    ] as [([String: String], [String: String])])
  func plainFolderUsesNothingOutside(files: [String: String], links: [String: String]) throws {
    for isAbsolute in [true, false] {
      let folder = try repository(files, links: [:])
      try folder.write("struct W {}", to: "p/W.swift")
      let outside = folder.url.path + "/outside"
      for (name, target) in links {
        let link = folder.url.appendingPathComponent("p/\(name)")
        try FileManager.default.createDirectory(
          at: link.deletingLastPathComponent(), withIntermediateDirectories: true)
        let up = String(repeating: "../", count: name.split(separator: "/").count)
        try FileManager.default.createSymbolicLink(
          atPath: link.path,
          withDestinationPath: target.replacing("OUT", with: isAbsolute ? outside : up + "outside"))
      }
      let (notices, text) = try collected(folder, also: [])
      #expect(!text.contains("canary"), "\(links)")
      #expect(notices.contains { $0.contains("--also \(outside)") }, "\(notices)")
      // The user can allow the folder.
      let allowed = try collected(folder, also: [URL(fileURLWithPath: outside)])
      #expect(!allowed.notices.contains { $0.contains("--also") }, "\(allowed.notices)")
    }
  }

  /// The notices, and the texts of the sources and of all files in the bundle.
  private func collected(
    _ folder: TemporaryFolder, also: [URL]
  ) throws -> (notices: [String], text: String) {
    let sources = try SourceFolder(folder.url.appendingPathComponent("p"), also: also)
    let staged = try StagedBundle(
      destination: folder.url.appendingPathComponent("\(UUID().uuidString).vitrine"))
    defer { staged.discard() }
    var resources = ResourceCollector(sources: sources, staged: staged)
    try resources.collect()
    let root = ProjectRoot(folders: [staged.url])
    let files = root.files(below: staged.url) + sources.swift
    let all = root.union(sources.project)
    let notices = BuildInput.outside(sources.outside, of: "p") + resources.notices
    return (notices, try files.map { try all.text(of: $0) }.joined())
  }

  @Test func linkInsideIsFollowed() throws {
    let folder = try repository(
      ["W.swift": "", "Shared/b.txt": "shared"],
      links: ["a.txt": "Shared/b.txt", "B.bundle/folder": "../Shared"])
    let (notices, text) = try collected(folder, also: [])
    #expect(notices == [])
    #expect(text.contains("shared"))
  }

  /// A named pipe would let a build wait for its writer.
  @Test func pipesAreNotOpened() throws {
    let folder = try repository(["W.swift": "struct W {}"], links: [:])
    for name in ["a.txt", "B.swift", "Info.plist"] {
      #expect(mkfifo(folder.url.appendingPathComponent("p/\(name)").path, 0o600) == 0)
    }
    let sources = try SourceFolder(folder.url.appendingPathComponent("p"))
    #expect(sources.allFiles.map(\.lastPathComponent) == ["W.swift"])
    let hash = try sources.contentHash(with: [])
    #expect(!hash.isEmpty)
  }

  @Test(arguments: ["../x", "a/../../x", "/x", "a//x", "", "a/."])
  func bundleIsNotLeft(name: String) throws {
    let folder = try TemporaryFolder()
    let staged = try StagedBundle(destination: folder.url.appendingPathComponent("W.vitrine"))
    defer { staged.discard() }
    #expect(throws: BuildError.self) { try staged.write(Data(), to: name) }
    #expect(folder.names.allSatisfy { $0.hasPrefix(".W.vitrine") })
  }

  @Test func versionOfDataModelIsNotOutside() throws {
    let folder = try repository(
      [
        "M.xcdatamodeld/.xccurrentversion":
          "<plist><dict><key>_XCCurrentVersionName</key><string>../../outside</string></dict></plist>"
      ], links: [:])
    try folder.write("<model></model>", to: "outside/contents")
    let repository = folder.url.appendingPathComponent("p")
    #expect(throws: BuildError.self) {
      try DataModel(
        contentsOf: repository.appendingPathComponent("M.xcdatamodeld"), module: "M",
        in: ProjectRoot(around: repository))
    }
  }
}
