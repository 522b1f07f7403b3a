import Foundation
import HostLink
import NoticeCatalog

/// Why a call to an extension failed. `output` contains the last lines that the extension printed.
public enum ExtensionFailure: Error, Equatable, Sendable {
  case couldNotStart(path: String, errno: Int32)
  /// A signal terminated the process.
  case crashed(call: String, signal: TerminationSignal, output: [String])
  /// The process exited.
  case exited(call: String, status: Int32, output: [String])
  /// No reply within `limit`. `kind` is nil for calls that concern the whole bundle.
  case timedOut(call: String, kind: String?, limit: Duration, output: [String])
  /// No reply within `limit`, because the body of a view had not returned. `place` is the innermost
  /// function of the author's code; empty if it is unknown.
  case viewBlocked(call: String, kind: String?, limit: Duration, place: String, output: [String])
  /// The extension and its child processes used more than `limit` bytes of memory.
  case outOfMemory(call: String, limit: Int, output: [String])
  /// The extension had more than `limit` child processes.
  case tooManyProcesses(call: String, limit: Int, output: [String])
  /// The extension had more than `limit` threads.
  case tooManyThreads(call: String, limit: Int, output: [String])
  /// A folder of the extension grew above its limit.
  case diskFull(call: String, DiskLimit.Excess, output: [String])
  /// The extension sent more than `limit` unsolicited messages.
  case flooded(call: String, limit: Int, output: [String])
  /// The extension sent bytes that are not a message.
  case protocolViolation(call: String, HostLinkError, output: [String])
  /// A reply was larger than the limits allow.
  case oversizeReply(call: String, HostLinkError, output: [String])
  /// The host ended the process.
  case ended
  /// The extension reported a failure.
  case reported(FailureReport)
}

extension ExtensionFailure {
  /// What the trap says that the builder has put in the place of code that does not compile; nil if
  /// the extension has not reached one.
  public var cutSentence: String? {
    guard case .crashed(_, _, let output) = self else { return nil }
    let mark = "Fatal error: "
    return output.last { $0.contains(mark) && $0.contains(" was cut: ") }
      .flatMap { line in line.firstRange(of: mark).map { String(line[$0.upperBound...]) } }
  }
}

extension ExtensionFailure: CustomStringConvertible, LocalizedError {
  public var errorDescription: String? { description }

  public var description: String {
    switch self {
    case .couldNotStart(let path, let code):
      "cannot start the extension \(path): \(String(cString: strerror(code)))"
    case .crashed(let call, let signal, let output):
      cutSentence.map {
        "code that was cut out, because it does not compile, was needed in \(call): \($0)"
      } ?? Self.crash(call: call, signal: signal, output: output)
    case .exited(let call, let status, let output):
      "the extension exited with status \(status) in \(call)" + Self.tail(output)
    case .timedOut(let call, let kind, let limit, let output):
      Self.timeout(call: call, kind: kind, limit: limit) + Self.tail(output)
    case .viewBlocked(let call, let kind, let limit, let place, let output):
      Self.blocked(call: call, kind: kind, limit: limit, place: place) + Self.tail(output)
    case .outOfMemory(let call, let limit, let output):
      """
      the extension exceeded its memory limit of \(limit >> 20) MiB in \(call): load images at the \
      size at which they are shown, and return fewer entries
      """ + Self.tail(output)
    case .tooManyProcesses(let call, let limit, let output):
      """
      the extension was ended in \(call) because it started more than \(limit) processes: do the \
      work in the extension, as on iOS, or raise processes.children in the settings file
      """ + Self.tail(output)
    case .tooManyThreads(let call, let limit, let output):
      """
      the extension was ended in \(call) because it had more than \(limit) threads: use tasks \
      instead of threads, or raise processes.threads in the settings file
      """ + Self.tail(output)
    case .diskFull(let call, let excess, let output):
      """
      the extension was ended in \(call) because it wrote too much: \(excess.folder) has \
      \(excess.bytes >> 20) MiB in \(excess.files) files, and the limit is \
      \(excess.limit.bytes >> 20) MiB in \(excess.limit.files) files; delete files there, or raise \
      processes.diskSpace or processes.files in the settings file
      """ + Self.tail(output)
    case .flooded(let call, let limit, let output):
      """
      the extension sent more than \(limit) unsolicited messages in \(call): request a reload only \
      once after the data has changed
      """ + Self.tail(output)
    case .protocolViolation(let call, let error, let output):
      "the extension violated the host link protocol in \(call): \(error)" + Self.tail(output)
    case .oversizeReply(let call, let error, let output):
      "the extension's reply to \(call) is too large: \(error)" + Self.tail(output)
    case .ended: "the host has ended the extension"
    case .reported(let report): report.message
    }
  }

