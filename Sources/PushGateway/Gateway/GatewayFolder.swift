import Foundation

/// Where a gateway keeps its keys, its channels, its certificate and its log: a folder of the
/// device's state.
public struct GatewayFolder: Equatable, Sendable {
  public var url: URL

  public init(_ url: URL) {
    self.url = url
  }

  /// The folder of the device whose state is kept there.
  public init(deviceState: URL) {
    url = deviceState.appendingPathComponent("push", isDirectory: true)
  }

  /// PEM: for servers that are to trust the gateway.
  public var certificate: URL { url.appendingPathComponent("certificate.pem") }
  var certificateKey: URL { url.appendingPathComponent("certificate-key.pem") }
  public var keys: URL { url.appendingPathComponent("keys.json") }
  var channels: URL { url.appendingPathComponent("channels.jsonl") }
  public var log: URL { url.appendingPathComponent("log.jsonl") }

  /// Makes the folder, for its owner only. Throws `GatewayError.folder`.
  func create() throws(GatewayError) {
    do {
      try FileManager.default.createDirectory(
        at: url, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    } catch {
      throw .folder(url.path, reason: error.localizedDescription)
    }
  }

  /// Writes a file that is there as a whole or not at all, for its owner only. Throws
  /// `GatewayError.folder`.
  static func write(_ bytes: Data, to url: URL) throws(GatewayError) {
    let part = url.appendingPathExtension("part-\(getpid())")
    unlink(part.path)
    let descriptor = open(part.path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw .folder(part.path, reason: systemReason()) }
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    do {
      try handle.write(contentsOf: bytes)
      try handle.synchronize()
    } catch {
      throw .folder(part.path, reason: error.localizedDescription)
    }
    guard rename(part.path, url.path) == 0 else {
      throw .folder(url.path, reason: systemReason())
    }
  }
}

/// `errno` in words.
func systemReason() -> String { String(cString: strerror(errno)) }
