import Foundation

/// Writes messages to standard error if the variable `VITRINE_LOG` is set, and discards them
/// otherwise.
///
/// A message becomes one line, `category: text`. The level is not part of it. Further lines of a
/// multi-line message are indented.
enum LogSink {
  private static let isEnabled = ProcessInfo.processInfo.environment["VITRINE_LOG"] != nil

  static func write(_ log: OSLog, _ message: @autoclosure () -> String) {
    guard isEnabled, log.isEnabled else { return }
    FileHandle.standardError.write(Data(line(category: log.category, message()).utf8))
  }

  /// Returns the output for a message. Indents its further lines, so that they do not look like
  /// messages.
  static func line(category: String, _ message: String) -> String {
    let text = message.replacingOccurrences(of: "\n", with: "\n  ")
    return category.isEmpty ? "\(text)\n" : "\(category): \(text)\n"
  }
}
