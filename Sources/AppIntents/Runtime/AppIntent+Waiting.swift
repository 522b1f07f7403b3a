import Dispatch
import HostLink
import Synchronization

extension AppIntent {
  /// As `configured(with:)`, for callers that cannot suspend: blocks the thread.
  ///
  /// - Parameter limit: Seconds.
  /// - Returns: nil where a value is of no parameter, a query throws, or the time is up.
  package static func configured(
    with values: [String: ConfigurationValue], waiting limit: Double
  ) -> Self? {
    let answer = Answer<Self>()
    // The caller may block one of Swift's own threads: the answer must not wait for those.
    Task.detached(executorPreference: AuthorExecutor.shared) {
      answer.give(try? await configured(with: values))
    }
    guard let found = answer.wait(limit),
      !found.issues.contains(where: { $0.reason == .unknownParameter })
    else { return nil }
    return found.intent
  }
}

/// An intent that a thread waits for.
private final class Answer<Intent: AppIntent>: Sendable {
  private let value = Mutex<ConfiguredIntent<Intent>?>(nil)
  private let given = DispatchSemaphore(value: 0)

  func give(_ intent: ConfiguredIntent<Intent>?) {
    value.withLock { $0 = intent }
    given.signal()
  }

  func wait(_ limit: Double) -> ConfiguredIntent<Intent>? {
    guard given.wait(timeout: .now() + limit) == .success else { return nil }
    return value.withLock { $0 }
  }
}
