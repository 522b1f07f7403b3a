import Foundation
import Synchronization

/// A child process and the thread that starts it, waits for it and reaps it.
final class ChildWatch: Sendable {
  private struct State {
    var exit: TestProgram.Exit?
    var waiting: [CheckedContinuation<TestProgram.Exit, Never>] = []
  }

  private let identifier: pid_t
  private let state = Mutex(State())

  private init(_ identifier: pid_t) {
    self.identifier = identifier
  }

  /// Throws `POSIXError`.
  static func start(_ launch: ProgramLaunch) async throws -> ChildWatch {
    try await withCheckedThrowingContinuation { continuation in
      Thread.detachNewThread {
        do {
          let child = ChildWatch(try launch.start())
          continuation.resume(returning: child)
          child.reap()
        } catch {
          continuation.resume(throwing: error)
        }
      }
    }
  }

  func exit() async -> TestProgram.Exit {
    await withCheckedContinuation { continuation in
      let exit = state.withLock { state in
        if state.exit == nil { state.waiting.append(continuation) }
        return state.exit
      }
      if let exit { continuation.resume(returning: exit) }
    }
  }

  /// Does nothing once the child is reaped, because its identifier may then be reused.
  func send(signal number: Int32) {
    state.withLock { state in
      if state.exit == nil { _ = kill(identifier, number) }
    }
  }

  private func reap() {
    var information = siginfo_t()
    while waitid(P_PID, id_t(identifier), &information, WEXITED | WNOWAIT) != 0 && errno == EINTR {}
    let (exit, waiting) = state.withLock { state in
      var status: Int32 = 0
      waitpid(identifier, &status, 0)
      let number = status & 0x7F
      let exit: TestProgram.Exit = number == 0 ? .status(status >> 8 & 0xFF) : .signal(number)
      state.exit = exit
      defer { state.waiting = [] }
      return (exit, state.waiting)
    }
    for continuation in waiting { continuation.resume(returning: exit) }
  }
}
