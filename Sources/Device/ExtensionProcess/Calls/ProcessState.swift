import Foundation
import HostLink
import ProcessLaunch

/// The state of one extension process: its pending calls, its limits, and how it ends.
///
/// A process is running, ending or gone:
/// - Running: `cause` and `failure` are nil.
/// - Ending: `begin(_:)` has recorded why the host ends the process. Only the first cause counts;
///   later ones are consequences of it. Calls can still be added; they fail with the others.
/// - Gone: `finish(_:output:)` has derived `failure` from the cause and the exit status. It returns
///   the pending calls, which the caller fails. From then on `add` refuses calls.
///
/// Invariant: a call leaves `pending` exactly once, by its reply, its cancellation or the end of
/// the process. Whoever removes it resumes its continuation.
///
/// This is a value without I/O. `ProcessCore` keeps it behind a lock and makes the system calls.
struct ProcessState {
  struct PendingCall {
    var name: String
    var continuation: CheckedContinuation<ExtensionReply, any Error>
  }

  /// Why the host is ending the process.
  enum Cause {
    case timedOut(call: String, kind: String?, limit: Duration)
    case linkBroken(HostLinkError)
    case outOfMemory
    case tooManyProcesses(Int)
    case tooManyThreads(Int)
    case diskFull(DiskLimit.Excess)
    case flooded
    case requested
  }

  /// What a process has reported of its stack.
  struct Stack {
    /// Whether it was evaluating views.
    var isInViews: Bool
    /// The innermost function of the author's code; nil if it is unknown.
    var function: String?
    /// Its file and line.
    var place: String?
  }

  private let limits: ProcessLimits
  private let isSandboxed: Bool

  private(set) var pending: [UInt64: PendingCall] = [:]
  private(set) var cause: Cause?
  /// Why calls fail; set once, when the process is gone.
  private(set) var failure: ExtensionFailure?
  private var lastIdentifier: UInt64 = 0
  /// The extension's clock.
  private(set) var clock: HostClock
  private var lastCall = "start"
  /// The unsolicited messages since the last awaited reply.
  private var unsolicited = 0
  private static let unsolicitedLimit = 10_000
  /// The questions of the extension that are being answered.
  private var questions = 0
  private static let questionLimit = 16
  /// The questions that wait for the user.
  private var userQuestions = 0
  /// When the limits of calls began again: with an answer of the user, or with progress.
  private var renewal: ContinuousClock.Instant?
  /// The extra time of a call after progress, in which a stalled intent is cancelled before its
  /// process is terminated.
  private static let cleanupTime = Duration.seconds(5)
  private var isMonitored = false

  /// Whether the process has been reaped, after which its identifier can belong to another process.
  var isReaped = false

  init(
    limits: ProcessLimits = ProcessLimits(), isSandboxed: Bool = false, clock: HostClock = .real
  ) {
    self.limits = limits
    self.clock = clock
    self.isSandboxed = isSandboxed
  }

  /// Begins a call.
  /// - Parameter clock: The clock that the call sets; nil leaves it unchanged.
  mutating func nextIdentifier(_ clock: HostClock? = nil) -> UInt64 {
    lastIdentifier += 1
    if let clock { self.clock = clock }
    return lastIdentifier
  }

  /// The call to which output belongs: the running one or, after its reply, the last one; nil if
  /// several are running.
  var currentCall: String? {
    pending.count > 1 ? nil : pending.first?.value.name ?? lastCall
  }

  /// Adds a call. Returns false if the process is gone; the caller then fails the call with
  /// `failure`.
  mutating func add(_ call: PendingCall, identifier: UInt64) -> Bool {
    guard failure == nil else { return false }
    pending[identifier] = call
    lastCall = call.name
    return true
  }

  /// Removes a call that was cancelled or could not be sent; nil if it is no longer pending.
  mutating func take(_ identifier: UInt64) -> PendingCall? {
    pending.removeValue(forKey: identifier)
  }

  /// Removes and returns the call that a reply belongs to; nil if it is no longer pending.
  mutating func reply(to identifier: UInt64) -> PendingCall? {
    let call = take(identifier)
    if call != nil { unsolicited = 0 }
    return call
  }

  /// Counts a message that is not an awaited reply. Returns false if there are too many.
  mutating func countUnsolicited() -> Bool {
    unsolicited += 1
    return unsolicited <= Self.unsolicitedLimit
  }

  /// Counts a question. Returns false if too many are pending already.
  mutating func beginQuestion() -> Bool {
    guard questions < Self.questionLimit else { return false }
    questions += 1
    return true
  }

  mutating func endQuestion() {
    questions -= 1
  }

  /// Counts a question that waits for the user. No call expires meanwhile.
  mutating func beginUserQuestion() { userQuestions += 1 }

  /// - Parameter date: nil if the question was refused. The limit of calls does not begin again
  ///   then: a process could ask without end.
  mutating func endUserQuestion(answeredAt date: ContinuousClock.Instant?) {
    userQuestions -= 1
    renewal = date ?? renewal
  }

