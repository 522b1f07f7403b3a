import Synchronization

/// Waits for a provider's completion: the first call counts, and a completion that is dropped
/// without a call is an error at once instead of a wait for ever.
final class ProviderAnswer<Value>: Sendable {
  /// Unchecked: a value passes through once, from the provider to whoever waits.
  private struct State: @unchecked Sendable {
    var continuation: CheckedContinuation<Box, any Error>?
  }

  private struct Box: @unchecked Sendable {
    let value: Value
  }

  private let state = Mutex(State())
  private let method: String

  private init(method: String) {
    self.method = method
  }

  deinit {
    let waiting = state.withLock { $0.continuation }
    waiting?.resume(throwing: ProviderFailure.completionDropped(method: method))
  }

  /// - Parameter method: The provider's method, for messages.
  static func wait(
    for method: String, _ call: (@escaping @Sendable (Value) -> Void) throws -> Void
  ) async throws -> Value {
    let box: Box = try await withCheckedThrowingContinuation { continuation in
      let answer = ProviderAnswer(method: method)
      answer.state.withLock { $0.continuation = continuation }
      do {
        try call { value in answer.resume(value) }
      } catch {
        answer.take()?.resume(throwing: error)
      }
    }
    return box.value
  }

  private func resume(_ value: Value) {
    take()?.resume(returning: Box(value: value))
  }

  private func take() -> CheckedContinuation<Box, any Error>? {
    state.withLock { state in
      defer { state.continuation = nil }
      return state.continuation
    }
  }
}

/// What a provider did wrong.
enum ProviderFailure: Error, CustomStringConvertible {
  case completionDropped(method: String)

  var description: String {
    switch self {
    case .completionDropped(let method):
      "\(method) returned and let go of its completion without calling it: call it once on every "
        + "path, with an entry that says what is missing if need be"
    }
  }
}
