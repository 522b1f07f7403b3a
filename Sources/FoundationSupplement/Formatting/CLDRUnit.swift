/// CLDR's identifier of a unit.
struct CLDRUnit {
  /// Type and name, such as `length-kilometer`.
  let id: String

  /// nil if the unit is not in the table.
  init?(_ unit: Unit) {
    guard let table = Self.tables.first(where: { type(of: unit) == $0.type }),
      let name = table.names[unit.symbol]
    else { return nil }
    id = "\(table.category)-\(name)"
  }

  private struct Table {
    let type: Unit.Type
    let category: String
    /// CLDR's names by symbol.
    let names: [String: String]
  }

  private static let tables = [
    Table(
      type: UnitLength.self, category: "length",
      names: [
        "km": "kilometer", "m": "meter", "cm": "centimeter", "mm": "millimeter", "dm": "decimeter",
        "in": "inch", "ft": "foot", "yd": "yard", "mi": "mile", "NM": "nautical-mile",
      ]),
    Table(
      type: UnitMass.self, category: "mass",
      names: [
        "kg": "kilogram", "g": "gram", "mg": "milligram", "oz": "ounce", "lb": "pound",
        "st": "stone", "t": "tonne",
      ]),
    Table(
      type: UnitTemperature.self, category: "temperature",
      names: ["°C": "celsius", "°F": "fahrenheit", "K": "kelvin"]),
    Table(
      type: UnitSpeed.self, category: "speed",
      names: [
        "m/s": "meter-per-second", "km/h": "kilometer-per-hour", "mph": "mile-per-hour",
        "kn": "knot",
      ]),
    Table(
      type: UnitDuration.self, category: "duration",
      names: ["s": "second", "sec": "second", "min": "minute", "hr": "hour", "h": "hour"]),
    Table(
      type: UnitVolume.self, category: "volume",
      names: [
        "L": "liter", "mL": "milliliter", "dL": "deciliter", "gal": "gallon", "cup": "cup",
        "m³": "cubic-meter",
      ]),
    Table(
      type: UnitEnergy.self, category: "energy",
      names: [
        "J": "joule", "kJ": "kilojoule", "cal": "calorie", "kCal": "kilocalorie",
        "kWh": "kilowatt-hour",
      ]),
    Table(type: UnitPower.self, category: "power", names: ["W": "watt", "kW": "kilowatt"]),
    Table(
      type: UnitArea.self, category: "area",
      names: ["m²": "square-meter", "km²": "square-kilometer", "ha": "hectare", "ac": "acre"]),
    Table(type: UnitAngle.self, category: "angle", names: ["°": "degree", "rad": "radian"]),
  ]
}

extension CLDRUnit {
  /// The unit of the locale's measurement system; nil if the unit belongs to it already.
  static func preferred(_ unit: Dimension, _ locale: Locale) -> Dimension? {
    let isUS = locale.measurementSystem == .us
    let pairs: [(metric: Dimension, us: Dimension)] = [
      (UnitLength.kilometers, UnitLength.miles), (UnitLength.meters, UnitLength.feet),
      (UnitLength.centimeters, UnitLength.inches), (UnitMass.kilograms, UnitMass.pounds),
      (UnitMass.grams, UnitMass.ounces), (UnitSpeed.kilometersPerHour, UnitSpeed.milesPerHour),
      (UnitTemperature.celsius, UnitTemperature.fahrenheit),
    ]
    let pair = pairs.first { (isUS ? $0.metric : $0.us) == unit }
    return pair.map { isUS ? $0.us : $0.metric }
  }

  /// The largest unit in which a length or mass is at least one; nil for other quantities.
  static func natural(_ measurement: Measurement<Dimension>, _ locale: Locale) -> Dimension? {
    let isUS = locale.measurementSystem == .us
    let units: [Dimension]
    switch measurement.unit {
    case is UnitLength:
      units =
        isUS
        ? [UnitLength.miles, UnitLength.feet, UnitLength.inches]
        : [
          UnitLength.kilometers, UnitLength.meters, UnitLength.centimeters, UnitLength.millimeters,
        ]
    case is UnitMass:
      units =
        isUS
        ? [UnitMass.pounds, UnitMass.ounces]
        : [UnitMass.kilograms, UnitMass.grams, UnitMass.milligrams]
    default: return nil
    }
    return units.first { abs(measurement.converted(to: $0).value) >= 1 } ?? units.last
  }
}
