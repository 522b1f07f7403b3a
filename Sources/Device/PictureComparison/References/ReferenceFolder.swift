import Foundation

/// The folder with the reference of each picture: `NAME.png` and `NAME.txt`, the placed tree.
package struct ReferenceFolder: Sendable {
  package static let defaultName = "VitrineReferences"
  /// The largest file that is read, in bytes.
  private static let sizeLimit = 256 << 20

  package let url: URL

  package init(url: URL) {
    self.url = url
  }

  package func picture(_ name: String) throws -> Data? { try read("\(name).png") }

  package func tree(_ name: String) throws -> String? {
    try read("\(name).txt").map { String(decoding: $0, as: UTF8.self) }
  }

  /// Returns nil if there is no such file. Throws `ReferenceError.unreadable`.
  private func read(_ name: String) throws -> Data? {
    let file = url.appendingPathComponent(name)
    // The attributes of a link are not those of its file.
    let path = file.resolvingSymlinksInPath().path
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: path) else {
      return nil
    }
    // Reading a pipe would not end.
    guard attributes[.type] as? FileAttributeType == .typeRegular else {
      throw ReferenceError.unreadable(file.path, reason: "not a file")
    }
    guard (attributes[.size] as? Int ?? 0) <= Self.sizeLimit else {
      throw ReferenceError.unreadable(file.path, reason: "larger than \(Self.sizeLimit >> 20) MB")
    }
    do {
      return try Data(contentsOf: file)
    } catch {
      let reason = FileManager.default.isReadableFile(atPath: file.path) ? "damaged" : "no access"
      throw ReferenceError.unreadable(file.path, reason: reason)
    }
  }

  /// Writes a file unless it has these bytes: the whole file or nothing. Throws
  /// `ReferenceError.unwritable`.
  package func write(_ data: Data, _ name: String) throws {
    let file = url.appendingPathComponent(name)
    if (try? read(name)) == data { return }
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    } catch {
      throw ReferenceError.unwritable(
        file.deletingLastPathComponent().path, reason: "cannot create the folder")
    }
    do {
      try data.write(to: file, options: .atomic)
    } catch {
      let folder = file.deletingLastPathComponent().path
      let reason =
        FileManager.default.isWritableFile(atPath: folder)
        ? error.localizedDescription : "no permission to write in \(folder)"
      throw ReferenceError.unwritable(file.path, reason: reason)
    }
  }

  /// The names of the pictures in the folder, sorted, without those in subfolders.
  package func names(in subfolder: String) -> [String] {
    let folder = subfolder.isEmpty ? url : url.appendingPathComponent(subfolder)
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.filter { $0.hasSuffix(".png") && !$0.hasPrefix(".") }
      .map { (subfolder.isEmpty ? "" : subfolder + "/") + $0.dropLast(4) }.sorted()
  }
}
