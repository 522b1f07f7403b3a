// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import Synchronization

/// Distinguishes overlapping intervals with the same name.
public struct OSSignpostID: Hashable, Comparable, Sendable {
  public let rawValue: UInt64

  public init(_ value: UInt64) { rawValue = value }

  public init(log: OSLog) { rawValue = Self.next.wrappingAdd(1, ordering: .relaxed).newValue }

  public init(log: OSLog, object: AnyObject) {
    rawValue = UInt64(UInt(bitPattern: ObjectIdentifier(object)))
  }

  private static let next = Atomic<UInt64>(1)

  public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
  public static let invalid = OSSignpostID(UInt64.max)
  public static let null = OSSignpostID(0)

  public static func < (left: OSSignpostID, right: OSSignpostID) -> Bool {
    left.rawValue < right.rawValue
  }
}

/// An interval that has begun.
public final class OSSignpostIntervalState: Sendable {
  let id: OSSignpostID
  let start = ContinuousClock.now

  init(id: OSSignpostID) { self.id = id }
}

/// Writes the beginning and end of intervals, and events, to the log: `category: begin load`.
public struct OSSignposter: Sendable {
  private let log: OSLog

  public init() { log = .default }

  public init(subsystem: String, category: String) {
    log = OSLog(subsystem: subsystem, category: category)
  }

  public init(subsystem: String, category: OSLog.Category) {
    log = OSLog(subsystem: subsystem, category: category)
  }

  public init(logHandle: OSLog) { log = logHandle }

  public init(logger: Logger) { log = logger.log }

  public static let disabled = OSSignposter(logHandle: .disabled)

  public var isEnabled: Bool { log.isEnabled }

  public func makeSignpostID() -> OSSignpostID { OSSignpostID(log: log) }

  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive
  ) -> OSSignpostIntervalState {
    LogSink.write(log, .debug, "begin \(name)")
    return OSSignpostIntervalState(id: id)
  }

  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage
  ) -> OSSignpostIntervalState {
    LogSink.write(log, .debug, "begin \(name): \(message.text)")
    return OSSignpostIntervalState(id: id)
  }

  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {
    LogSink.write(log, .debug, "end \(name) after \(ContinuousClock.now - state.start)")
  }

  public func endInterval(
    _ name: StaticString, _ state: OSSignpostIntervalState, _ message: OSLogMessage
  ) {
    LogSink.write(
      log, .debug, "end \(name) after \(ContinuousClock.now - state.start): \(message.text)")
  }

  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {
    LogSink.write(log, .debug, "event \(name)")
  }

  public func emitEvent(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage
  ) {
    LogSink.write(log, .debug, "event \(name): \(message.text)")
  }

  public func withIntervalSignpost<Result>(
    _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> Result
  ) rethrows -> Result {
    let state = beginInterval(name, id: id)
    defer { endInterval(name, state) }
    return try task()
  }
}

/// The kind of a signpost.
public struct OSSignpostType: RawRepresentable, Hashable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }

  public static let event = OSSignpostType(rawValue: 0)
  public static let begin = OSSignpostType(rawValue: 1)
  public static let end = OSSignpostType(rawValue: 2)

  fileprivate var label: String {
    switch self {
    case .begin: "begin"
    case .end: "end"
    default: "event"
    }
  }
}

public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive
) {
  LogSink.write(log, .debug, "\(type.label) \(name)")
}

public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ arguments: any CVarArg...
) {
  let text = { String(format: LogFormat.plain(format.description), arguments: arguments) }
  LogSink.write(log, .debug, "\(type.label) \(name): \(text())")
}
