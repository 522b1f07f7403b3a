import Synchronization

// Compatibility (iOS 27): partial | `LongRunningIntent`, `CancellableIntent` | the operation runs,
//   and `progress` is that of the run; nothing cancels an intent, and no surface shows its progress

/// An intent that may take longer than the 30 seconds that others have, while its progress moves.
public protocol LongRunningIntent: ProgressReportingIntent {}

extension LongRunningIntent {
  /// Performs an operation and returns its result. Throws what the operation throws.
  @discardableResult
  public func performBackgroundTask<T>(
    options: LongRunningTaskOptions = [], operation: @escaping () async throws -> T
  ) async throws -> T {
    try await operation()
  }

  /// The same. Nothing cancels an intent here, so `onCancel` is not called.
  @discardableResult
  public func performBackgroundTask<T>(
    options: LongRunningTaskOptions = [], operation: @escaping () async throws -> T,
    onCancel: @escaping @Sendable (IntentCancellationReason) -> Void
  ) async throws -> T where Self: CancellableIntent {
    try await operation()
  }
}

/// What a long-running task needs besides time.
public struct LongRunningTaskOptions: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let requiresGPU = LongRunningTaskOptions(rawValue: 1)
}

/// An intent that can be cancelled. The host cancels none; an intent ends early only with its
/// process.
public protocol CancellableIntent: AppIntent {}

extension CancellableIntent {
  /// Performs an operation. Nothing cancels an intent here, so the handler is not called.
  public func withIntentCancellationHandler<T>(
    operation: () async throws -> T, onCancel handler: @Sendable (IntentCancellationReason) -> Void,
    isolation: isolated (any Actor)? = #isolation
  ) async rethrows -> T {
    try await operation()
  }
}

/// Why an intent was cancelled.
public struct IntentCancellationReason: Equatable, Sendable, CustomDebugStringConvertible {
  public let debugDescription: String

  /// Its progress did not move for 30 seconds.
  public static var timeout: IntentCancellationReason { Self(debugDescription: "timeout") }
  public static var userCancelled: IntentCancellationReason {
    Self(debugDescription: "userCancelled")
  }
}
