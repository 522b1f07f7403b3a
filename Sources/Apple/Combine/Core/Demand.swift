extension Subscribers {
  /// The number of values that a subscriber requests, or `unlimited`.
  public struct Demand: Hashable, Comparable, Codable, Sendable, CustomStringConvertible {
    /// The number of values; nil if unlimited.
    public let max: Int?

    private init(_ max: Int?) { self.max = max }

    public static let unlimited = Demand(nil)
    public static let none = Demand(0)

    /// - Precondition: `value` is not negative.
    public static func max(_ value: Int) -> Demand {
      precondition(value >= 0, "A demand must not be negative.")
      return Demand(value)
    }

    public var description: String { max.map { "max(\($0))" } ?? "unlimited" }

    public static func < (left: Demand, right: Demand) -> Bool {
      guard let a = left.max else { return false }
      guard let b = right.max else { return true }
      return a < b
    }

    public static func + (left: Demand, right: Demand) -> Demand {
      guard let a = left.max, let b = right.max else { return .unlimited }
      let (sum, overflow) = a.addingReportingOverflow(b)
      return overflow ? .unlimited : Demand(sum)
    }

    /// The difference, at least `none`.
    public static func - (left: Demand, right: Demand) -> Demand {
      guard let a = left.max else { return .unlimited }
      guard let b = right.max else { return .none }
      return Demand(Swift.max(0, a - b))
    }

    public static func + (left: Demand, right: Int) -> Demand { left + .max(right) }
    public static func - (left: Demand, right: Int) -> Demand { left - .max(right) }
    public static func += (left: inout Demand, right: Demand) { left = left + right }
    public static func += (left: inout Demand, right: Int) { left = left + right }
    public static func -= (left: inout Demand, right: Demand) { left = left - right }
    public static func -= (left: inout Demand, right: Int) { left = left - right }
    public static func > (left: Demand, right: Int) -> Bool { left > .max(right) }
    public static func == (left: Demand, right: Int) -> Bool { left.max == right }
  }
}
