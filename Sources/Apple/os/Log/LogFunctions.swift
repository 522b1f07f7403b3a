// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// Writes a message with a `printf` format.
public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
  type: OSLogType = .default, _ args: any CVarArg...
) {
  LogSink.write(log, type, String(format: LogFormat.plain(message.description), arguments: args))
}

/// Writes a message with a level and a `printf` format.
public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString,
  _ args: any CVarArg...
) {
  LogSink.write(log, type, String(format: LogFormat.plain(message.description), arguments: args))
}

/// Writes an interpolated message.
@_disfavoredOverload
public func os_log(
  _ type: OSLogType = .default, log: OSLog = .default, _ message: OSLogMessage
) {
  LogSink.write(log, type, message.text)
}

enum LogFormat {
  /// Removes the annotations that only `os_log` supports: `%{public}@` becomes `%@`.
  static func plain(_ format: String) -> String {
    format.replacingOccurrences(of: "%\\{[^}]*\\}", with: "%", options: .regularExpression)
  }
}
