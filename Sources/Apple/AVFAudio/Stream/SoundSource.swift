import CSound
import Foundation

/// The input of a player: a file, or bytes in memory, which are made available under a path.
final class SoundSource: Sendable {
  let path: String
  /// The name for error messages.
  let name: String
  let format: SoundFormat
  private let descriptor: Int32?

  /// Throws `SoundFailure`.
  init(contentsOf url: URL, hint: String?) throws(SoundFailure) {
    guard url.isFileURL else { throw .notAFile(url) }
    let file = open(url.path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw .unreadable(path: url.path, errno: errno) }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0 else { throw .unreadable(path: url.path, errno: errno) }
    // A pipe or a device might never end.
    guard status.st_mode & S_IFMT == S_IFREG else { throw .unknownFormat(path: url.path) }
    var bytes = [UInt8](repeating: 0, count: SoundFormat.lookahead)
    let count = read(file, &bytes, bytes.count)
    guard count >= 0 else { throw .unreadable(path: url.path, errno: errno) }
    path = url.path
    name = url.path
    descriptor = nil
    format = try Self.format(Array(bytes.prefix(count)), hint: hint, name: url.path)
  }

  /// Throws `SoundFailure`.
  init(data: Data, hint: String?) throws(SoundFailure) {
    name = "data of \(data.count) bytes"
    format = try Self.format(Array(data.prefix(SoundFormat.lookahead)), hint: hint, name: name)
    let file = data.withUnsafeBytes { sound_memory_file($0.baseAddress, UInt64($0.count)) }
    guard file >= 0 else { throw .unreadable(path: name, errno: -file) }
    descriptor = file
    path = "/proc/self/fd/\(file)"
  }

  deinit {
    if let descriptor { close(descriptor) }
  }

  private static func format(
    _ bytes: [UInt8], hint: String?, name: String
  ) throws(SoundFailure) -> SoundFormat {
    if let found = SoundFormat(firstBytes: bytes) { return found }
    guard !bytes.isEmpty, let hint, let hinted = SoundFormat(hint: hint) else {
      throw .unknownFormat(path: name)
    }
    return hinted
  }
}
