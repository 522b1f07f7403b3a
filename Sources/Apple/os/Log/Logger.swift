/// Writes the messages of one category to `LogSink`.
///
/// ```swift
/// let logger = Logger(subsystem: "com.example.game", category: "timeline")
/// logger.debug("\(entries.count) entries")
/// ```
public struct Logger: Sendable {
  let log: OSLog

  public init() { log = .default }

  public init(subsystem: String, category: String) {
    log = OSLog(subsystem: subsystem, category: category)
  }

  public init(_ logObj: OSLog) { log = logObj }

  public func log(_ message: OSLogMessage) { LogSink.write(log, .default, message.text) }

  public func log(level: OSLogType, _ message: OSLogMessage) {
    LogSink.write(log, level, message.text)
  }

  public func trace(_ message: OSLogMessage) { LogSink.write(log, .debug, message.text) }

  public func debug(_ message: OSLogMessage) { LogSink.write(log, .debug, message.text) }

  public func info(_ message: OSLogMessage) { LogSink.write(log, .info, message.text) }

  public func notice(_ message: OSLogMessage) { LogSink.write(log, .default, message.text) }

  public func warning(_ message: OSLogMessage) { LogSink.write(log, .error, message.text) }

  public func error(_ message: OSLogMessage) { LogSink.write(log, .error, message.text) }

  public func critical(_ message: OSLogMessage) { LogSink.write(log, .fault, message.text) }

  public func fault(_ message: OSLogMessage) { LogSink.write(log, .fault, message.text) }
}
