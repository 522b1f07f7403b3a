import Foundation
import HostLink

/// One message that an extension or an app has printed or logged, or that its end has caused.
public struct ProcessOutput: Codable, Equatable, Sendable {
  public enum Source: String, Codable, Sendable {
    /// The standard output or the standard error.
    case output
    /// `Logger` or `os_log`.
    case log
    /// A crash, with its stack.
    case crash
    /// Lines that were dropped because there were too many.
    case dropped
  }

  /// The time of the device.
  public var date: Date
  /// The identifier of the process; 0 if unknown.
  public var process: Int32
  public var source: Source
  /// Of a log message; for others that which suits them: `notice` for output, `fault` for a crash.
  public var level: LogMessage.Level
  public var subsystem: String?
  public var category: String?
  /// Without control characters except line breaks and tabs.
  public var text: String
  /// The request that was running, or the last one, such as `timeline of "Tide"`; nil if there are
  /// several.
  public var request: String?

  public init(
    date: Date, process: Int32, source: Source, level: LogMessage.Level, subsystem: String? = nil,
    category: String? = nil, text: String, request: String? = nil
  ) {
    self.date = date
    self.process = process
    self.source = source
    self.level = level
    self.subsystem = subsystem
    self.category = category
    self.text = text
    self.request = request
  }
}

extension ProcessOutput {
  /// A line of a program that is not an extension and has ended.
  public init(line: String, date: Date, request: String) {
    self.init(
      date: date, process: 0, source: .output, level: .notice, text: line.withoutControls,
      request: request)
  }
}

extension String {
  /// The text without ANSI escape sequences, and with other control characters except line breaks
  /// and tabs replaced by U+FFFD: what a process prints must not control a terminal or a page.
  var withoutControls: String {
    guard unicodeScalars.contains(where: { $0.isControl }) else { return self }
    var result = String.UnicodeScalarView()
    var rest = unicodeScalars[...]
    while let scalar = rest.popFirst() {
      if scalar == "\u{1B}" {
        rest.dropEscapeSequence()
      } else if scalar == "\r" {
        // A carriage return at the end of a line, or one that overwrites it, as progress bars do.
        if let next = rest.first, next != "\n" { result.append("\n") }
      } else {
        result.append(scalar.isControl ? "\u{FFFD}" : scalar)
      }
    }
    return String(result)
  }
}

extension Unicode.Scalar {
  fileprivate var isControl: Bool {
    (value < 0x20 && self != "\n" && self != "\t") || (0x7F...0x9F).contains(value)
      // Overrides of the text's direction, which can make a line look like another.
      || (0x202A...0x202E).contains(value) || (0x2066...0x2069).contains(value)
  }
}

extension Substring.UnicodeScalarView {
  /// Removes what follows an escape character: a control sequence up to its final character, a
  /// command of the operating system up to its terminator, or one character.
  fileprivate mutating func dropEscapeSequence() {
    switch popFirst() {
    case "[":
      while let scalar = popFirst(), !(0x40...0x7E).contains(scalar.value) {}
    case "]":
      while let scalar = popFirst(), scalar != "\u{07}" {
        guard scalar == "\u{1B}" else { continue }
        if first == "\\" { removeFirst() }
        return
      }
    default: break
    }
  }
}
