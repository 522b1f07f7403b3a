import Foundation

/// The process's log. Logs are written to stderr and not stored.
public final class OSLogStore: Sendable {
  public struct Scope: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let system = Scope(rawValue: 0)
    public static let currentProcessIdentifier = Scope(rawValue: 1)
  }

  /// Throws, because logs are not stored.
  public init(scope: Scope) throws { throw CocoaError(.featureUnsupported) }

  public func position(date: Date) -> OSLogPosition { OSLogPosition() }
  public func position(timeIntervalSinceEnd seconds: TimeInterval) -> OSLogPosition {
    OSLogPosition()
  }
  public func position(timeIntervalSinceLatestBoot seconds: TimeInterval) -> OSLogPosition {
    OSLogPosition()
  }

  public func getEntries(
    at position: OSLogPosition? = nil, matching predicate: NSPredicate? = nil
  ) throws -> [OSLogEntry] { [] }
}

public final class OSLogPosition: Sendable {}

/// A logged message. None is created here.
open class OSLogEntry: NSObject {
  open var composedMessage: String { "" }
  open var date: Date { .distantPast }
}

public protocol OSLogEntryFromProcess {
  var process: String { get }
  var processIdentifier: Int32 { get }
}

public protocol OSLogEntryWithPayload {
  var category: String { get }
  var subsystem: String { get }
}

open class OSLogEntryLog: OSLogEntry, OSLogEntryWithPayload, OSLogEntryFromProcess {
  public enum Level: Int, Sendable { case undefined, debug, info, notice, error, fault }

  open var level: Level { .undefined }
  open var category: String { "" }
  open var subsystem: String { "" }
  open var process: String { "" }
  open var processIdentifier: Int32 { 0 }
}
