import Foundation

/// The secret that opens the device: 256 random bits as 64 hexadecimal digits.
///
/// It lies in the state folder's file `token`, which only its owner may read, and stays the same
/// over restarts, so that open pages go on.
public struct AccessToken: Equatable, Sendable {
  public let text: String

  /// nil unless `text` is 64 hexadecimal digits.
  public init?(_ text: String) {
    guard text.utf8.count == 64, text.utf8.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit })
    else { return nil }
    self.text = text
  }

  public init(using generator: inout some RandomNumberGenerator) {
    text = (0..<32).map { _ in
      let byte = UInt8.random(in: .min ... .max, using: &generator)
      return (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }.joined()
  }

  /// Whether `other` is the token. Takes the same time wherever they differ.
  func matches(_ other: String) -> Bool {
    let own = Array(text.utf8)
    let given = Array(other.utf8.prefix(own.count + 1))
    guard given.count == own.count else { return false }
    return zip(own, given).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }
}

extension AccessToken {
  /// The token in a state folder; a new one is made where there is none, or none that can be read.
  /// Throws `DeviceWebError.tokenUnwritable`.
  public static func stored(
    in folder: URL, using generator: inout some RandomNumberGenerator
  ) throws -> AccessToken {
    let file = folder.appendingPathComponent("token")
    if let text = try? String(contentsOf: file, encoding: .utf8),
      let token = AccessToken(text.trimmingCharacters(in: .whitespacesAndNewlines))
    {
      // A copy or a restored backup may have opened it to others.
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

  /// Under another name first, readable by nobody else at any moment.
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
