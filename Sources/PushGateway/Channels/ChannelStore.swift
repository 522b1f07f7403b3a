import Foundation

/// The channels in their file: a line for each that was made or deleted, so that a change costs the
/// same however many there are.
struct ChannelStore: Sendable {
  private struct Line: Codable {
    var made: Channel?
    var deleted: String?
  }

  private let url: URL?

  /// nil keeps none.
  init(_ url: URL?) {
    self.url = url
  }

  /// Lines that cannot be read are left out: the last one may be half written. What is left is
  /// written anew. Throws `GatewayError.folder`.
  func load() throws(GatewayError) -> [Channel] {
    guard let url, let text = try? Data(contentsOf: url) else { return [] }
    var channels: [String: Channel] = [:]
    var order: [String] = []
    for bytes in text.split(separator: UInt8(ascii: "\n")) {
      guard let line = try? JSONDecoder().decode(Line.self, from: Data(bytes)) else { continue }
      if let channel = line.made {
        if channels.updateValue(channel, forKey: channel.id) == nil { order.append(channel.id) }
      }
      if let id = line.deleted { channels[id] = nil }
    }
    let left = order.compactMap { channels[$0] }
    var anew = Data()
    for channel in left { anew += try bytes(Line(made: channel)) }
    try GatewayFolder.write(anew, to: url)
    return left
  }

  /// On the disk when it returns. Throws `GatewayError.folder`.
  func made(_ channel: Channel) throws(GatewayError) { try append(Line(made: channel)) }

  /// The same.
  func deleted(_ id: String) throws(GatewayError) { try append(Line(deleted: id)) }

  private func append(_ line: Line) throws(GatewayError) {
    guard let url else { return }
    let descriptor = open(url.path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw .folder(url.path, reason: systemReason()) }
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    let bytes = try bytes(line)
    do {
      try handle.write(contentsOf: bytes)
      try handle.synchronize()
    } catch {
      throw .folder(url.path, reason: error.localizedDescription)
    }
  }

  private func bytes(_ line: Line) throws(GatewayError) -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    do {
      return try encoder.encode(line) + [UInt8(ascii: "\n")]
    } catch {
      throw .folder(url?.path ?? "", reason: "\(error)")
    }
  }
}
