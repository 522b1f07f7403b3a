import ContentDigest
import Foundation
import Hexadecimal

/// A file of a cache that is used only if its contents are those that were stored. Its first line
/// is the SHA-256 of the rest.
package enum SealedFile {
  /// The largest file that is read, in bytes.
  private static let limit = 64 << 20
  private static let header = "vitrine-sealed-file "

  /// nil if there is no such file, or if it is damaged.
  package static func contents(of url: URL) -> Data? {
    // Something else, such as a pipe, could block.
    let descriptor = open(url.path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    var facts = stat()
    guard fstat(descriptor, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG,
      facts.st_size <= limit, let data = try? file.readToEnd(),
      let end = data.firstIndex(of: UInt8(ascii: "\n"))
    else { return nil }
    let contents = data[data.index(after: end)...]
    guard let hash = try? ContentDigest.sha256(of: Data(contents)).hexadecimal,
      String(decoding: data[..<end], as: UTF8.self) == header + hash
    else { return nil }
    return Data(contents)
  }

  /// Replaces the file.
  package static func write(_ contents: Data, to url: URL) throws {
    let hash = try ContentDigest.sha256(of: contents).hexadecimal
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder), isFolder.boolValue
    {
      try FileManager.default.removeItem(at: url)
    }
    try (Data("\(header)\(hash)\n".utf8) + contents).write(to: url, options: .atomic)
  }
}
