import Foundation
import HostLink

/// Why an extension gave no answer. `output` is the last lines of its standard error.
public enum ExtensionFailure: Error, Equatable, Sendable {
  case couldNotStart(path: String, errno: Int32)
  /// A signal ended the process.
  case crashed(call: String, signal: TerminationSignal, output: [String])
  /// The process ended by itself, with an exit status.
  case exited(call: String, status: Int32, output: [String])
  /// The call's name, its widget's kind (nil for calls about the whole bundle), the limit.
  case timedOut(call: String, kind: String?, limit: Duration, output: [String])
  /// The extension, with what it had started, used more than `limit` bytes of memory.
  case outOfMemory(call: String, limit: Int, output: [String])
  /// The extension sent more than `limit` messages that nobody had asked for.
  case flooded(call: String, limit: Int, output: [String])
  /// What came over the link is no message.
  case protocolViolation(call: String, HostLinkError, output: [String])
  /// A reply was larger than the limits allow.
  case oversizeReply(call: String, HostLinkError, output: [String])
  /// The host has ended the process.
  case ended
  /// The extension says why.
  case reported(FailureReport)
}

extension ExtensionFailure: CustomStringConvertible, LocalizedError {
  public var errorDescription: String? { description }

  public var description: String {
    switch self {
    case .couldNotStart(let path, let code):
      "the extension \(path) cannot be started: \(String(cString: strerror(code)))"
    case .crashed(let call, let signal, let output):
      "the extension crashed in \(call): \(signal)" + Self.tail(output)
    case .exited(let call, let status, let output):
      "the extension ended in \(call) with status \(status)" + Self.tail(output)
    case .timedOut(let call, let kind, let limit, let output):
      Self.timeout(call: call, kind: kind, limit: limit) + Self.tail(output)
    case .outOfMemory(let call, let limit, let output):
      """
      the extension used more than its \(limit >> 20) MiB of memory in \(call): load pictures at the \
      size they are shown in, and give fewer entries
      """ + Self.tail(output)
    case .flooded(let call, let limit, let output):
      """
      the extension sent more than \(limit) messages without being asked in \(call): ask for reloads \
      once, when the data has changed
      """ + Self.tail(output)
    case .protocolViolation(let call, let error, let output):
      "the extension broke the host link in \(call): \(error)" + Self.tail(output)
    case .oversizeReply(let call, let error, let output):
      "the extension's reply to \(call) is too large: \(error)" + Self.tail(output)
    case .ended: "the extension has been ended by its host"
    case .reported(let report): report.message
    }
  }

  private static func timeout(call: String, kind: String?, limit: Duration) -> String {
    let (whole, fraction) = limit.components
    let seconds = "\((Double(whole) + Double(fraction) / 1e18).formatted()) s"
    guard let kind else { return "the extension gave no answer to \(call) within \(seconds)" }
    return """
      the widget "\(kind)" gave no answer to \(call) within \(seconds): its provider must call its \
      completion, or return, on every path
      """
  }

  private static func tail(_ output: [String]) -> String {
    guard !output.isEmpty else { return "" }
    return "; the last lines of its output:\n" + output.map { "  \($0)" }.joined(separator: "\n")
  }
}

/// A signal that ends processes, by its name.
public struct TerminationSignal: Equatable, Hashable, Sendable, CustomStringConvertible {
  public let number: Int32

  public init(_ number: Int32) {
    self.number = number
  }

  public var name: String { Self.names[number]?.name ?? "signal \(number)" }

  public var description: String {
    guard let known = Self.names[number] else { return name }
    return "\(known.name) (\(known.meaning))"
  }

  private static let names: [Int32: (name: String, meaning: String)] = [
    SIGILL: ("SIGILL", "a runtime failure such as a forced nil or an index out of range"),
    SIGTRAP: ("SIGTRAP", "a runtime failure such as a forced nil or an index out of range"),
    SIGABRT: ("SIGABRT", "the program gave up"),
    SIGBUS: ("SIGBUS", "a bad memory access"),
    SIGFPE: ("SIGFPE", "an arithmetic failure"),
    SIGSEGV: ("SIGSEGV", "a bad memory access or too deep a recursion"),
    SIGKILL: ("SIGKILL", "ended from outside, or out of memory"),
    SIGTERM: ("SIGTERM", "ended from outside"),
    SIGINT: ("SIGINT", "interrupted"),
    SIGHUP: ("SIGHUP", "its session ended"),
    SIGPIPE: ("SIGPIPE", "wrote to a closed pipe"),
    SIGXCPU: ("SIGXCPU", "took too much processor time"),
    SIGXFSZ: ("SIGXFSZ", "wrote too large a file"),
    SIGSYS: ("SIGSYS", "a forbidden system call"),
  ]
}
