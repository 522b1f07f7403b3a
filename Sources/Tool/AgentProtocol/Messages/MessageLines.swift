import Foundation

/// Splits a stream of bytes into messages, one per line.
///
/// A line that is longer than the limit is skipped up to its end, and reported once, so that a
/// client cannot fill the memory. Half a line at the end of the stream is no message.
package struct MessageLines {
  package enum Line: Equatable, Sendable {
    case message(Data)
    case tooLong(limit: Int)
  }

  /// In bytes.
  private let limit: Int
  private var rest = Data()
  private var isSkipping = false

  package init(limit: Int) {
    self.limit = limit
  }

  /// The lines that end in these bytes. Empty ones are left out.
  package mutating func add(_ bytes: Data) -> [Line] {
    var lines: [Line] = []
    var start = bytes.startIndex
    while let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) {
      append(bytes[start..<end], to: &lines)
      if !isSkipping {
        if rest.last == UInt8(ascii: "\r") { rest.removeLast() }
        if !rest.isEmpty { lines.append(.message(rest)) }
      }
      isSkipping = false
      rest = Data()
      start = end + 1
    }
    append(bytes[start...], to: &lines)
    return lines
  }

  private mutating func append(_ part: Data, to lines: inout [Line]) {
    guard !isSkipping else { return }
    guard rest.count + part.count <= limit else {
      isSkipping = true
      rest = Data()
      return lines.append(.tooLong(limit: limit))
    }
    rest.append(part)
  }
}
