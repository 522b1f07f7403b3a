import Foundation

// Compatibility: partial | `LengthFormatter`, `MassFormatter`, `EnergyFormatter` | Foundation's,
//   with units in the formatter's language; `isForFoodEnergyUse` has an effect only in English

/// Units in the current language: "3 kilomètres". Foundation writes English ones.
final class LengthFormatterCorrection: LengthFormatter {
  override func string(fromValue value: Double, unit: LengthFormatter.Unit) -> String {
    LocalizedUnitText(numberFormatter, unitStyle, unit.dimension)?.string(value)
      ?? super.string(fromValue: value, unit: unit)
  }

  override func unitString(fromValue value: Double, unit: LengthFormatter.Unit) -> String {
    LocalizedUnitText(numberFormatter, unitStyle, unit.dimension)?.unitString(value)
      ?? super.unitString(fromValue: value, unit: unit)
  }
}

/// As `LengthFormatterCorrection`.
final class MassFormatterCorrection: MassFormatter {
  override func string(fromValue value: Double, unit: MassFormatter.Unit) -> String {
    LocalizedUnitText(numberFormatter, unitStyle, unit.dimension)?.string(value)
      ?? super.string(fromValue: value, unit: unit)
  }

  override func unitString(fromValue value: Double, unit: MassFormatter.Unit) -> String {
    LocalizedUnitText(numberFormatter, unitStyle, unit.dimension)?.unitString(value)
      ?? super.unitString(fromValue: value, unit: unit)
  }
}

/// As `LengthFormatterCorrection`.
final class EnergyFormatterCorrection: EnergyFormatter {
  override func string(fromValue value: Double, unit: EnergyFormatter.Unit) -> String {
    LocalizedUnitText(numberFormatter, unitStyle, unit.dimension)?.string(value)
      ?? super.string(fromValue: value, unit: unit)
  }

  override func unitString(fromValue value: Double, unit: EnergyFormatter.Unit) -> String {
    LocalizedUnitText(numberFormatter, unitStyle, unit.dimension)?.unitString(value)
      ?? super.unitString(fromValue: value, unit: unit)
  }
}

/// Numbers with a unit in a language other than English.
private struct LocalizedUnitText {
  private let formatter = MeasurementFormatter()
  private let unit: Dimension

  /// nil if the language is English, in which Foundation's texts are right.
  init?(_ numbers: NumberFormatter, _ style: Formatter.UnitStyle, _ unit: Dimension) {
    guard let locale = numbers.locale, locale.language.languageCode != .english else { return nil }
    formatter.locale = locale
    formatter.numberFormatter = numbers
    formatter.unitStyle = style
    formatter.unitOptions = .providedUnit
    self.unit = unit
  }

  func string(_ value: Double) -> String {
    formatter.string(from: Measurement(value: value, unit: unit))
  }

  /// The unit in the form for the value.
  func unitString(_ value: Double) -> String {
    let number = formatter.numberFormatter.string(from: NSNumber(value: value)) ?? ""
    return string(value).replacingOccurrences(of: number, with: "")
      .trimmingCharacters(in: .whitespaces)
  }
}

extension LengthFormatter.Unit {
  fileprivate var dimension: Dimension {
    switch self {
    case .millimeter: UnitLength.millimeters
    case .centimeter: UnitLength.centimeters
    case .meter: UnitLength.meters
    case .kilometer: UnitLength.kilometers
    case .inch: UnitLength.inches
    case .foot: UnitLength.feet
    case .yard: UnitLength.yards
    case .mile: UnitLength.miles
    }
  }
}

extension MassFormatter.Unit {
  fileprivate var dimension: Dimension {
    switch self {
    case .gram: UnitMass.grams
    case .kilogram: UnitMass.kilograms
    case .ounce: UnitMass.ounces
    case .pound: UnitMass.pounds
    case .stone: UnitMass.stones
    }
  }
}

extension EnergyFormatter.Unit {
  fileprivate var dimension: Dimension {
    switch self {
    case .joule: UnitEnergy.joules
    case .kilojoule: UnitEnergy.kilojoules
    case .calorie: UnitEnergy.calories
    case .kilocalorie: UnitEnergy.kilocalories
    }
  }
}
