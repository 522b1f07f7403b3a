import CSoup
import Foundation
import Synchronization

/// GLib's main loop on a thread of its own: the one place where Swift's concurrency and GLib meet.
///
/// GLib's and libsoup's objects of this module are touched on this thread alone. Work comes in with
/// `post`, from any task, without waiting; it is done in the order in which it was posted. What
/// happens on the loop (a request, a message) goes out as a `Sendable` value that a `Task` carries to
/// an actor. So neither side ever blocks the other: an actor does not wait for the network, and the
/// loop does not wait for an actor.
final class LoopThread: Sendable {
  typealias Work = @Sendable () -> Void

  private struct Queue {
    var work: [Work] = []
    /// A source that will do the work is on its way to the loop.
    var isWoken = false
    /// No more work is taken.
    var isStopped = false
  }

  private let loop: LoopReference
  private let queue = Mutex(Queue())

  /// Starts the thread.
  init(name: String) {
    let loop = LoopReference()
    self.loop = loop
    // The thread's own references: it may end after this object.
    g_main_loop_ref(loop.loop)
    g_main_context_ref(loop.context)
    let thread = Thread {
      g_main_context_push_thread_default(loop.context)
      g_main_loop_run(loop.loop)
      g_main_context_pop_thread_default(loop.context)
      g_main_loop_unref(loop.loop)
      g_main_context_unref(loop.context)
    }
    thread.name = name
    thread.stackSize = 1 << 20
    thread.start()
  }

  deinit {
    quit()
    g_main_loop_unref(loop.loop)
    g_main_context_unref(loop.context)
  }

  /// Does `work` on the loop's thread, after all that was posted before. After `stop` nothing is
  /// done, and the result is false.
  @discardableResult
  func post(_ work: @escaping Work) -> Bool { enqueue(work, isLast: false) }

  private func enqueue(_ work: @escaping Work, isLast: Bool) -> Bool {
    let wakes = queue.withLock { queue -> Bool? in
      guard !queue.isStopped else { return nil }
      queue.isStopped = isLast
      queue.work.append(work)
      defer { queue.isWoken = true }
      return !queue.isWoken
    }
    if wakes == true { wake() }
    return wakes != nil
  }

  /// Does `work` on the loop's thread and gives what it gives. Throws `CancellationError` after
  /// `stop`.
  func perform<Value: Sendable>(_ work: @escaping @Sendable () throws -> Value) async throws
    -> Value
  {
    try await withCheckedThrowingContinuation { continuation in
      let isTaken = post { continuation.resume(with: Result { try work() }) }
      if !isTaken { continuation.resume(throwing: CancellationError()) }
    }
  }

  /// Ends the thread after the work that is posted.
  func stop() {
    _ = enqueue({ self.quit() }, isLast: true)
  }

  private func wake() {
    g_main_context_invoke_full(
      loop.context, G_PRIORITY_DEFAULT,
      { pointer in
        guard let pointer else { return 0 }
        Unmanaged<LoopThread>.fromOpaque(pointer).takeUnretainedValue().drain()
        return 0
      },
      Unmanaged.passRetained(self).toOpaque(),
      { pointer in
        if let pointer { Unmanaged<LoopThread>.fromOpaque(pointer).release() }
      })
  }

  private func quit() {
    g_main_context_invoke(
      loop.context,
      { pointer in
        if let pointer { g_main_loop_quit(OpaquePointer(pointer)) }
        return 0
      }, UnsafeMutableRawPointer(loop.loop))
  }

  private func drain() {
    let work = queue.withLock { queue in
      defer {
        queue.work = []
        queue.isWoken = false
      }
      return queue.work
    }
    for piece in work { piece() }
  }
}

/// Unchecked: both are made once, counted by GLib under its own lock, and their functions used here
/// may be called from any thread.
private struct LoopReference: @unchecked Sendable {
  let context: OpaquePointer
  let loop: OpaquePointer

  init() {
    context = g_main_context_new()
    loop = g_main_loop_new(context, 0)
  }
}
