import Foundation

/// Where log lines go: standard error, one line each, when the environment has `VITRINE_LOG`.
enum LogSink {
  private static let isOpen = ProcessInfo.processInfo.environment["VITRINE_LOG"] != nil

  static func write(_ log: OSLog, _ message: @autoclosure () -> String) {
    guard isOpen, log.isOpen else { return }
    FileHandle.standardError.write(Data(line(category: log.category, message()).utf8))
  }

  /// A line break in a message must not look like another message.
  static func line(category: String, _ message: String) -> String {
    let text = message.replacingOccurrences(of: "\n", with: "\n  ")
    return category.isEmpty ? "\(text)\n" : "\(category): \(text)\n"
  }
}
