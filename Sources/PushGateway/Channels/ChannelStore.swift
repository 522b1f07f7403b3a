import Foundation

/// The channels and what they keep, in their file: a line for each change, so that it costs the same
/// however many there are. The file is written anew when it has grown to twice what it has to hold.
struct ChannelStore: Sendable {
  /// What the file holds.
  struct Content: Equatable, Sendable {
    /// In the order in which they were made.
    var channels: [Channel] = []
    /// Latest messages by channels' ids.
    var messages: [String: ChannelPush] = [:]
  }

  private struct Line: Codable {
    var made: Channel?
    var deleted: String?
    var kept: ChannelPush?
    /// The channel that keeps no message any more.
    var emptied: String?
  }

  /// Bytes that need no care.
  private static let small = 1 << 20

  private let url: URL?
  /// Bytes of the file when it was last written anew.
  private var base = 0

  /// nil keeps none.
  init(_ url: URL?) {
    self.url = url
  }

  /// Lines that cannot be read are left out: the last one may be half written. What is left is
  /// written anew. Throws `GatewayError.folder`.
  mutating func load() throws(GatewayError) -> Content {
    guard let url, let text = try? Data(contentsOf: url) else { return Content() }
    var channels: [String: Channel] = [:]
    var order: [String] = []
    var messages: [String: ChannelPush] = [:]
    for bytes in text.split(separator: UInt8(ascii: "\n")) {
      guard let line = try? JSONDecoder().decode(Line.self, from: Data(bytes)) else { continue }
      if let channel = line.made {
        if channels.updateValue(channel, forKey: channel.id) == nil { order.append(channel.id) }
      }
      if let push = line.kept, channels[push.channel] != nil { messages[push.channel] = push }
      if let id = line.emptied ?? line.deleted { messages[id] = nil }
      if let id = line.deleted { channels[id] = nil }
    }
    let content = Content(channels: order.compactMap { channels[$0] }, messages: messages)
    var anew = Data()
    for channel in content.channels {
      anew += try bytes(Line(made: channel))
      if let push = messages[channel.id] { anew += try bytes(Line(kept: push)) }
    }
    try GatewayFolder.write(anew, to: url)
    base = anew.count
    return content
  }

  /// On the disk when it returns. Throws `GatewayError.folder`.
  mutating func made(_ channel: Channel) throws(GatewayError) { try append(Line(made: channel)) }

  /// The same.
  mutating func deleted(_ id: String) throws(GatewayError) { try append(Line(deleted: id)) }

  /// What a channel keeps from now on, nil for nothing: the same.
  mutating func keeps(_ push: ChannelPush?, channel id: String) throws(GatewayError) {
    try append(push.map { Line(kept: $0) } ?? Line(emptied: id))
  }

  private mutating func append(_ line: Line) throws(GatewayError) {
    guard let url else { return }
    let descriptor = open(url.path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw .folder(url.path, reason: systemReason()) }
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    let bytes = try bytes(line)
    let size: Int
    do {
      try handle.write(contentsOf: bytes)
      try handle.synchronize()
      size = Int(try handle.offset())
    } catch {
      throw .folder(url.path, reason: error.localizedDescription)
    }
    // The change is on the disk: where the file cannot be made smaller, it is not.
    if size > max(2 * base, Self.small) { _ = try? load() }
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
