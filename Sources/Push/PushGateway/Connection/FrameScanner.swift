/// Finds the headers of frames in a client's bytes, without interpreting the frames.
///
/// nghttp2 ignores frames on closed streams and does not report them, so their sender would wait
/// for a response. Source: RFC 9113, 3.4 (preface) and 4.1 (frame header).
struct FrameScanner: Equatable, Sendable {
  private static let headerLength = 9

  /// Bytes to skip: first the preface, then each frame's payload.
  private var skipped = 24
  /// The part of the current frame's header that has arrived.
  private var header: [UInt8] = []

  /// Calls `body` with the type and the stream of each frame whose header ends in these bytes.
  mutating func scan(
    _ bytes: UnsafeBufferPointer<UInt8>, _ body: (_ type: UInt8, _ stream: Int32) -> Void
  ) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let step = min(skipped, rest.count)
      skipped -= step
      rest = rest.dropFirst(step)
      let part = rest.prefix(Self.headerLength - header.count)
      guard skipped == 0, !part.isEmpty else { continue }
      header.append(contentsOf: part)
      rest = rest.dropFirst(part.count)
      guard header.count == Self.headerLength else { continue }
      skipped = header[..<3].reduce(0) { $0 << 8 | Int($1) }
      let stream = header[5...].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
      body(header[3], Int32(stream & 0x7FFF_FFFF))
      header.removeAll(keepingCapacity: true)
    }
  }
}
