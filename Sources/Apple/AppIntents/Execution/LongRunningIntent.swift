// Compatibility (iOS 27): works | `LongRunningIntent`, `CancellableIntent` | a system Live Activity
//   shows the progress and stops the intent; the progress is read four times a second. Only
//   operations of `performBackgroundTask` are cancelled

/// An intent that may take longer than the 30 seconds that others have, while its progress moves.
public protocol LongRunningIntent: ProgressReportingIntent {}

extension LongRunningIntent {
  /// Performs an operation and returns its result. A Live Activity of the system shows `progress`,
  /// and can stop the operation.
  ///
  /// The operation is cancelled if its progress does not move for 30 seconds.
  ///
  /// - Throws: What the operation throws.
  @discardableResult
  public func performBackgroundTask<T>(
    options: LongRunningTaskOptions = [], operation: @escaping () async throws -> T
  ) async throws -> T {
    try await LongRunningTask(of: self).run(operation)
  }

  /// The same.
  ///
  /// - Parameter onCancel: Called before the operation is cancelled.
  @discardableResult
  public func performBackgroundTask<T>(
    options: LongRunningTaskOptions = [], operation: @escaping () async throws -> T,
    onCancel: @escaping @Sendable (IntentCancellationReason) -> Void
  ) async throws -> T where Self: CancellableIntent {
    try await self.withIntentCancellationHandler(
      operation: { try await LongRunningTask(of: self).run(operation) }, onCancel: onCancel)
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

/// An intent that can be cancelled.
public protocol CancellableIntent: AppIntent {}

extension CancellableIntent {
  /// Performs an operation. The handler is called if the run of the intent is cancelled meanwhile.
  public func withIntentCancellationHandler<T>(
    operation: () async throws -> T,
    onCancel handler: @escaping @Sendable (IntentCancellationReason) -> Void,
    isolation: isolated (any Actor)? = #isolation
  ) async rethrows -> T {
    let cancellation = IntentRun.cancellation
    let number = cancellation?.add(handler)
    defer { number.map { cancellation?.remove($0) } }
    return try await operation()
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
