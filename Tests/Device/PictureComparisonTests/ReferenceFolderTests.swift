import Foundation
import Testing

@testable import PictureComparison

@Suite struct ReferenceFolderTests {
  private enum Item: CaseIterable {
    case file, largeFile, folder, pipe, nothing

    func create(at url: URL) throws {
      let manager = FileManager.default
      switch self {
      case .file: try Data("tree".utf8).write(to: url)
      case .largeFile:
        try Data().write(to: url)
        try FileHandle(forWritingTo: url).truncate(atOffset: 257 << 20)
      case .folder: try manager.createDirectory(at: url, withIntermediateDirectories: false)
      case .pipe: #expect(mkfifo(url.path, 0o600) == 0)
      case .nothing: break
      }
    }

    /// Why it cannot be read.
    var reason: String? {
      switch self {
      case .file, .nothing: nil
      case .largeFile: "larger than 256 MB"
      case .folder, .pipe: "not a file"
      }
    }
  }

  private func withFolder(_ body: (ReferenceFolder) throws -> Void) throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("vitrine-references-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: url) }
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    try body(ReferenceFolder(url: url))
  }

  private func result(_ body: () throws -> String?) throws -> Result<String?, ReferenceError> {
    do { return .success(try body()) } catch let error as ReferenceError { return .failure(error) }
  }

  /// Only regular files of at most 256 MB are read, also through links.
  @Test(arguments: Item.allCases)
  private func readsFiles(item: Item) throws {
    try withFolder { folder in
      try item.create(at: folder.url.appendingPathComponent("noon.txt"))
      try FileManager.default.createSymbolicLink(
        atPath: folder.url.appendingPathComponent("link.txt").path,
        withDestinationPath: item == .nothing ? "link.txt" : "noon.txt")
      for name in ["noon", "link"] {
        // A link to itself leads to no file.
        let reason = item == .nothing && name == "link" ? "not a file" : item.reason
        let path = folder.url.appendingPathComponent("\(name).txt").path
        let expected: Result<String?, ReferenceError> =
          if let reason {
            .failure(.unreadable(path, reason: reason))
          } else {
            .success(item == .file ? "tree" : nil)
          }
        let found = try result { try folder.tree(name) }
        #expect(found == expected)
      }
    }
  }
}
