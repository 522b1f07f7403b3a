/// A log, identified by a subsystem and a category.
public final class OSLog: Hashable, Sendable {
  /// The categories with a special meaning for Instruments.
  public struct Category: Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
    public static let dynamicTracing = Category(rawValue: "DynamicTracing")
    public static let dynamicStackTracing = Category(rawValue: "DynamicStackTracing")
  }

  let subsystem: String
  let category: String
  let isEnabled: Bool

  public init(subsystem: String, category: String) {
    self.subsystem = subsystem
    self.category = category
    isEnabled = true
  }

  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem: subsystem, category: category.rawValue)
  }

  private init(isEnabled: Bool) {
    subsystem = ""
    category = ""
    self.isEnabled = isEnabled
  }

  public static let `default` = OSLog(isEnabled: true)
  /// A log that discards all messages.
  public static let disabled = OSLog(isEnabled: false)

  public func isEnabled(type: OSLogType) -> Bool { isEnabled }

  public static func == (left: OSLog, right: OSLog) -> Bool {
    left.subsystem == right.subsystem && left.category == right.category
      && left.isEnabled == right.isEnabled
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(subsystem)
    hasher.combine(category)
  }
}

/// The level of a message. The raw values are Apple's.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }

  public init(_ rawValue: UInt8) { self.rawValue = rawValue }

  public static let `default` = OSLogType(0)
  public static let info = OSLogType(1)
  public static let debug = OSLogType(2)
  public static let error = OSLogType(16)
  public static let fault = OSLogType(17)
}
