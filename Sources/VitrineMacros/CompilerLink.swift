import Foundation

/// The compiler's plugin protocol: JSON messages, each preceded by its length (8 bytes,
/// little-endian).
struct CompilerLink {
  enum Failure: Error {
    case truncated
    case oversize(UInt64)
    case notAMessage
  }

  /// A message: an object with a single key, which names it.
  struct Message {
    var name: String
    var body: [String: Any]
  }

  var input: FileHandle
  var output: FileHandle

  /// Returns the next message; nil after the compiler has closed the link.
  func receive() throws -> Message? {
    guard let header = try read(8) else { return nil }
    let length = header.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    guard length <= 256 << 20 else { throw Failure.oversize(length) }
    // A compiler that aborts sends an empty message.
    guard length > 0 else { return nil }
    guard let data = try read(Int(length)) else { throw Failure.truncated }
    guard let object = try JSONSerialization.jsonObject(with: data) as? [String: Any],
      let entry = object.first
    else { throw Failure.notAMessage }
    return Message(name: entry.key, body: entry.value as? [String: Any] ?? [:])
  }

  func send(_ message: Message) throws {
    let data = try JSONSerialization.data(withJSONObject: [message.name: message.body])
    var length = UInt64(data.count).littleEndian
    try output.write(contentsOf: withUnsafeBytes(of: &length) { Data($0) } + data)
  }

  private func read(_ count: Int) throws -> Data? {
    var data = Data()
    while data.count < count {
      guard let part = try input.read(upToCount: count - data.count), !part.isEmpty else {
        guard data.isEmpty else { throw Failure.truncated }
        return nil
      }
      data += part
    }
    return data
  }
}