  /// A long-running intent has made progress.
  mutating func noteProgress(at now: ContinuousClock.Instant) {
    renewal = now + Self.cleanupTime
  }

  /// How much longer a call may run that has reached its time limit: after an answer of the user,
  /// and after progress, it has the whole limit again. nil if its time is up.
  func extraTime(
    forLimit limit: Duration, at now: ContinuousClock.Instant
  ) -> Duration? {
    if userQuestions > 0 { return limit }
    guard let renewal else { return nil }
    let rest = limit - renewal.duration(to: now)
    return rest > .zero ? rest : nil
  }

  /// Returns true if the caller must start to monitor the process.
  mutating func beginMonitoring() -> Bool {
    guard limits.needsMonitor, !isMonitored, failure == nil else { return false }
    isMonitored = true
    return true
  }

  /// The time until the next measurement; nil if the process is ending or gone. An extension can
  /// also work without a call, but a process without calls is soon ended.
  ///
  /// - Parameter isIdle: The process has not run since the last measurement. Each measurement
  ///   wakes several threads of the host.
  func monitoringInterval(isIdle: Bool) -> Duration? {
    guard failure == nil, cause == nil else { return nil }
    guard pending.isEmpty else { return .milliseconds(50) }
    return isIdle ? .milliseconds(500) : .milliseconds(250)
  }

  /// Records why the process is being ended, unless a cause is known already.
  mutating func begin(_ cause: Cause) {
    if self.cause == nil { self.cause = cause }
  }

  /// Marks the process as gone. Returns the pending calls, in the order of their start, and the
  /// failure with which they end.
  ///
  /// - Parameter stack: What the process has reported of its stack; nil if it has reported nothing.
  mutating func finish(
    _ exit: ProcessExit, output: [String], stack: Stack? = nil
  ) -> ([PendingCall], ExtensionFailure) {
    var failure = makeFailure(after: exit, output: output)
    switch failure {
    case .timedOut(let call, let kind, let limit, let output) where stack?.isInViews == true:
      let place = [stack?.place, stack?.function].compactMap(\.self).joined(separator: ", ")
      failure = .viewBlocked(call: call, kind: kind, limit: limit, place: place, output: output)
    case .crashed(let call, var signal, let output):
      signal.place = stack?.place
      failure = .crashed(call: call, signal: signal, output: output)
    default: break
    }
    self.failure = failure
    defer { pending = [:] }
    return (pending.sorted { $0.key < $1.key }.map(\.value), failure)
  }

  private func makeFailure(after exit: ProcessExit, output: [String]) -> ExtensionFailure {
    switch (cause, reason(for: exit)) {
    case (.timedOut(let call, let kind, let limit), _):
      return .timedOut(call: call, kind: kind, limit: limit, output: output)
    case (.requested, _): return .ended
    case (.flooded, _):
      return .flooded(call: lastCall, limit: Self.unsolicitedLimit, output: output)
    case (.outOfMemory, _):
      return .outOfMemory(call: lastCall, limit: limits.memory ?? 0, output: output)
    case (.tooManyProcesses(let limit), _):
      return .tooManyProcesses(call: lastCall, limit: limit, output: output)
    case (.tooManyThreads(let limit), _):
      return .tooManyThreads(call: lastCall, limit: limit, output: output)
    case (.diskFull(let excess), _):
      return .diskFull(call: lastCall, excess, output: output)
    case (.linkBroken(let error), _):
      if case .tooLarge = error {
        return .oversizeReply(call: lastCall, error, output: output)
      }
      return .protocolViolation(call: lastCall, error, output: output)
    case (nil, .signal(let number)):
      if let memory = limits.memory, isOutOfMemory(exit, output: output) {
        return .outOfMemory(call: lastCall, limit: memory, output: output)
      }
      return .crashed(call: lastCall, signal: TerminationSignal(number), output: output)
    case (nil, .status(let status)):
      return .exited(call: lastCall, status: status, output: output)
    }
  }

  /// The exit reason of the extension itself, which bubblewrap passes on as an exit status.
  private func reason(for exit: ProcessExit) -> ProcessExit.Reason {
    guard isSandboxed, case .status(let status) = exit.reason,
      status > Sandbox.signalStatus
    else { return exit.reason }
    return .signal(status - Sandbox.signalStatus)
  }

  /// Whether the system refused memory between two measurements of the monitor.
  private func isOutOfMemory(_ exit: ProcessExit, output: [String]) -> Bool {
    if let threshold = limits.exhaustionThreshold, exit.peakMemory >= threshold { return true }
    return output.contains { line in Self.allocationFailures.contains { line.contains($0) } }
  }

  /// The messages of the Swift runtime and the C library after a failed allocation.
  private static let allocationFailures = ["failed to allocate", "Cannot allocate memory"]
}
