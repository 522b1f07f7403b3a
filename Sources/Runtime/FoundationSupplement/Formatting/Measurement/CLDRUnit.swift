/// CLDR's identifier of a unit.
struct CLDRUnit {
  /// Type and name, such as `length-kilometer`.
  let id: String

  /// nil if the unit is not in the table.
  init?(_ unit: Unit) {
    guard let kind = Self.kinds.first(where: { type(of: unit) == $0.type }),
      let name = kind.names[unit.symbol]
    else { return nil }
    id = "\(kind.category)-\(name)"
  }
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
