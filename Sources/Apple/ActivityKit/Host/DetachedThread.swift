import Dispatch
import Foundation
import HostLink
import Synchronization

/// Runs blocking work on a new thread.
package enum DetachedThread {
  /// Runs `body` and blocks until it returns, for up to `seconds`. Throws the error of `body`, or
  /// `AppSocketError.connection` after the time limit; `body` then continues without a caller.
  static func result<Value: Sendable>(
    within seconds: Double, _ body: @escaping @Sendable () throws(AppSocketError) -> Value
  ) throws(AppSocketError) -> Value {
    let done = DispatchSemaphore(value: 0)
    let box = Box<Value>()
    Thread.detachNewThread {
      let result: Result<Value, AppSocketError>
      do throws(AppSocketError) {
        result = .success(try body())
      } catch {
        result = .failure(error)
      }
      box.result.withLock { $0 = result }
      done.signal()
    }
    guard done.wait(timeout: .now() + seconds) == .success,
      let result = box.result.withLock({ $0 })
    else { throw .connection(.broken("timed out after \(seconds) s")) }
    return try result.get()
  }

  /// Runs `body` while the task is suspended, so that it blocks none of Swift's threads.
  package static func run<Value: Sendable>(_ body: @escaping @Sendable () -> Value) async -> Value {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread { continuation.resume(returning: body()) }
    }
  }

  private final class Box<Value: Sendable>: Sendable {
    let result = Mutex<Result<Value, AppSocketError>?>(nil)
  }
}

/// Reports a problem that Apple's functions cannot throw, on standard error.
func report(_ message: String) {
  FileHandle.standardError.write(Data("ActivityKit: \(message)\n".utf8))
}
