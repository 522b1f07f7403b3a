import CNATS
import Foundation
import MessageBus
import Synchronization

/// The sent messages that are not yet confirmed. One subscription receives all confirmations. The
/// last word of each reply subject is the number of the message.
final class PendingReceipts: Sendable {
  private struct State {
    var expected: [UInt64: ExpectedReceipt] = [:]
    var lastNumber: UInt64 = 0
    var isWatching = false
  }

  private let prefix: String
  private let state = Mutex(State())

  /// - Parameter prefix: The prefix of all reply subjects, with a trailing dot. ASCII.
  init(prefix: String) { self.prefix = prefix }

  /// The pattern of the subscription.
  var pattern: String { prefix + "*" }

  /// The reply subject of a message, and its number.
  func expect(_ receipt: ExpectedReceipt) -> (reply: String, number: UInt64) {
    let (number, startsWatch) = state.withLock { state in
      state.lastNumber += 1
      state.expected[state.lastNumber] = receipt
      defer { state.isWatching = true }
      return (state.lastNumber, !state.isWatching)
    }
    if startsWatch { Task { await watch() } }
    return ("\(prefix)\(number)", number)
  }

  func forget(_ number: UInt64) { state.withLock { $0.expected[number] = nil } }

  /// Receives a confirmation, which libnats owns. Confirmations in the common form are not copied.
  func receive(_ message: OpaquePointer) {
    guard let subject = natsMsg_GetSubject(message),
      let expected = take(Self.number(subject + prefix.utf8.count))
    else { return }
    let payload = UnsafeRawBufferPointer(
      start: natsMsg_GetData(message), count: Int(natsMsg_GetDataLength(message)))
    expected.receipt.complete(
      ExpectedReceipt.sequence(in: payload).map {
        .success(StoreReceipt(sequence: $0, isDuplicate: false))
      } ?? expected.outcome(ReceivedMessage(message)))
  }

  private func take(_ number: UInt64?) -> ExpectedReceipt? {
    guard let number else { return nil }
    return state.withLock { $0.expected.removeValue(forKey: number) }
  }

  /// nil if the text is not a number.
  private static func number(_ text: UnsafePointer<CChar>) -> UInt64? {
    var number: UInt64 = 0
    var next = text
    while next.pointee != 0 {
      let digit = UInt64(UInt8(bitPattern: next.pointee)) &- 0x30
      guard digit < 10, number < UInt64.max / 16 else { return nil }
      number = number * 10 + digit
      next += 1
    }
    return next == text ? nil : number
  }

  /// Fails all pending receipts with `BusError.interrupted`.
  func interrupt() {
    let expected = state.withLock { state in
      defer { state.expected = [:] }
      return Array(state.expected.values)
    }
    for expected in expected { expected.receipt.complete(.failure(.interrupted)) }
  }

  /// Fails overdue receipts. One task for all receipts costs less than a timer for each.
  private func watch() async {
    while true {
      try? await Task.sleep(for: .milliseconds(250))
      let now = ContinuousClock.now
      let (overdue, isOver) = state.withLock { state in
        let overdue = state.expected.filter { $0.value.deadline < now }
        for number in overdue.keys { state.expected[number] = nil }
        let isOver = state.expected.isEmpty
        if isOver { state.isWatching = false }
        return (Array(overdue.values), isOver)
      }
      for expected in overdue {
        expected.receipt.complete(.failure(.timedOut("the stream of \(expected.subject)")))
      }
      if isOver { return }
    }
  }
}
