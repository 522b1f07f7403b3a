import FoundationSupplement
import Testing

@Suite struct MeasurementStyleTests {
  @Test(arguments: basics + usages + temperatures + documented + numbers)
  func formatsAsOnIOS(_ item: FormatCase) { item.check() }

  @Test func formatsUnusualValues() {
    let style = Measurement<UnitLength>.FormatStyle(
      width: .wide, locale: Locale(identifier: "en_US"), numberFormatStyle: .number)
    for value in [Double.nan, .infinity, -.infinity, 1e300, -1e-300] {
      #expect(!style.format(Measurement(value: value, unit: .meters)).isEmpty)
    }
    let bytes = Measurement(value: 1e300, unit: UnitInformationStorage.bytes)
    #expect(!bytes.formatted(.byteCount(style: .file)).isEmpty)
    let none = Measurement(value: .nan, unit: UnitInformationStorage.bytes)
    #expect(!none.formatted(.byteCount(style: .file)).isEmpty)
  }

  @Test func stylesAreCodable() throws {
    let style = Measurement<UnitTemperature>.FormatStyle(
      width: .narrow, locale: Locale(identifier: "de_DE"), usage: .weather, hidesScaleName: true,
      numberFormatStyle: .number)
    let data = try JSONEncoder().encode(style)
    #expect(
      try JSONDecoder().decode(Measurement<UnitTemperature>.FormatStyle.self, from: data) == style)
  }
}

private let speed = Measurement(value: 100, unit: UnitSpeed.kilometersPerHour)
private let distance = Measurement(value: 200, unit: UnitLength.kilometers)
private let height = Measurement(value: 190, unit: UnitLength.centimeters)
private let energy = Measurement(value: 2, unit: UnitEnergy.kilowattHours)
private let weight = Measurement(value: 197.9, unit: UnitMass.pounds)
private let warmth = Measurement(value: 25, unit: UnitTemperature.celsius)

/// Source: the playgrounds of brettohland/fuckingformatstyle, run on iOS 15 and 16. Since then the
/// narrow foot and inch of CLDR have become primes, with a space between them.
private let basics: [FormatCase] = [
  FormatCase("en_US", "62 miles per hour") {
    speed.formatted(.measurement(width: .wide).locale($0))
  },
  FormatCase("en_US", "62 mph") { speed.formatted(.measurement(width: .abbreviated).locale($0)) },
  FormatCase("en_US", "62mph") { speed.formatted(.measurement(width: .narrow).locale($0)) },
  FormatCase("en_US", "124 mi") {
    distance.formatted(.measurement(width: .abbreviated).locale($0))
  },
  FormatCase("en_US", "6.2 ft") { height.formatted(.measurement(width: .abbreviated).locale($0)) },
  FormatCase("sv_SE", "1,9 m") { height.formatted(.measurement(width: .abbreviated).locale($0)) },
  FormatCase("en_US", "6.2′") { height.formatted(.measurement(width: .narrow).locale($0)) },
  FormatCase("en_US", "198 pounds") { weight.formatted(.measurement(width: .wide).locale($0)) },
  FormatCase("en_CA", "90 kilograms") { weight.formatted(.measurement(width: .wide).locale($0)) },
  FormatCase("en_US", "2 kWh") { energy.formatted(.measurement(width: .abbreviated).locale($0)) },
]

/// Source: as above.
private let usages: [FormatCase] = [
  FormatCase("sv_SE", "190 cm") {
    height.formatted(.measurement(width: .abbreviated, usage: .asProvided).locale($0))
  },
  FormatCase("en_US", "1,721 Calories") {
    energy.formatted(.measurement(width: .wide, usage: .food).locale($0))
  },
  FormatCase("en_CA", "1,721Cal") {
    energy.formatted(.measurement(width: .narrow, usage: .workout).locale($0))
  },
  FormatCase("en_US", "1,900 millimeters") {
    height.formatted(.measurement(width: .wide, usage: .focalLength).locale($0))
  },
  FormatCase("en_US", "75 inches") {
    height.formatted(.measurement(width: .wide, usage: .person).locale($0))
  },
  FormatCase("en_CA", "190 centimetres") {
    height.formatted(.measurement(width: .wide, usage: .snowfall).locale($0))
  },
  FormatCase("en_US", "6 ft") {
    height.formatted(.measurement(width: .abbreviated, usage: .road).locale($0))
  },
  FormatCase("en_CA", "1,900mm") {
    height.formatted(.measurement(width: .narrow, usage: .rainfall).locale($0))
  },
  FormatCase("en_US", "6 feet, 2.8 inches") {
    height.formatted(.measurement(width: .wide, usage: .personHeight).locale($0))
  },
  FormatCase("en_US", "6′ 2.8″") {
    height.formatted(.measurement(width: .narrow, usage: .personHeight).locale($0))
  },
  FormatCase("en_US", "197.9 lb") {
    weight.formatted(.measurement(width: .abbreviated, usage: .asProvided).locale($0))
  },
  FormatCase("en_CA", "90 kg") {
    weight.formatted(.measurement(width: .abbreviated, usage: .personWeight).locale($0))
  },
]

