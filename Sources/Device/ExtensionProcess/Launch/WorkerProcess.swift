import CProcess
import Foundation
import HostLink
import ProcessLaunch
import Synchronization

/// A process of the host's own that works for it over a link and can be killed: for work that may
/// hang, crash or need too much memory.
///
/// ```swift
/// let worker = try WorkerProcess(executable: "/proc/self/exe", arguments: ["draw-pictures"])
/// try worker.link.send(order)
/// let reply = try worker.link.receive(Reply.self)   // nil if the worker has ended
/// ```
/// The program obtains its end with `HostLinkConnection.inherited()`. It ends with the host: the
/// kernel kills it when the host's thread that waits for it ends.
package final class WorkerProcess: Sendable {
  /// How a worker ended.
  package struct End: Equatable, Sendable {
    /// nil if the worker exited by itself.
    package var signal: TerminationSignal?
    /// In bytes, including libraries; 0 if unknown.
    package var peakMemory: Int
  }

  package let link: HostLinkConnection
  private let child = Child()

  /// Starts the program. Throws `ExtensionFailure.couldNotStart`, `HostLinkError`.
  package init(
    executable: String, arguments: [String], environment: [String: String], limits: ProcessLimits
  ) throws {
    let pair = try HostLinkConnection.descriptorPair()
    defer { close(pair.1) }
    link = HostLinkConnection(descriptor: pair.0)
    let null = open("/dev/null", O_RDWR | O_CLOEXEC)
    defer { if null >= 0 { close(null) } }
    let descriptors = [null, null, null, pair.1]
    var environment = environment
    // The host reports the signal. A backtrace would delay the end.
    environment["SWIFT_BACKTRACE"] = "enable=no"
    environment[HostLinkConnection.descriptorVariable] = "\(descriptors.count - 1)"
    let program = ChildProgram(
      path: executable, arguments: arguments, environment: environment,
      descriptors: descriptors, limits: limits.resources)
    // The child ends with the thread that starts it.
    let thread = Thread { [child] in child.run(program) }
    thread.name = "worker"
    thread.start()
    if let failure = child.waitForStart() {
      throw ExtensionFailure.couldNotStart(path: executable, errno: failure)
    }
  }

  deinit { child.kill() }

  /// Its process identifier, for tests and messages.
  package var identifier: pid_t? { child.identifier }

  /// Kills the process. Returns at once. Does nothing after it has ended.
  package func kill() { child.kill() }

  /// Waits until the process has ended.
  package func waitForEnd() -> End { child.waitForEnd() }
}

/// The process, shared with the thread that waits for it.
private final class Child: Sendable {
  private struct State {
    var identifier: pid_t?
    var failure: Int32?
    var end: WorkerProcess.End?
  }

  private let state = Mutex(State())
  private let started = DispatchSemaphore(value: 0)
  private let ended = DispatchSemaphore(value: 0)

  var identifier: pid_t? { state.withLock { $0.identifier } }

  /// Starts the program and waits until it has ended.
  func run(_ program: ChildProgram) {
    let identifier: pid_t
    do {
      identifier = try program.start()
      state.withLock { $0.identifier = identifier }
      started.signal()
    } catch {
      state.withLock { $0.failure = error.errno }
      _ = started.signal()
      return
    }
    ProcessExit.wait(for: identifier)
    // Reaping with the lock held: later, another process may have the same identifier.
    state.withLock {
      let exit = ProcessExit(reaping: identifier)
      var end = WorkerProcess.End(signal: nil, peakMemory: exit.peakMemory)
      if case .signal(let number) = exit.reason { end.signal = TerminationSignal(number) }
      $0.end = end
    }
    ended.signal()
  }

  /// Returns the error number if the program could not be started.
  func waitForStart() -> Int32? {
    started.wait()
    return state.withLock { $0.failure }
  }

  func kill() {
    state.withLock {
      if $0.end == nil, let identifier = $0.identifier { _ = Foundation.kill(-identifier, SIGKILL) }
    }
  }

  func waitForEnd() -> WorkerProcess.End {
    ended.wait()
    ended.signal()
    return state.withLock { $0.end } ?? WorkerProcess.End(signal: nil, peakMemory: 0)
  }
}
