import Foundation
import Hexadecimal

/// The secret that grants access to the device: 256 random bits as 64 hexadecimal digits.
///
/// It is stored in the file `token` of the state folder with mode 0600, so that other users of the
/// machine cannot read it. It survives restarts, so that open pages can reconnect. Anyone who has
/// the token controls the device; it does not identify a user and never expires.
package struct AccessToken: Equatable, Sendable {
  package let text: String

  /// Returns nil unless `text` is 64 hexadecimal digits.
  package init?(_ text: String) {
    guard text.utf8.count == 64, text.utf8.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit })
    else { return nil }
    self.text = text
  }

  package init(using generator: inout some RandomNumberGenerator) {
    let bytes = (0..<32).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
    text = Data(bytes).hexadecimal
  }

  /// Compares in constant time: the duration does not depend on where the texts differ.
  func matches(_ other: String) -> Bool {
    let own = Array(text.utf8)
    let given = Array(other.utf8.prefix(own.count + 1))
    guard given.count == own.count else { return false }
    return zip(own, given).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }
}

extension AccessToken {
  /// Returns the token in a state folder. Creates one if the file is missing or invalid. Throws
  /// `DeviceWebError.tokenUnwritable`.
  package static func stored(
    in folder: URL, using generator: inout some RandomNumberGenerator
  ) throws -> AccessToken {
    let file = folder.appendingPathComponent("token")
    if let text = try? String(contentsOf: file, encoding: .utf8),
      let token = AccessToken(text.trimmingCharacters(in: .whitespacesAndNewlines))
    {
      // A copied or restored file may be readable by others.
      chmod(file.path, 0o600)
      return token
    }
    let token = AccessToken(using: &generator)
    do {
      try FileManager.default.createDirectory(
        at: folder, withIntermediateDirectories: true,
        attributes: [.posixPermissions: 0o700])
      try token.write(to: file)
    } catch {
      throw DeviceWebError.tokenUnwritable(path: file.path, reason: "\(error)")
    }
    return token
  }

  /// Creates the file with mode 0600 and then renames it, so that others can read it at no time.
  private func write(to file: URL) throws {
    let part = file.path + ".part"
    unlink(part)
    let descriptor = open(part, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    defer { close(descriptor) }
    let bytes = Array((text + "\n").utf8)
    guard Foundation.write(descriptor, bytes, bytes.count) == bytes.count,
      rename(part, file.path) == 0
    else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
  }
}
