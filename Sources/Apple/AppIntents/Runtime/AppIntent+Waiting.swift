import Dispatch
import HostLink
import Synchronization

extension AppIntent {
  /// Like `configured(with:)`, for callers that cannot suspend. Blocks the thread.
  ///
  /// - Parameter limit: The maximum time to wait, in seconds.
  /// - Returns: nil if a value belongs to no parameter, a query throws, or the time is up.
  package static func configured(
    with values: [String: ConfigurationValue], waiting limit: Double
  ) -> Self? {
    let answer = Answer<Self>()
    // The caller may block a thread of Swift's pool, so the task must run outside of it.
    Task.detached(executorPreference: AuthorExecutor.shared) {
      answer.set(try? await configured(with: values))
    }
    guard let found = answer.wait(limit),
      !found.issues.contains(where: { $0.reason == .unknownParameter })
    else { return nil }
    return found.intent
  }
}

/// The intent that a thread waits for.
private final class Answer<Intent: AppIntent>: Sendable {
  private let value = Mutex<ConfiguredIntent<Intent>?>(nil)
  private let ready = DispatchSemaphore(value: 0)

  func set(_ intent: ConfiguredIntent<Intent>?) {
    value.withLock { $0 = intent }
    ready.signal()
  }

  func wait(_ limit: Double) -> ConfiguredIntent<Intent>? {
    guard ready.wait(timeout: .now() + limit) == .success else { return nil }
    return value.withLock { $0 }
  }
}
