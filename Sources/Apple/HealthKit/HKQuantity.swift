/// A number with a unit.
public final class HKQuantity: NSObject, Sendable {
  private let unit: HKUnit
  private let value: Double

  public init(unit: HKUnit, doubleValue value: Double) {
    self.unit = unit
    self.value = value
  }

  public func `is`(compatibleWith unit: HKUnit) -> Bool { self.unit.dimension == unit.dimension }

  /// The value in the unit. Traps, like Apple's, if the units are not compatible.
  public func doubleValue(for unit: HKUnit) -> Double {
    precondition(
      self.is(compatibleWith: unit),
      "HealthKit: attempt to convert incompatible units: \(self.unit), \(unit)")
    if unit.isEqual(self.unit) { return value }
    return ((value * self.unit.factor + self.unit.offset) - unit.offset) / unit.factor
  }

  /// Traps if the units are not compatible.
  public func compare(_ quantity: HKQuantity) -> ComparisonResult {
    let other = quantity.doubleValue(for: unit)
    return value < other ? .orderedAscending : value > other ? .orderedDescending : .orderedSame
  }

  override public func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? HKQuantity, other.is(compatibleWith: unit) else { return false }
    return compare(other) == .orderedSame
  }

  override public var hash: Int { (value * unit.factor + unit.offset).hashValue }
  override public var description: String { "\(value) \(unit)" }
}
