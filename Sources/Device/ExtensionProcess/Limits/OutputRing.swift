import Foundation
import HostLink
import Synchronization

/// The last bytes of a process's output, in bounded memory.
final class OutputRing: Sendable {
  private struct State {
    var bytes: [UInt8] = []
    var isTruncated = false
    var isFinished = false
  }

  private let capacity: Int
  private let state = Mutex(State())

  /// - Parameter capacity: The bytes to keep.
  init(capacity: Int = 64 << 10) {
    self.capacity = capacity
  }

  func append(_ bytes: UnsafeRawBufferPointer) {
    state.withLock {
      $0.bytes.append(contentsOf: bytes)
      // Trimming only at twice the capacity keeps appending cheap.
      guard $0.bytes.count > 2 * capacity else { return }
      $0.bytes.removeFirst($0.bytes.count - capacity)
      $0.isTruncated = true
    }
  }

  func finish() {
    state.withLock { $0.isFinished = true }
  }

  var isFinished: Bool { state.withLock { $0.isFinished } }

  /// Returns the last lines, without empty lines and the runtime's stack traces. Lines are
  /// truncated to 500 characters.
  func lastLines(_ count: Int = 20) -> [String] {
    let kept = state.withLock { (bytes: $0.bytes.suffix(capacity), isTruncated: $0.isTruncated) }
    var lines = String(decoding: kept.bytes, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: true)
    if kept.isTruncated && lines.count > 1 { lines.removeFirst() }
    lines.removeAll(where: RuntimeStack.contains)
    return lines.flatMap(Self.texts).suffix(count).map { String($0.prefix(500)) }
  }

  /// A line as people read it, without the parts of a crash report.
  private static func texts(_ line: Substring) -> [String] {
    let (text, record) = OutputRecord.parts(of: String(line))
    let printed = text.isEmpty ? [] : [String(text)]
    guard case .log(let message)? = record else { return printed }
    return printed
      + [message.category.isEmpty ? message.text : "\(message.category): \(message.text)"]
  }
}
