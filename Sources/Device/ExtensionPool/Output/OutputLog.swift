import DeviceEngine
import ExtensionProcess
import Foundation
import Synchronization

/// The newest messages of all extensions and apps, in bounded memory.
///
/// ```swift
/// let log = OutputLog()
/// let pool = ExtensionPool(folders: folders, output: { log.append($1, of: $0, isApp: $2) })
/// var last = 0
/// for await _ in log.changes() {
///   var page: OutputPage
///   repeat {
///     page = log.rows(after: last, limit: 100)
///     last = page.last
///   } while page.hasMore
/// }
/// ```
/// Readers pull: `changes()` says only that there is more, and they ask for the rows after the last
/// one that they have. A slow reader therefore misses the oldest rows, and `OutputPage.missed`
/// counts them, but no queue grows.
public final class OutputLog: Sendable {
  private struct State {
    /// Oldest first, with successive sequence numbers.
    var rows: [OutputRow] = []
    var bytes = 0
    var last = 0
  }

  private let rowLimit: Int
  private let byteLimit: Int
  private let state = Mutex(State())
  private let signal = ChangeSignal()

  /// - Parameters:
  ///   - rows: The rows to keep.
  ///   - bytes: The bytes of text to keep.
  public init(rows: Int = 5000, bytes: Int = 4 << 20) {
    rowLimit = rows
    byteLimit = bytes
  }

  public func append(
    _ messages: [ProcessOutput], of id: ExtensionID, isApp: Bool = false
  ) {
    state.withLock { state in
      for message in messages {
        state.last += 1
        state.rows.append(
          OutputRow(sequence: state.last, extension: id, isApp: isApp, message: message))
        state.bytes += message.text.utf8.count
      }
      trim(&state)
    }
    signal.send()
  }

  /// Removes the oldest rows above the limits, several at once so that appending stays cheap.
  private func trim(_ state: inout State) {
    guard state.rows.count > rowLimit + rowLimit / 4 || state.bytes > byteLimit else { return }
    var removed = max(state.rows.count - rowLimit, 0)
    var bytes = state.rows.prefix(removed).reduce(0) { $0 + $1.message.text.utf8.count }
    while state.bytes - bytes > byteLimit * 3 / 4, removed < state.rows.count {
      bytes += state.rows[removed].message.text.utf8.count
      removed += 1
    }
    state.rows.removeFirst(removed)
    state.bytes -= bytes
  }

  /// The oldest kept rows after a sequence number; nil means the newest rows.
  public func rows(after requested: Int? = nil, limit: Int) -> OutputPage {
    state.withLock { state in
      guard let requested else {
        let rows = Array(state.rows.suffix(limit))
        return OutputPage(rows: rows, last: state.last, missed: 0, hasMore: false)
      }
      // A client can ask for any number.
      let sequence = min(max(requested, 0), state.last)
      let first = state.rows.first?.sequence ?? state.last + 1
      let start = min(max(sequence + 1 - first, 0), state.rows.count)
      let rows = Array(state.rows[start...].prefix(limit))
      return OutputPage(
        rows: rows, last: rows.last?.sequence ?? state.last,
        missed: max(first - sequence - 1, 0), hasMore: start + rows.count < state.rows.count)
    }
  }

  /// Yields when there are new rows. Several additions can be one element.
  public func changes() -> AsyncStream<Void> { signal.stream() }
}

/// A part of the log.
public struct OutputPage: Codable, Equatable, Sendable {
  /// Oldest first.
  public var rows: [OutputRow]
  /// The sequence number after which to ask for the next rows.
  public var last: Int
  /// The rows between the requested number and the first row that are no longer kept.
  public var missed: Int
  /// Whether there are rows after the last one.
  public var hasMore: Bool
}

/// A message of an extension or of its app. In JSON one flat object.
public struct OutputRow: Equatable, Sendable {
  /// From 1, without gaps.
  public var sequence: Int
  public var `extension`: ExtensionID
  /// Whether the extension's app has printed it.
  public var isApp: Bool
  public var message: ProcessOutput

  public init(
    sequence: Int, extension: ExtensionID, isApp: Bool, message: ProcessOutput
  ) {
    self.sequence = sequence
    self.extension = `extension`
    self.isApp = isApp
    self.message = message
  }
}

extension OutputRow: Codable {
  private enum Key: String, CodingKey { case sequence, `extension`, isApp }

  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    sequence = try fields.decode(Int.self, forKey: .sequence)
    `extension` = try fields.decode(ExtensionID.self, forKey: .extension)
    isApp = try fields.decode(Bool.self, forKey: .isApp)
    message = try ProcessOutput(from: decoder)
  }

  public func encode(to encoder: any Encoder) throws {
    try message.encode(to: encoder)
    var fields = encoder.container(keyedBy: Key.self)
    try fields.encode(sequence, forKey: .sequence)
    try fields.encode(`extension`, forKey: .extension)
    try fields.encode(isApp, forKey: .isApp)
  }
}
