import Foundation

/// Divides received bytes into lines. `LineSocket` fills it.
///
/// It holds at most the limit of a line plus the bytes that were received in one piece.
struct LineBuffer {
  private var bytes = Data()
  /// The number of bytes at the start that contain no newline.
  private var searched = 0

  mutating func append(_ received: ArraySlice<UInt8>) {
    bytes.append(contentsOf: received)
  }

  /// Removes and returns the next line; nil if more bytes are needed.
  ///
  /// - Parameter limit: The maximum length of a line, in bytes without the newline.
  mutating func next(limit: Int) -> LineSocket.Line? {
    guard let end = bytes[searched...].firstIndex(of: UInt8(ascii: "\n")) else {
      searched = bytes.count
      return bytes.count > limit ? .tooLong : nil
    }
    let line = Data(bytes[..<end])
    bytes = Data(bytes[(end + 1)...])
    searched = 0
    return line.count > limit ? .tooLong : .line(line)
  }
}
