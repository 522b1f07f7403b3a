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
    case requested
  }

  /// How the process went, as `waitpid` tells it.
  enum Exit: Equatable {
    case status(Int32)
    case signal(Int32)
  }

  private(set) var pending: [UInt64: PendingCall] = [:]
  private(set) var cause: Cause?
  /// Set once, when the process is gone.
  private(set) var failure: ExtensionFailure?
  private(set) var notices: [ExtensionNotice] = []
  private var lastIdentifier: UInt64 = 0
  private var lastCall = "start"
  /// More notices than these are dropped.
  private static let noticeLimit = 1000

  var isReaped = false

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

  mutating func note(_ notice: ExtensionNotice) {
    if notices.count < Self.noticeLimit { notices.append(notice) }
  }

  /// The first cause counts; what follows from it does not.
  mutating func begin(_ cause: Cause) {
    if self.cause == nil { self.cause = cause }
  }

  /// The process is gone: gives the calls that will have no answer, and why.
  mutating func finish(_ exit: Exit, output: [String]) -> ([PendingCall], ExtensionFailure) {
    let failure = reason(exit, output: output)
    self.failure = failure
    defer { pending = [:] }
    return (pending.sorted { $0.key < $1.key }.map(\.value), failure)
  }

  private func reason(_ exit: Exit, output: [String]) -> ExtensionFailure {
    switch (cause, exit) {
    case (.timedOut(let call, let kind, let limit), _):
      .timedOut(call: call, kind: kind, limit: limit, output: output)
    case (.requested, _): .ended
    case (.linkBroken(let error), _):
      if case .tooLarge = error {
        .oversizeReply(call: lastCall, error, output: output)
      } else {
        .protocolViolation(call: lastCall, error, output: output)
      }
    case (nil, .signal(let number)):
      .crashed(call: lastCall, signal: TerminationSignal(number), output: output)
    case (nil, .status(let status)): .exited(call: lastCall, status: status, output: output)
    }
  }
}