/// Source: as above.
private let temperatures: [FormatCase] = [
  FormatCase("en_US", "77 degrees Fahrenheit") {
    warmth.formatted(.measurement(width: .wide, usage: .weather).locale($0))
  },
  FormatCase("en_US", "77°F") {
    warmth.formatted(.measurement(width: .abbreviated, usage: .person).locale($0))
  },
  FormatCase("en_US", "77°") { warmth.formatted(.measurement(width: .narrow).locale($0)) },
  FormatCase("en_US", "25°C") {
    warmth.formatted(.measurement(width: .narrow, usage: .asProvided).locale($0))
  },
  FormatCase("en_CA", "25°") {
    warmth.formatted(.measurement(width: .narrow, usage: .asProvided).locale($0))
  },
  FormatCase("en_US", "25 degrees") {
    warmth.formatted(
      .measurement(width: .wide, usage: .asProvided, hidesScaleName: true).locale($0))
  },
  FormatCase("en_US", "77°F") {
    warmth.formatted(
      .measurement(width: .abbreviated, usage: .weather, hidesScaleName: true).locale($0))
  },
  FormatCase("en_CA", "25°") {
    warmth.formatted(
      .measurement(width: .abbreviated, usage: .asProvided, hidesScaleName: true).locale($0))
  },
  FormatCase("en_US", "98°F") {
    Measurement(value: 98.5, unit: UnitTemperature.fahrenheit)
      .formatted(.measurement(width: .abbreviated).locale($0))
  },
]

/// Source: Apple's documentation of `Measurement.FormatStyle`, its `usage` and
/// `measurement(width:usage:numberFormatStyle:)`.
private let documented: [FormatCase] = [
  FormatCase("en_US", "100°F") {
    Measurement(value: 38, unit: UnitTemperature.celsius)
      .formatted(.measurement(width: .abbreviated).locale($0))
  },
  FormatCase("fr_FR", "38 degrés Celsius") {
    Measurement(value: 38, unit: UnitTemperature.celsius)
      .formatted(.measurement(width: .wide).locale($0))
  },
  FormatCase("en_US", "36 miles") {
    Measurement<UnitLength>.FormatStyle(width: .wide, locale: $0, usage: .road)
      .format(Measurement(value: 36, unit: .miles))
  },
  FormatCase("fr_FR", "58 kilomètres") {
    Measurement<UnitLength>.FormatStyle(width: .wide, locale: $0, usage: .road)
      .format(Measurement(value: 36, unit: .miles))
  },
  FormatCase("en_US", "36.8°C") {
    Measurement(value: 36.8, unit: UnitTemperature.celsius)
      .formatted(.measurement(width: .abbreviated, usage: .asProvided).locale($0))
  },
  FormatCase("en_US", "1,000,000km") {
    Measurement(value: 1_000_000, unit: UnitLength.kilometers).formatted(
      .measurement(width: .narrow, usage: .asProvided, numberFormatStyle: .number).locale($0))
  },
]

/// Source: names and plural forms of CLDR; the digits are those of the number style.
private let numbers: [FormatCase] = [
  FormatCase("en_US", "3.11 mi") {
    Measurement(value: 5, unit: UnitLength.kilometers).formatted(
      .measurement(
        width: .abbreviated, numberFormatStyle: .number.precision(.fractionLength(2))
      ).locale($0))
  },
  FormatCase("en_US", "1 mile") {
    Measurement(value: 1.2, unit: UnitLength.miles).formatted(
      .measurement(width: .wide, numberFormatStyle: .number.precision(.fractionLength(0)))
        .locale($0))
  },
  FormatCase("de_DE", "1000000 km") {
    Measurement(value: 1_000_000, unit: UnitLength.kilometers).formatted(
      .measurement(
        width: .abbreviated, usage: .asProvided, numberFormatStyle: .number.grouping(.never)
      ).locale($0))
  },
  FormatCase("ar_EG", "٥ كم") {
    Measurement(value: 5, unit: UnitLength.kilometers)
      .formatted(.measurement(width: .abbreviated).locale($0))
  },
  FormatCase("ja_JP", "5キロメートル") {
    Measurement(value: 5, unit: UnitLength.kilometers)
      .formatted(.measurement(width: .wide).locale($0))
  },
  FormatCase("pt_BR", "5 quilômetros") {
    Measurement(value: 5, unit: UnitLength.kilometers)
      .formatted(.measurement(width: .wide).locale($0))
  },
  FormatCase("en_US", "2.5 GHz") {
    Measurement(value: 2.5, unit: UnitFrequency.gigahertz)
      .formatted(.measurement(width: .abbreviated).locale($0))
  },
  FormatCase("de_DE", "2,5 Ah") {
    Measurement(value: 2.5, unit: UnitElectricCharge.ampereHours)
      .formatted(.measurement(width: .abbreviated).locale($0))
  },
]
