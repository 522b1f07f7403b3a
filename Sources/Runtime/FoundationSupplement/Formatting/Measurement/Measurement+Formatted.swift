import Foundation

// Compatibility: partial | `Measurement.formatted()`, `Measurement.FormatStyle`,
//   `MeasurementFormatUnitUsage`, `.measurement(width:usage:numberFormatStyle:)`,
//   `.byteCount(style:)` of amounts of data | units, names and precision of CLDR, as on iOS; no
//   `attributed` output. Units that CLDR does not name have their symbol

extension Measurement where UnitType: Dimension {
  public func formatted<Style: Foundation.FormatStyle>(
    _ style: Style
  ) -> Style.FormatOutput where Style.FormatInput == Measurement {
    style.format(self)
  }

  /// The measurement in the unit that is usual in the current locale's region: "62 mph".
  public func formatted() -> String {
    formatted(FormatStyle(width: .abbreviated))
  }
}

extension FormatStyle {
  public static func measurement<UnitType: Dimension>(
    width: Measurement<UnitType>.FormatStyle.UnitWidth,
    usage: MeasurementFormatUnitUsage<UnitType> = .general,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitType>.FormatStyle {
    Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
  }

  public static func measurement(
    width: Measurement<UnitTemperature>.FormatStyle.UnitWidth = .abbreviated,
    usage: MeasurementFormatUnitUsage<UnitTemperature> = .general, hidesScaleName: Bool = false,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitTemperature>.FormatStyle {
    Self(
      width: width, usage: usage, hidesScaleName: hidesScaleName,
      numberFormatStyle: numberFormatStyle)
  }
}
