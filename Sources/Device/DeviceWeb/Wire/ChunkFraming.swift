/// Follows a body in chunks: `SIZE CRLF DATA CRLF`, repeated, then `0 CRLF CRLF`.
///
/// Source: RFC 9112, 7.1, without extensions and trailers, which no client of the page sends and
/// which libsoup does not read to their end.
struct ChunkFraming {
  private enum State {
    /// The digits so far.
    case size(value: Int, digits: Int)
    case sizeEnd(Int)
    case data(Int)
    /// The line end after a chunk: the bytes that are missing.
    case dataEnd(ArraySlice<UInt8>)
    /// The line end after the last size.
    case bodyEnd(ArraySlice<UInt8>)
    case complete
  }

  private static let lineEnd: [UInt8] = [.carriageReturn, .lineFeed]
  /// Sizes of 256 MiB and more are invalid.
  private static let digitLimit = 7

  private var state = State.size(value: 0, digits: 0)

  var isComplete: Bool {
    if case .complete = state { true } else { false }
  }

  /// Returns how many of the bytes belong to the body.
  mutating func receive(_ bytes: UnsafeRawBufferPointer) throws(WebProblem) -> Int {
    var used = 0
    while used < bytes.count {
      if case .data(let missing) = state {
        let count = min(missing, bytes.count - used)
        state = count == missing ? .dataEnd(Self.lineEnd[...]) : .data(missing - count)
        used += count
      } else if case .complete = state {
        return used
      } else {
        try receive(bytes[used])
        used += 1
      }
    }
    return used
  }

  private mutating func receive(_ byte: UInt8) throws(WebProblem) {
    switch state {
    case .size(let value, let digits):
      if byte == .carriageReturn, digits > 0 {
        state = .sizeEnd(value)
      } else if let digit = Character(Unicode.Scalar(byte)).hexDigitValue,
        digits < Self.digitLimit
      {
        state = .size(value: value << 4 | digit, digits: digits + 1)
      } else {
        throw .badFraming("a chunk's size is not a hexadecimal number")
      }
    case .sizeEnd(let size):
      guard byte == .lineFeed else { throw .badFraming("a line does not end with CR LF") }
      state = size == 0 ? .bodyEnd(Self.lineEnd[...]) : .data(size)
    case .dataEnd(let missing):
      guard byte == missing.first else { throw .badFraming("a chunk is longer than its size") }
      state = missing.count == 1 ? .size(value: 0, digits: 0) : .dataEnd(missing.dropFirst())
    case .bodyEnd(let missing):
      guard byte == missing.first else { throw .badFraming("trailers are not supported") }
      state = missing.count == 1 ? .complete : .bodyEnd(missing.dropFirst())
    case .data, .complete: break
    }
  }
}
