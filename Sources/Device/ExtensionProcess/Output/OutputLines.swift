import Foundation
import HostLink

/// Splits the output of a process into lines, in bounded memory: of a line of more than 8 KiB, the
/// rest is counted and left out, but for a record at its end.
///
/// A value without I/O. Bytes arrive in pieces of any size; a line is complete with its line break,
/// or when the output ends.
struct OutputLines {
  static let lengthLimit = 8 << 10

  private var partial: [UInt8] = []
  /// The bytes of the partial line that were left out.
  private var excess = 0

  /// Adds bytes, and calls `body` with each line that they complete.
  mutating func append(_ bytes: UnsafeRawBufferPointer, _ body: (String) -> Void) {
    var rest = bytes[...]
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      add(rest[..<end], body)
      body(take())
      rest = rest[(end + 1)...]
    }
    add(rest, body)
  }

  /// Discards all complete lines and returns their number. Returns nil, and changes nothing, if the
  /// bytes or the current line may have a record.
  mutating func skip(_ bytes: UnsafeRawBufferPointer) -> Int? {
    guard let start = bytes.baseAddress else { return 0 }
    guard memchr(start, Int32(OutputRecord.mark), bytes.count) == nil,
      !partial.contains(OutputRecord.mark)
    else { return nil }
    let count = bytes.count { $0 == UInt8(ascii: "\n") }
    guard let last = bytes.lastIndex(of: UInt8(ascii: "\n")) else {
      keep(bytes[...])
      return 0
    }
    partial = []
    excess = 0
    keep(bytes[(last + 1)...])
    return count
  }

  /// The last line, if it has no line break.
  mutating func finish() -> String? {
    partial.isEmpty && excess == 0 ? nil : take()
  }

  /// Adds bytes of one line. In a line that is too long, a record ends what is before it.
  private mutating func add(_ bytes: Slice<UnsafeRawBufferPointer>, _ body: (String) -> Void) {
    guard bytes.count > Self.lengthLimit - partial.count,
      let mark = bytes.lastIndex(of: OutputRecord.mark)
    else { return keep(bytes) }
    keep(bytes[..<mark])
    if let line = finish() { body(line) }
    keep(bytes[mark...])
  }

  private mutating func keep(_ bytes: Slice<UnsafeRawBufferPointer>) {
    let room = Self.lengthLimit - partial.count
    partial.append(contentsOf: bytes.prefix(room))
    excess += max(bytes.count - room, 0)
  }

  private mutating func take() -> String {
    defer {
      partial.removeAll(keepingCapacity: partial.capacity <= Self.lengthLimit)
      excess = 0
    }
    let text = String(decoding: partial, as: UTF8.self)
    return excess == 0 ? text : text + "… (\(excess) more bytes)"
  }
}
