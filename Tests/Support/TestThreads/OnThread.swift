import Foundation

/// Runs a blocking call on a new thread.
///
/// Tests share a small thread pool. A call that blocks one of its threads until another task has
/// run may wait forever.
public func onThread<Value: Sendable>(
  _ body: @escaping @Sendable () throws -> Value
) async throws -> Value {
  try await withCheckedThrowingContinuation { continuation in
    Thread.detachNewThread { continuation.resume(with: Result(catching: body)) }
  }
}
