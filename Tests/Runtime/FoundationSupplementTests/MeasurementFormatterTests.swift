import FoundationSupplement
import Testing

/// Source of names and plural forms: CLDR. Apple's documentation of `MeasurementFormatter` has the
/// conversion to the locale's system.
@Suite struct MeasurementFormatterTests {
  private func formatter(
    _ locale: String, _ style: Formatter.UnitStyle = .medium,
    _ options: MeasurementFormatter.UnitOptions = []
  ) -> MeasurementFormatter {
    let formatter = MeasurementFormatter()
    formatter.locale = Locale(identifier: locale)
    formatter.unitStyle = style
    formatter.unitOptions = options
    return formatter
  }

  @Test(arguments: [
    ("en_US", Formatter.UnitStyle.medium, "3.107 mi"), ("en_US", .long, "3.107 miles"),
    ("en_US", .short, "3.107mi"), ("de_DE", .medium, "5 km"), ("de_DE", .long, "5 Kilometer"),
    ("fr_FR", .long, "5\u{A0}kilomètres"), ("ja_JP", .medium, "5 km"), ("ja_JP", .long, "5キロメートル"),
    ("ru_RU", .long, "5 километров"),
  ])
  func convertsAndNamesLengths(locale: String, style: Formatter.UnitStyle, text: String) {
    let length = Measurement(value: 5, unit: UnitLength.kilometers)
    #expect(formatter(locale, style).string(from: length) == text)
  }

  @Test func providedUnitStays() {
    let length = Measurement(value: 5, unit: UnitLength.kilometers)
    #expect(formatter("en_US", .medium, .providedUnit).string(from: length) == "5 km")
    #expect(formatter("en_US", .long, .providedUnit).string(from: length) == "5 kilometers")
    let one = Measurement(value: 1, unit: UnitLength.kilometers)
    #expect(formatter("en_US", .long, .providedUnit).string(from: one) == "1 kilometer")
  }

  @Test func temperaturesFollowTheLocale() {
    let warm = Measurement(value: 20, unit: UnitTemperature.celsius)
    #expect(formatter("en_US").string(from: warm) == "68°F")
    #expect(formatter("de_DE").string(from: warm) == "20 °C")
    #expect(formatter("en_US", .medium, .temperatureWithoutUnit).string(from: warm) == "68°")
    #expect(formatter("en_GB").string(from: warm) == "20°C")
  }

  @Test func naturalScaleChoosesUnitBySize() {
    let long = Measurement(value: 4_500, unit: UnitLength.meters)
    let short = Measurement(value: 0.4, unit: UnitLength.meters)
    #expect(formatter("de_DE", .medium, .naturalScale).string(from: long) == "4,5 km")
    #expect(formatter("de_DE", .medium, .naturalScale).string(from: short) == "40 cm")
  }

  /// Authors change the formatter's own number formatter; nil restores the default.
  @Test func changesNumberFormatterInPlace() {
    let formatter = MeasurementFormatter()
    formatter.locale = Locale(identifier: "de_DE")
    formatter.unitOptions = .providedUnit
    let distance = Measurement(value: 1234.5678, unit: UnitLength.kilometers)
    formatter.numberFormatter.maximumFractionDigits = 1
    #expect(formatter.string(from: distance) == "1.234,6 km")
    formatter.numberFormatter = nil
    #expect(formatter.string(from: distance) == "1.234,568 km")
  }

  @Test func usesNumberFormatterAndSymbols() {
    let numbers = NumberFormatter()
    numbers.locale = Locale(identifier: "de_DE")
    numbers.numberStyle = .decimal
    numbers.maximumFractionDigits = 1
    let formatter = formatter("de_DE")
    formatter.numberFormatter = numbers
    #expect(
      formatter.string(from: Measurement(value: 1234.56, unit: UnitLength.meters)) == "1.234,6 m")
    #expect(
      formatter.string(from: Measurement(value: 2, unit: UnitFrequency.hertz)) == "2 Hz")
    #expect(formatter.string(for: Measurement(value: 2, unit: UnitMass.grams)) == "2 g")
    #expect(formatter.string(for: "no measurement") == nil)
    #expect(formatter.string(from: UnitLength.meters) == "m")
    formatter.unitStyle = .long
    #expect(formatter.string(from: UnitLength.meters) == "Meter")
  }
}
