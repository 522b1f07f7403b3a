import Foundation

/// The file of the channels and their stored messages.
///
/// Each change appends one line, so its cost does not depend on the number of channels. The file is
/// compacted when it has grown to twice its compacted size.
struct ChannelStore: Sendable {
  struct Content: Equatable, Sendable {
    /// In order of creation.
    var channels: [Channel] = []
    /// Stored messages by channel identifier.
    var messages: [String: ChannelPush] = [:]
  }

  /// One change. The names are the file's format.
  private struct Line: Codable {
    var made: Channel?
    var deleted: String?
    var kept: ChannelPush?
    /// The channel whose stored message was removed.
    var emptied: String?
  }

  /// Smaller files are not compacted, in bytes.
  private static let compactionThreshold = 1 << 20

  private let url: URL?
  /// The size of the file after its last compaction, in bytes.
  private var compactedSize = 0

  /// - Parameter url: nil stores nothing.
  init(_ url: URL?) {
    self.url = url
  }

  /// Reads and compacts the file. Skips unreadable lines, because the last one may be incomplete.
  /// Throws `GatewayError.folder`.
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
    var compacted = Data()
    for channel in content.channels {
      compacted += try bytes(Line(made: channel))
      if let push = messages[channel.id] { compacted += try bytes(Line(kept: push)) }
    }
    try GatewayFolder.write(compacted, to: url)
    compactedSize = compacted.count
    return content
  }

  // These return after the change is on disk, and throw `GatewayError.folder`.

  mutating func appendCreation(of channel: Channel) throws(GatewayError) {
    try append(Line(made: channel))
  }

  mutating func appendDeletion(of id: String) throws(GatewayError) {
    try append(Line(deleted: id))
  }

  /// - Parameter push: The channel's new stored message; nil for none.
  mutating func appendLatestMessage(
    _ push: ChannelPush?, channel id: String
  ) throws(GatewayError) {
    try append(push.map { Line(kept: $0) } ?? Line(emptied: id))
  }

  private mutating func append(_ line: Line) throws(GatewayError) {
    guard let url else { return }
    let descriptor = open(url.path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw .folder(url.path, reason: systemErrorText()) }
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
    // The change is on disk. A failed compaction does not make it fail.
    if size > max(2 * compactedSize, Self.compactionThreshold) { _ = try? load() }
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
