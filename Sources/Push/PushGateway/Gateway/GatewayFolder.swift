import Foundation

/// The folder with a gateway's keys, channels, certificate and log, inside the device's state
/// folder.
public struct GatewayFolder: Equatable, Sendable {
  /// The gateway creates it if it does not exist.
  public var url: URL

  public init(_ url: URL) {
    self.url = url
  }

  /// - Parameter deviceState: The device's state folder.
  public init(deviceState: URL) {
    url = deviceState.appendingPathComponent("push", isDirectory: true)
  }

  /// The certificate that servers must trust, as PEM.
  public var certificate: URL { url.appendingPathComponent("certificate.pem") }
  var certificateKey: URL { url.appendingPathComponent("certificate-key.pem") }
  /// The registered keys: JSON.
  public var keys: URL { url.appendingPathComponent("keys.json") }
  var channels: URL { url.appendingPathComponent("channels.jsonl") }
  /// The log: one entry a line, as JSON.
  public var log: URL { url.appendingPathComponent("log.jsonl") }

  /// Creates the folder, accessible to its owner only. Throws `GatewayError.folder`.
  func create() throws(GatewayError) {
    do {
      try FileManager.default.createDirectory(
        at: url, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    } catch {
      throw .folder(url.path, reason: error.localizedDescription)
    }
  }

  /// Replaces a file atomically; only its owner can read it. Throws `GatewayError.folder`.
  static func write(_ bytes: Data, to url: URL) throws(GatewayError) {
    let part = url.appendingPathExtension("part-\(getpid())")
    unlink(part.path)
    let descriptor = open(part.path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw .folder(part.path, reason: systemErrorText()) }
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    do {
      try handle.write(contentsOf: bytes)
      try handle.synchronize()
    } catch {
      throw .folder(part.path, reason: error.localizedDescription)
    }
    guard rename(part.path, url.path) == 0 else {
      throw .folder(url.path, reason: systemErrorText())
    }
  }
}

/// The text of `errno`.
func systemErrorText() -> String { String(cString: strerror(errno)) }
