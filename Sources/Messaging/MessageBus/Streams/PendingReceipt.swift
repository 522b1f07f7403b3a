import Synchronization

/// A future for the receipt of a message that was sent to a stream.
package final class PendingReceipt: Sendable {
  /// The receipt, or why the message is not known to be stored.
  package typealias Outcome = Result<StoreReceipt, BusError>

  private enum State {
    /// The closure to call with the outcome.
    case open((@Sendable (Outcome) -> Void)?)
    case done(Outcome)
  }

  private let state: Mutex<State>

  /// A receipt that is completed later, once.
  package init() { state = Mutex(.open(nil)) }

  /// A receipt that is known already.
  package init(_ receipt: StoreReceipt) { state = Mutex(.done(.success(receipt))) }

  /// Completes the receipt. Does nothing after the first call.
  package func complete(_ outcome: Outcome) {
    let waiting = state.withLock { state -> (@Sendable (Outcome) -> Void)? in
      guard case .open(let waiting) = state else { return nil }
      state = .done(outcome)
      return waiting
    }
    waiting?(outcome)
  }

  /// Calls a closure with the outcome: immediately if it is known, otherwise on the thread that
  /// receives it.
  package func whenComplete(_ body: @escaping @Sendable (Outcome) -> Void) {
    let known = state.withLock { state -> Outcome? in
      switch state {
      case .done(let outcome): return outcome
      case .open(nil):
        state = .open(body)
        return nil
      case .open(let first?):
        state = .open { outcome in
          first(outcome)
          body(outcome)
        }
        return nil
      }
    }
    if let known { body(known) }
  }

  /// Waits until the stream has stored the message.
  ///
  /// Throws the errors of `MessageBus.store`. After `BusError.timedOut` or `.interrupted`, the
  /// message may have been stored.
  package func value() async throws(BusError) -> StoreReceipt {
    let outcome = await withCheckedContinuation { continuation in
      whenComplete { continuation.resume(returning: $0) }
    }
    return try outcome.get()
  }
}
