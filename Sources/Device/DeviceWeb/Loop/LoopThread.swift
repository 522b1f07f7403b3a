import CSoup
import Foundation
import Synchronization

/// Runs a GLib main loop on its own thread and bridges it to Swift concurrency.
///
///     let loop = LoopThread(name: "device page")
///     loop.post { soup_websocket_connection_send_text(connection, "hello") }
///     let port = try await loop.perform { try bind() }
///     loop.stop()
///
/// Invariants:
/// - This module's GLib and libsoup objects are used on this thread only.
/// - Work runs in the order in which it was posted. Posting never blocks.
/// - Events on the loop (a request, a message) leave it as `Sendable` values in a `Task`, so that
///   actors never wait for the network and the loop never waits for an actor.
/// - `stop()` runs the work that was posted before it; later work is rejected.
///
/// Work must not block: it delays every connection. This is not an executor: `async` functions do
/// not run on the loop.
final class LoopThread: Sendable {
  typealias Work = @Sendable () -> Void

  private struct Queue {
    var work: [Work] = []
    /// A source that runs `drain` is already scheduled.
    var isWoken = false
    /// New work is rejected.
    var isStopped = false
  }

  private let loop: LoopReference
  private let queue = Mutex(Queue())

  /// Starts the thread.
  init(name: String) {
    let loop = LoopReference()
    self.loop = loop
    // The thread holds its own references, because it may outlive this object.
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

  /// Runs `work` on the loop's thread, after all work that was posted before. Returns false,
  /// without running it, after `stop`.
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

  /// Runs `work` on the loop's thread and returns its result. Throws `CancellationError` after
  /// `stop`.
  func perform<Value: Sendable>(_ work: @escaping @Sendable () throws -> Value) async throws
    -> Value
  {
    try await withCheckedThrowingContinuation { continuation in
      let isAccepted = post { continuation.resume(with: Result { try work() }) }
      if !isAccepted { continuation.resume(throwing: CancellationError()) }
    }
  }

  /// Ends the thread after the work that was posted so far.
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

/// `@unchecked Sendable`: both pointers are constant, GLib counts their references atomically, and
/// the functions that are called with them are thread-safe.
private struct LoopReference: @unchecked Sendable {
  let context: OpaquePointer
  let loop: OpaquePointer

  init() {
    context = g_main_context_new()
    loop = g_main_loop_new(context, 0)
  }
}
