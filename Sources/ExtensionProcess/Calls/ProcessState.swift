import Foundation
import HostLink

/// What the host knows of a running extension: the calls that wait, and how it comes to its end.
///
/// Pure: transitions return what is to be done, and nothing here makes system calls.
struct ProcessState {
  struct PendingCall {
    var name: String
    var continuation: CheckedContinuation<ExtensionReply, any Error>
  }

  /// Why the host has begun to end the process.
  enum Cause {
    case timedOut(call: String, kind: String?, limit: Duration)
    case linkBroken(HostLinkError)
    case outOfMemory
    case flooded
    case requested
  }

  private let limits: ProcessLimits
  private let isSandboxed: Bool

  private(set) var pending: [UInt64: PendingCall] = [:]
  private(set) var cause: Cause?
  /// Set once, when the process is gone.
  private(set) var failure: ExtensionFailure?
  private var lastIdentifier: UInt64 = 0
  private var lastCall = "start"
  /// Messages that are no reply, since the last reply.
  private var unasked = 0
  private static let unaskedLimit = 10_000
  /// Questions whose answers are being found.
  private var questions = 0
  private static let questionLimit = 16
  private var isWatched = false

  var isReaped = false

  init(limits: ProcessLimits = ProcessLimits(), isSandboxed: Bool = false) {
    self.limits = limits
    self.isSandboxed = isSandboxed
  }

  mutating func nextIdentifier() -> UInt64 {
    lastIdentifier += 1
    return lastIdentifier
  }

  /// False where the process is gone: the caller fails the call with `failure`.
  mutating func add(_ call: PendingCall, identifier: UInt64) -> Bool {
    guard failure == nil else { return false }
    pending[identifier] = call
    lastCall = call.name
    return true
  }

  mutating func take(_ identifier: UInt64) -> PendingCall? {
    pending.removeValue(forKey: identifier)
  }

  /// The reply's call; nil where nobody waits for it.
  mutating func reply(to identifier: UInt64) -> PendingCall? {
    let call = take(identifier)
    if call != nil { unasked = 0 }
    return call
  }

  /// Counts a message that is no awaited reply; false where there are too many of them.
  mutating func countUnasked() -> Bool {
    unasked += 1
    return unasked <= Self.unaskedLimit
  }

  /// False where too many questions wait already.
  mutating func beginQuestion() -> Bool {
    guard questions < Self.questionLimit else { return false }
    questions += 1
    return true
  }

  mutating func endQuestion() {
    questions -= 1
  }

  /// True where somebody has to begin to look at the memory.
  mutating func beginWatch() -> Bool {
    guard limits.memory != nil, !isWatched, failure == nil else { return false }
    isWatched = true
    return true
  }

  /// A look at the memory. False where nobody needs to look again for now.
  mutating func goOnWatching() -> Bool {
    isWatched = failure == nil && !pending.isEmpty
    return isWatched
  }

  /// The first cause counts; what follows from it does not.
  mutating func begin(_ cause: Cause) {
    if self.cause == nil { self.cause = cause }
  }

  /// The process is gone: gives the calls that will have no answer, and why.
  mutating func finish(_ end: ProcessEnd, output: [String]) -> ([PendingCall], ExtensionFailure) {
    let failure = reason(end, output: output)
    self.failure = failure
    defer { pending = [:] }
    return (pending.sorted { $0.key < $1.key }.map(\.value), failure)
  }

  private func reason(_ end: ProcessEnd, output: [String]) -> ExtensionFailure {
    switch (cause, way(of: end)) {
    case (.timedOut(let call, let kind, let limit), _):
      return .timedOut(call: call, kind: kind, limit: limit, output: output)
    case (.requested, _): return .ended
    case (.flooded, _):
      return .flooded(call: lastCall, limit: Self.unaskedLimit, output: output)
    case (.outOfMemory, _):
      return .outOfMemory(call: lastCall, limit: limits.memory ?? 0, output: output)
    case (.linkBroken(let error), _):
      if case .tooLarge = error {
        return .oversizeReply(call: lastCall, error, output: output)
      }
      return .protocolViolation(call: lastCall, error, output: output)
    case (nil, .signal(let number)):
      if let memory = limits.memory, isExhausted(end, output: output) {
        return .outOfMemory(call: lastCall, limit: memory, output: output)
      }
      return .crashed(call: lastCall, signal: TerminationSignal(number), output: output)
    case (nil, .status(let status)):
      return .exited(call: lastCall, status: status, output: output)
    }
  }

  private func way(of end: ProcessEnd) -> ProcessEnd.Way {
    guard isSandboxed, case .status(let status) = end.way,
      status > ExtensionSandbox.signalStatus
    else { return end.way }
    return .signal(status - ExtensionSandbox.signalStatus)
  }

  /// The system refused memory before anybody had looked.
  private func isExhausted(_ end: ProcessEnd, output: [String]) -> Bool {
    if let exhausted = limits.exhausted, end.peak >= exhausted { return true }
    return output.contains { line in Self.refusals.contains { line.contains($0) } }
  }

  /// What Swift's runtime and C's library say when there is no memory.
  private static let refusals = ["failed to allocate", "Cannot allocate memory"]
}
