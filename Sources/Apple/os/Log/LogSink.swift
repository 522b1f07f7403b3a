import Foundation
internal import HostLink

/// Writes messages to standard error if the variable `VITRINE_LOG` is set, and discards them
/// otherwise.
///
/// With the value `records`, as in a process that a host has started, a message becomes a record
/// with its level, subsystem and category (`OutputRecord`). With any other value it becomes a line
/// for people, `category: text`, whose further lines are indented.
enum LogSink {
  private static let value = ProcessInfo.processInfo.environment[OutputRecord.variable]

  static func write(_ log: OSLog, _ level: OSLogType, _ message: @autoclosure () -> String) {
    guard let value, log.isEnabled else { return }
    let line =
      value == OutputRecord.variableValue
      ? record(log, level, message()) : line(category: log.category, message())
    FileHandle.standardError.write(Data(line.utf8))
  }

  static func record(_ log: OSLog, _ level: OSLogType, _ message: String) -> String {
    LogMessage(
      level: LogMessage.Level(level), subsystem: log.subsystem, category: log.category,
      text: message
    ).line
  }

  /// Returns the output for a message. Indents its further lines, so that they do not look like
  /// messages.
  static func line(category: String, _ message: String) -> String {
    let text = message.replacingOccurrences(of: "\n", with: "\n  ")
    return category.isEmpty ? "\(text)\n" : "\(category): \(text)\n"
  }
}

extension LogMessage.Level {
  init(_ type: OSLogType) {
    switch type {
    case .debug: self = .debug
    case .info: self = .info
    case .error: self = .error
    case .fault: self = .fault
    default: self = .notice
    }
  }
}
