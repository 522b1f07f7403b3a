import Foundation

/// Stores pictures and layouts in the folder of a sweep.
package struct PictureFolder: PictureStore {
  /// The folder of the sweep, with `pictures` and `trees`.
  package let url: URL

  /// The folder of incomplete files.
  private var parts: URL { url.appendingPathComponent(".parts") }

  /// Creates nothing. The folders are created by the first file.
  package init(_ url: URL) {
    self.url = url
  }

  /// Whether the file exists. Its contents are not compared.
  package func contains(_ file: SweepFile) -> Bool {
    FileManager.default.fileExists(atPath: url.appendingPathComponent(file.path).path)
  }

  package func store(_ files: [SweepContents], for issue: String) throws -> FileRanges {
    for each in files { try store(each.data, as: each.file) }
    return FileRanges()
  }

  /// Writes a file atomically. Throws `SweepError.file`.
  package func store(_ data: Data, as file: SweepFile) throws {
    guard !contains(file) else { return }
    let target = url.appendingPathComponent(file.path)
    let part = parts.appendingPathComponent(UUID().uuidString)
    do {
      for folder in [parts, target.deletingLastPathComponent()] {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      }
      try data.write(to: part)
      guard rename(part.path, target.path) == 0 else {
        throw SweepError.file(
          target.path, reason: String(cString: strerror(errno)).lowercased())
      }
    } catch let error as SweepError {
      throw error
    } catch {
      try? FileManager.default.removeItem(at: part)
      throw SweepError.file(target.path, reason: error.localizedDescription)
    }
  }

  /// Removes incomplete files that a crash left behind. Must not run during a write.
  package func removeParts() { try? FileManager.default.removeItem(at: parts) }
}
