/// A log's name: a subsystem and a category in it.
public final class OSLog: Hashable, Sendable {
  /// Categories with a meaning of their own.
  public struct Category: Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
    public static let dynamicTracing = Category(rawValue: "DynamicTracing")
    public static let dynamicStackTracing = Category(rawValue: "DynamicStackTracing")
  }

  let subsystem: String
  let category: String
  let isOpen: Bool

  public init(subsystem: String, category: String) {
    self.subsystem = subsystem
    self.category = category
    isOpen = true
  }

  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem: subsystem, category: category.rawValue)
  }

  private init(isOpen: Bool) {
    subsystem = ""
    category = ""
    self.isOpen = isOpen
  }

  public static let `default` = OSLog(isOpen: true)
  /// Writes nothing.
  public static let disabled = OSLog(isOpen: false)

  public func isEnabled(type: OSLogType) -> Bool { isOpen }

  public static func == (left: OSLog, right: OSLog) -> Bool {
    left.subsystem == right.subsystem && left.category == right.category
      && left.isOpen == right.isOpen
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(subsystem)
    hasher.combine(category)
  }
}

/// How much a message matters; the numbers are Apple's.
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
