import Synchronization

/// The answer to a message that was sent to a stream, as soon as it is there.
public final class PendingReceipt: Sendable {
  private enum State {
    case open([CheckedContinuation<Result<StoreReceipt, BusError>, Never>])
    case done(Result<StoreReceipt, BusError>)
  }

  private let state: Mutex<State>

  package init() { state = Mutex(.open([])) }

  package init(_ receipt: StoreReceipt) { state = Mutex(.done(.success(receipt))) }

  /// Does nothing after the first call.
  package func complete(_ result: Result<StoreReceipt, BusError>) {
    let waiting = state.withLock { state in
      guard case .open(let waiting) = state else {
        return [CheckedContinuation<Result<StoreReceipt, BusError>, Never>]()
      }
      state = .done(result)
      return waiting
    }
    for continuation in waiting { continuation.resume(returning: result) }
  }

  /// Waits until the stream has stored the message.
  ///
  /// Throws what `MessageBus.store` throws. A message whose receipt is `BusError.timedOut` or
  /// `.interrupted` may have been stored.
  public func value() async throws(BusError) -> StoreReceipt {
    let result = await withCheckedContinuation { continuation in
      let known: Result<StoreReceipt, BusError>? = state.withLock { state in
        switch state {
        case .done(let result): return result
        case .open(let waiting):
          state = .open(waiting + [continuation])
          return nil
        }
      }
      if let known { continuation.resume(returning: known) }
    }
    return try result.get()
  }
}
