import Dispatch
import Foundation
import HostLink
import Synchronization

/// Work that blocks, on a thread of its own.
enum OwnThread {
  /// Waits for the result, so many seconds at most. Throws what `body` throws, and
  /// `LineSocketError.broken` where it takes longer; `body` then goes on alone.
  static func result<Value: Sendable>(
    within seconds: Double, _ body: @escaping @Sendable () throws(LineSocketError) -> Value
  ) throws(LineSocketError) -> Value {
    let done = DispatchSemaphore(value: 0)
    let box = Box<Value>()
    Thread.detachNewThread {
      let result: Result<Value, LineSocketError>
      do throws(LineSocketError) {
        result = .success(try body())
      } catch {
        result = .failure(error)
      }
      box.result.withLock { $0 = result }
      done.signal()
    }
    guard done.wait(timeout: .now() + seconds) == .success,
      let result = box.result.withLock({ $0 })
    else { throw .broken("it took longer than \(seconds) s") }
    return try result.get()
  }

  /// Runs `body` while the task waits, so that none of Swift's threads is blocked.
  static func run<Value: Sendable>(_ body: @escaping @Sendable () -> Value) async -> Value {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread { continuation.resume(returning: body()) }
    }
  }

  private final class Box<Value: Sendable>: Sendable {
    let result = Mutex<Result<Value, LineSocketError>?>(nil)
  }
}

/// Tells what an author should know and cannot be thrown.
func report(_ message: String) {
  FileHandle.standardError.write(Data("ActivityKit: \(message)\n".utf8))
}
