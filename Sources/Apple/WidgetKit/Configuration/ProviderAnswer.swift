import AuthorNotices
import NoticeCatalog
import Synchronization

/// Waits for a provider to call its completion handler.
///
/// The first call counts; the others are a notice. If the provider releases the handler without a
/// call, the wait ends with an error instead of lasting forever.
final class ProviderAnswer<Value>: Sendable {
  /// Unchecked: a value passes once, from the provider to the waiting task.
  private struct State: @unchecked Sendable {
    var continuation: CheckedContinuation<Box, any Error>?
  }

  /// Unchecked: as `State`.
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
    guard let continuation = take() else {
      CollectedNotices.add(
        NoticeKind.secondCompletion.notice(
          "\(method) called its completion handler again: only the first call counts."))
      return
    }
    continuation.resume(returning: Box(value: value))
  }

  private func take() -> CheckedContinuation<Box, any Error>? {
    state.withLock { state in
      defer { state.continuation = nil }
      return state.continuation
    }
  }
}

/// A mistake in a provider.
enum ProviderFailure: Error, CustomStringConvertible {
  case completionDropped(method: String)

  var description: String {
    switch self {
    case .completionDropped(let method):
      "\(method) released its completion handler without calling it. Call it once on every path; "
        + "if data is missing, pass an entry that says so."
    }
  }
}
