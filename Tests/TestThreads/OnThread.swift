import Foundation

/// Runs a call that blocks on a thread of its own.
///
/// Tests share a few threads: one that blocks there until another task has run may wait for ever.
public func onThread<Value: Sendable>(
  _ body: @escaping @Sendable () throws -> Value
) async throws -> Value {
  try await withCheckedThrowingContinuation { continuation in
    Thread.detachNewThread { continuation.resume(with: Result(catching: body)) }
  }
}
