/// Follows the frames of a client's WebSocket, and limits the size of whole messages.
///
/// libsoup before 3.6 limits frames only: a message of many fragments grows without limit. Source:
/// RFC 6455, 5.2 to 5.5.
///
/// A value without I/O. `ConnectionWire` applies it to connections.
struct FrameFraming {
  /// Why a connection must be closed.
  struct Violation: Error, Equatable {
    /// The status of the close frame: one of those that libsoup sends.
    var code: UInt16
    /// At most 123 bytes.
    var reason: String

    static func invalid(_ reason: String) -> Violation { Violation(code: 1002, reason: reason) }
  }

  /// The largest message, in bytes.
  let limit: Int
  /// The announced size of the message that has begun, in bytes.
  private(set) var messageSize = 0
  /// The pings that have begun.
  private(set) var pingCount = 0

  /// The bytes of an incomplete head: at most 14.
  private var head: [UInt8] = []
  /// The bytes that the current frame still lacks.
  private var missing = 0
  /// A message whose last frame has not begun.
  private var isInMessage = false
  private var isClosed = false

  init(limit: Int) {
    self.limit = limit
  }

  /// Whether a frame or a message has begun and is not complete.
  var isUnfinished: Bool { !head.isEmpty || missing > 0 || isInMessage }

  /// Returns how many of the bytes belong to the frames; those after a close frame do not.
  mutating func receive(_ bytes: UnsafeRawBufferPointer) throws(Violation) -> Int {
    var used = 0
    while used < bytes.count {
      if missing > 0 {
        let count = min(missing, bytes.count - used)
        missing -= count
        used += count
      } else if isClosed {
        return used
      } else {
        head.append(bytes[used])
        used += 1
        try beginFrame()
      }
      if missing == 0, head.isEmpty, !isInMessage { messageSize = 0 }
    }
    return used
  }

  /// Reads the head if it is complete.
  private mutating func beginFrame() throws(Violation) {
    guard head.count >= 2 else { return }
    let kind = head[0] & 15
    let isFinal = head[0] & 0x80 != 0
    let isControl = kind >= 8
    let short = head[1] & 0x7F
    guard head[0] & 0x70 == 0, [0, 1, 2, 8, 9, 10].contains(kind) else {
      throw .invalid("unknown kind of frame")
    }
    guard head[1] & 0x80 != 0 else { throw .invalid("frames must be masked") }
    guard !isControl || isFinal && short <= 125 else { throw .invalid("long control frame") }
    guard isControl || isInMessage == (kind == 0) else { throw .invalid("fragments out of order") }
    let sizeBytes = short == 127 ? 8 : short == 126 ? 2 : 0
    guard head.count >= 2 + sizeBytes else { return }
    let size =
      sizeBytes == 0 ? UInt64(short) : head[2..<2 + sizeBytes].reduce(0) { $0 << 8 | UInt64($1) }
    guard sizeBytes == 0 || size > (sizeBytes == 2 ? 125 : 0xFFFF) else {
      throw .invalid("size with unused bytes")
    }
    guard isControl || size <= UInt64(limit - messageSize) else {
      throw Violation(code: 1009, reason: "the limit of a message is \(limit) bytes")
    }
    // The mask.
    guard head.count == 2 + sizeBytes + 4 else { return }
    head = []
    missing = Int(size)
    if isControl {
      pingCount += kind == 9 ? 1 : 0
      isClosed = kind == 8
    } else {
      messageSize += missing
      isInMessage = !isFinal
    }
  }
}
