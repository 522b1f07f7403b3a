import Foundation
internal import LocalizedUnits

extension Measurement where UnitType: Dimension {
  /// Formats measurements in the units of the locale's region: "62 mph", "20°C", "5 kilometers".
  ///
  /// ```swift
  /// let speed = Measurement(value: 100, unit: UnitSpeed.kilometersPerHour)
  /// speed.formatted()  // "62 mph" in the United States
  /// ```
  /// The units, their names and the precision are CLDR's. Units that CLDR does not name have their
  /// symbol, and kinds of units without preferences in CLDR, such as frequencies, keep their unit.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    public struct UnitWidth: Codable, Hashable, Sendable {
      fileprivate enum Option: Codable {
        case wide, abbreviated, narrow
      }

      fileprivate let option: Option

      /// "5 kilometers".
      public static var wide: Self { Self(option: .wide) }
      /// "5 km".
      public static var abbreviated: Self { Self(option: .abbreviated) }
      /// "5km".
      public static var narrow: Self { Self(option: .narrow) }
    }

    public var width: UnitWidth
    public var locale: Locale
    /// nil is `asProvided`.
    public var usage: MeasurementFormatUnitUsage<UnitType>?
    /// Formats the number; nil uses the precision of the usage.
    public var numberFormatStyle: FloatingPointFormatStyle<Double>?
    var hidesTemperatureScale = false

    public init(
      width: UnitWidth, locale: Locale = .autoupdatingCurrent,
      usage: MeasurementFormatUnitUsage<UnitType>? = .general,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
      self.width = width
      self.locale = locale
      self.usage = usage
      self.numberFormatStyle = numberFormatStyle
    }

    public func format(_ value: Measurement) -> String {
      guard let unit = CLDRUnit(value.unit) else {
        return "\(plainNumber(value.value)) \(value.unit.symbol)"
      }
      let usage = usage?.name
      let hidesScale = hidesTemperatureScale && usage == nil
      let id = hidesScale ? "temperature-generic" : unit.id
      return text(value.value, id, usage: usage) ?? text(value.value, id, usage: nil)
        ?? "\(plainNumber(value.value)) \(value.unit.symbol)"
    }

    public func locale(_ locale: Locale) -> Self {
      var result = self
      result.locale = locale
      return result
    }
  }
}

extension Measurement.FormatStyle where UnitType == UnitTemperature {
  /// Whether the text has no name of the scale: "25°". It has an effect only if the usage is
  /// `asProvided`, because the scale of a locale's region is known to its readers.
  public var hidesScaleName: Bool {
    get { hidesTemperatureScale }
    set { hidesTemperatureScale = newValue }
  }

  public init(
    width: UnitWidth = .abbreviated, locale: Locale = .autoupdatingCurrent,
    usage: MeasurementFormatUnitUsage<UnitType> = .general, hidesScaleName: Bool = false,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) {
    // An optional usage selects the initializer of all units.
    self.init(
      width: width, locale: locale, usage: Optional(usage), numberFormatStyle: numberFormatStyle)
    hidesTemperatureScale = hidesScaleName
  }
}

extension Measurement.FormatStyle {
  private var units: UnitFormatter {
    let width: UnitFormatter.Width =
      switch width.option {
      case .wide: .full
      case .abbreviated: .short
      case .narrow: .narrow
      }
    return UnitFormatter(localeIdentifier: locale.identifier, width: width)
  }

  private func text(_ value: Double, _ id: String, usage: String?) -> String? {
    guard let numbers = numberFormatStyle?.locale(locale) else {
      return units.string(value, unit: id, usage: usage)
    }
    // ICU chooses the unit and its plural form for a number with as many decimals as the style's.
    // If the style's number is another text, it replaces ICU's.
    var shown = value
    if let usage {
      let fine = "." + String(repeating: "#", count: 12)
      guard
        let converted = units.converted(value, unit: id, usage: usage, precision: fine)
      else { return nil }
      shown = converted
    }
    let number = numbers.format(shown)
    let precision = Self.precision(of: numbers, for: shown)
    let digits = FloatingPointFormatStyle<Double>(locale: locale)
      .precision(.fractionLength(precision))
    let skeleton =
      precision == 0 ? "precision-integer" : "." + String(repeating: "0", count: precision)
    return units.string(value, unit: id, usage: usage, precision: skeleton)?
      .replacingOccurrences(of: digits.format(shown), with: number)
  }

  /// The number of decimals that a style shows for a value.
  private static func precision(
    of style: FloatingPointFormatStyle<Double>, for value: Double
  ) -> Int {
    let text = style.locale(Locale(identifier: "en_US_POSIX")).format(value)
    guard let point = text.lastIndex(of: ".") else { return 0 }
    return text[text.index(after: point)...].prefix { $0.isASCII && $0.isNumber }.count
  }

  private func plainNumber(_ value: Double) -> String {
    (numberFormatStyle ?? .number).locale(locale).format(value)
  }
}