  private static func text(_ limit: Duration) -> String {
    let (whole, fraction) = limit.components
    return "\((Double(whole) + Double(fraction) / 1e18).formatted()) s"
  }

  private static func blocked(
    call: String, kind: String?, limit: Duration, place: String
  ) -> String {
    let subject = kind.map { "\"\($0)\"" } ?? "the extension"
    let stack = place.isEmpty ? "" : ": \(place)"
    return NoticeKind.slowView.notice(
      "\(subject) did not answer \(call) within \(text(limit)), because the body of a view has not "
        + "returned\(stack).")
  }

  private static func crash(call: String, signal: TerminationSignal, output: [String]) -> String {
    (signal.place.map { "\($0): " } ?? "") + "the extension crashed in \(call): \(signal)"
      + tail(output)
  }

  private static func timeout(call: String, kind: String?, limit: Duration) -> String {
    let seconds = text(limit)
    // The subject is an intent, which has no provider.
    if call == "perform" {
      return """
        the action "\(kind ?? "")" was cut after \(seconds), because its perform() had not returned; \
        an intent that plays audio conforms to AudioPlaybackIntent and may play longer, other long \
        work belongs in the app
        """
    }
    guard let kind else { return "the extension did not answer \(call) within \(seconds)" }
    return """
      "\(kind)" did not answer \(call) within \(seconds); its provider must return, or call its \
      completion handler, on every path
      """
  }

  private static func tail(_ output: [String]) -> String {
    guard !output.isEmpty else { return "" }
    return "; the last lines of its output:\n" + output.map { "  \($0)" }.joined(separator: "\n")
  }
}

/// A signal that terminated a process.
public struct TerminationSignal: Equatable, Hashable, Sendable, CustomStringConvertible {
  public let number: Int32
  /// The file and line of the innermost function of the author's code; nil if they are unknown.
  public var place: String?

  public init(_ number: Int32) {
    self.number = number
  }

  public var name: String { Self.names[number]?.name ?? "signal \(number)" }

  public var description: String {
    guard let known = Self.names[number] else { return name }
    return "\(known.name) (\(known.meaning))"
  }

  private static let names: [Int32: (name: String, meaning: String)] = [
    SIGILL: ("SIGILL", "a runtime failure such as an unwrapped nil or an index out of range"),
    SIGTRAP: ("SIGTRAP", "a runtime failure such as an unwrapped nil or an index out of range"),
    SIGABRT: ("SIGABRT", "the program aborted"),
    SIGBUS: ("SIGBUS", "a bad memory access"),
    SIGFPE: ("SIGFPE", "an arithmetic failure"),
    SIGSEGV: ("SIGSEGV", "a bad memory access or a stack overflow"),
    SIGKILL: ("SIGKILL", "killed from outside, or out of memory"),
    SIGTERM: ("SIGTERM", "terminated from outside"),
    SIGINT: ("SIGINT", "interrupted"),
    SIGHUP: ("SIGHUP", "its session ended"),
    SIGPIPE: ("SIGPIPE", "wrote to a closed pipe"),
    SIGXCPU: ("SIGXCPU", "used too much processor time"),
    SIGXFSZ: ("SIGXFSZ", "exceeded the file size limit"),
    SIGSYS: ("SIGSYS", "a forbidden system call"),
  ]
}
