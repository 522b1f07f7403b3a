/// Splits the output of a process into lines, in bounded memory: of a line of more than 8 KiB, the
/// rest is counted and left out.
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
      keep(rest[..<end])
      body(take())
      rest = rest[(end + 1)...]
    }
    keep(rest)
  }

  /// Discards what is left of the current line and counts the line breaks in the bytes.
  mutating func skip(_ bytes: UnsafeRawBufferPointer) -> Int {
    let count = bytes.count { $0 == UInt8(ascii: "\n") }
    guard let last = bytes.lastIndex(of: UInt8(ascii: "\n")) else {
      excess += bytes.count
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
