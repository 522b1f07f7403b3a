/// Follows the bytes of one HTTP/1 request, and finds where it ends.
///
///     var framing = RequestFraming()
///     try framing.receive(bytes)   // 5: the first five bytes belong to the request
///     framing.isComplete           // true: the rest is not part of it
///
/// libsoup parses some requests differently than browsers and proxies: it ignores invalid chunk
/// sizes, and prefers one of two lengths. Here, a request with an ambiguous end is an error before
/// libsoup acts on it. A connection carries one request: bytes after it are never parsed. Source:
/// RFC 9112, 2 to 7, without the parts that a server may reject: obsolete line folding, lines that
/// end with LF, chunk extensions and trailers.
///
/// A value without I/O. `ConnectionWire` applies it to connections.
struct RequestFraming {
  /// The largest head, in bytes. Browsers send the cookies of all ports of 127.0.0.1.
  static let headLimit = 32 << 10

  private enum State {
    case head([UInt8])
    /// A body of which this many bytes are missing.
    case body(Int)
    case chunks(ChunkFraming)
    case complete
  }

  private var state = State.head([])
  /// Whether the client wants to change the protocol. It must then wait for the response.
  private var isUpgrade = false

  /// Whether the whole request has been received.
  var isComplete: Bool {
    if case .complete = state { true } else { false }
  }

  /// Returns how many of the bytes belong to the request. Throws if the request is malformed or its
  /// end is ambiguous.
  mutating func receive(_ bytes: UnsafeRawBufferPointer) throws(WebProblem) -> Int {
    var used = 0
    while used < bytes.count {
      let rest = UnsafeRawBufferPointer(rebasing: bytes[used...])
      switch state {
      case .head(var head):
        // The only reference to the array, so that it is not copied.
        state = .complete
        used += try Self.receive(rest, into: &head)
        state = head.hasSuffix(Self.headEnd) ? try begin(head) : .head(head)
      case .body(let missing):
        let count = min(missing, rest.count)
        state = count == missing ? .complete : .body(missing - count)
        used += count
      case .chunks(var chunks):
        used += try chunks.receive(rest)
        state = chunks.isComplete ? .complete : .chunks(chunks)
      case .complete:
        if isUpgrade { throw .badFraming("data before the response to an upgrade") }
        return used
      }
    }
    return used
  }

  private static let headEnd = Array("\r\n\r\n".utf8)

  private mutating func begin(_ head: [UInt8]) throws(WebProblem) -> State {
    let parsed = try HeadSyntax(head)
    isUpgrade = parsed.isUpgrade
    return switch parsed.body {
    case .none, .length(0): .complete
    case .length(let count): .body(count)
    case .chunked: .chunks(ChunkFraming())
    }
  }

  /// Appends the bytes up to the end of the head. Checks line ends at once, because libsoup also
  /// sees the end of a head where a line ends with LF.
  private static func receive(
    _ bytes: UnsafeRawBufferPointer, into head: inout [UInt8]
  ) throws(WebProblem) -> Int {
    for (index, byte) in bytes.enumerated() {
      if (byte == .lineFeed) != (head.last == .carriageReturn) {
        throw .badFraming("a line does not end with CR LF")
      }
      if byte < 0x20 && ![.lineFeed, .carriageReturn, .tab].contains(byte) || byte == 0x7F {
        throw .badFraming("a control character")
      }
      guard head.count < headLimit else { throw .headTooLarge(limit: headLimit) }
      head.append(byte)
      if byte == .lineFeed, head.hasSuffix(headEnd) { return index + 1 }
    }
    return bytes.count
  }
}

extension UInt8 {
  static let tab: UInt8 = 0x09
  static let lineFeed: UInt8 = 0x0A
  static let carriageReturn: UInt8 = 0x0D
}

extension [UInt8] {
  func hasSuffix(_ other: [UInt8]) -> Bool {
    count >= other.count && self[(count - other.count)...].elementsEqual(other)
  }
}
