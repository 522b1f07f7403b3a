internal import LocalizedUnits

// Compatibility: works | `MeasurementFormatter` | names and plural forms of CLDR; common lengths,
//   masses, speeds and temperatures are converted to the locale's system

/// Formats measurements: "3.107 mi", "20 °C", "5 kilometers".
///
/// Names and plural forms are CLDR's. Without `providedUnit`, lengths, masses, speeds and
/// temperatures become those of the locale's measurement system. Units that CLDR does not name have
/// their symbol.
open class MeasurementFormatter: Formatter {
  public struct UnitOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let providedUnit = UnitOptions(rawValue: 1 << 0)
    /// Chooses the metric unit of a length or mass by its size.
    public static let naturalScale = UnitOptions(rawValue: 1 << 1)
    public static let temperatureWithoutUnit = UnitOptions(rawValue: 1 << 2)
  }

  open var unitOptions: UnitOptions = []
  open var unitStyle: Formatter.UnitStyle = .medium
  open var locale: Locale! = .current
  private var customFormatter: NumberFormatter?

  /// Formats the number. The default, which nil restores, writes up to three decimals in the
  /// locale.
  open var numberFormatter: NumberFormatter! {
    get {
      if let customFormatter { return customFormatter }
      let formatter = NumberFormatter()
      formatter.locale = usedLocale
      formatter.numberStyle = .decimal
      customFormatter = formatter
      return formatter
    }
    set { customFormatter = newValue }
  }

  public override init() { super.init() }

  public required init?(coder: NSCoder) { nil }

  open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
    let shown = converted(measurement.value, measurement.unit)
    return text(shown.value, shown.unit)
  }

  /// The unit's name, such as "km" or "kilometers".
  open func string(from unit: Unit) -> String {
    guard unitStyle == .long, let name = CLDRUnit(unit),
      let text = formatter.string(2, unit: name.id)
    else { return unit.symbol }
    return text.replacingOccurrences(of: 2.formatted(.number.locale(usedLocale)), with: "")
      .trimmingCharacters(in: .whitespaces)
  }

  open override func string(for obj: Any?) -> String? {
    switch obj {
    case let measurement as any AnyMeasurement:
      string(from: Measurement(value: measurement.value, unit: measurement.anyUnit))
    case let unit as Unit: string(from: unit)
    default: nil
    }
  }

  private var usedLocale: Locale { locale ?? .current }

  private var formatter: UnitFormatter {
    let width: UnitFormatter.Width =
      switch unitStyle {
      case .short: .narrow
      case .medium: .short
      case .long: .full
      @unknown default: .short
      }
    return UnitFormatter(localeIdentifier: usedLocale.identifier, width: width)
  }

  private func converted(_ value: Double, _ unit: Unit) -> (value: Double, unit: Unit) {
    guard !unitOptions.contains(.providedUnit), let dimension = unit as? Dimension else {
      return (value, unit)
    }
    let measurement = Measurement(value: value, unit: dimension)
    let preferred =
      unitOptions.contains(.naturalScale) ? CLDRUnit.natural(measurement, usedLocale) : nil
    guard let target = preferred ?? CLDRUnit.preferred(dimension, usedLocale) else {
      return (value, unit)
    }
    return (measurement.converted(to: target).value, target)
  }

  private func text(_ value: Double, _ unit: Unit) -> String {
    let plain = value.formatted(
      .number.precision(.fractionLength(0...3)).rounded(rule: .toNearestOrEven).locale(usedLocale))
    let number = customFormatter?.string(from: NSNumber(value: value)) ?? plain
    if unit is UnitTemperature, unitOptions.contains(.temperatureWithoutUnit) {
      return number + "°"
    }
    guard let name = CLDRUnit(unit),
      let text = formatter.string(value, unit: name.id, precision: ".###")
    else { return "\(number) \(unit.symbol)" }
    return number == plain ? text : text.replacingOccurrences(of: plain, with: number)
  }
}

/// A measurement of any unit.
private protocol AnyMeasurement {
  var value: Double { get }
  var anyUnit: Unit { get }
}

extension Measurement: AnyMeasurement {
  fileprivate var anyUnit: Unit { unit }
}
