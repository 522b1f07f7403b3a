import Foundation
import SealedCache

/// The record of a compiler's version. Asking the compiler takes about half of the time in which an
/// unchanged project is recognized.
///
/// The record is valid for one file: its path, size and date. A script or another program that
/// only starts a compiler, whose version can change without a change of the file, has no record.
struct CompilerVersion {
  private let record: URL
  /// Identifies the compiler's file.
  private let key: String

  /// Returns nil if there is no place for a record, or if the executable is not the compiler of a
  /// toolchain.
  init?(executable: String, record: URL?) {
    let file = URL(fileURLWithPath: executable).resolvingSymlinksInPath()
    let usr = file.deletingLastPathComponent().deletingLastPathComponent()
    guard let record, usr.appendingPathComponent("lib/swift").isDirectory,
      let attributes = try? FileManager.default.attributesOfItem(atPath: file.path),
      let size = attributes[.size], let date = attributes[.modificationDate] as? Date
    else { return nil }
    self.record = record
    key = "\(file.path) \(size) \(date.timeIntervalSince1970)"
  }

  func read() -> String? {
    guard let data = SealedFile.contents(of: record) else { return nil }
    let lines = String(decoding: data, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false)
    guard lines.count == 2, lines[0] == key, !lines[1].isEmpty else { return nil }
    return String(lines[1])
  }

  /// Replaces the record. Without one, the next build asks the compiler again.
  func write(_ version: String) {
    try? SealedFile.write(Data("\(key)\n\(version)".utf8), to: record)
  }
}
