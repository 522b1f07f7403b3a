// Compatibility (module): partial | | units, quantities, samples, workouts and query descriptors as
//   values; there is no health data: a notice

/// A unit that is not composed, with its factor to the unit of its dimension.
struct BaseUnit: Hashable, Sendable {
  /// grams, meters, liters, pascals, seconds, joules, kelvins, siemens, moles, …
  enum Dimension: Hashable, Sendable {
    case mass, length, volume, pressure, time, energy, temperature, conductance, amount
    case internationalUnit, frequency, potential, power, count, hearing, angle
  }

  let dimension: Dimension
  let factor: Double
  var offset = 0.0

  /// Units that take metric prefixes.
  private static let metric: [String: BaseUnit] = [
    "g": BaseUnit(dimension: .mass, factor: 1),
    "m": BaseUnit(dimension: .length, factor: 1),
    "L": BaseUnit(dimension: .volume, factor: 1),
    "l": BaseUnit(dimension: .volume, factor: 1),
    "Pa": BaseUnit(dimension: .pressure, factor: 1),
    "s": BaseUnit(dimension: .time, factor: 1),
    "J": BaseUnit(dimension: .energy, factor: 1),
    "K": BaseUnit(dimension: .temperature, factor: 1),
    "S": BaseUnit(dimension: .conductance, factor: 1),
    "V": BaseUnit(dimension: .potential, factor: 1),
    "W": BaseUnit(dimension: .power, factor: 1),
    "Hz": BaseUnit(dimension: .frequency, factor: 1),
    "mol": BaseUnit(dimension: .amount, factor: 1),
  ]

  /// Source: NIST SP 811, appendix B.8.
  private static let other: [String: BaseUnit] = [
    "oz": BaseUnit(dimension: .mass, factor: 28.349523125),
    "lb": BaseUnit(dimension: .mass, factor: 453.59237),
    "st": BaseUnit(dimension: .mass, factor: 6350.29318),
    "in": BaseUnit(dimension: .length, factor: 0.0254),
    "ft": BaseUnit(dimension: .length, factor: 0.3048),
    "yd": BaseUnit(dimension: .length, factor: 0.9144),
    "mi": BaseUnit(dimension: .length, factor: 1609.344),
    "fl_oz_us": BaseUnit(dimension: .volume, factor: 0.0295735295625),
    "fl_oz_imp": BaseUnit(dimension: .volume, factor: 0.0284130625),
    "pt_us": BaseUnit(dimension: .volume, factor: 0.473176473),
    "pt_imp": BaseUnit(dimension: .volume, factor: 0.56826125),
    "cup_us": BaseUnit(dimension: .volume, factor: 0.2365882365),
    "cup_imp": BaseUnit(dimension: .volume, factor: 0.284130625),
    "mmHg": BaseUnit(dimension: .pressure, factor: 133.322387415),
    "inHg": BaseUnit(dimension: .pressure, factor: 3386.38864034),
    "cmAq": BaseUnit(dimension: .pressure, factor: 98.0665),
    "atm": BaseUnit(dimension: .pressure, factor: 101_325),
    "min": BaseUnit(dimension: .time, factor: 60),
    "hr": BaseUnit(dimension: .time, factor: 3600),
    "d": BaseUnit(dimension: .time, factor: 86_400),
    "cal": BaseUnit(dimension: .energy, factor: 4.184),
    "kcal": BaseUnit(dimension: .energy, factor: 4184),
    "Cal": BaseUnit(dimension: .energy, factor: 4184),
    "degC": BaseUnit(dimension: .temperature, factor: 1, offset: 273.15),
    "degF": BaseUnit(dimension: .temperature, factor: 5.0 / 9, offset: 459.67 * 5 / 9),
    "IU": BaseUnit(dimension: .internationalUnit, factor: 1),
    "count": BaseUnit(dimension: .count, factor: 1),
    "%": BaseUnit(dimension: .count, factor: 0.01),
    "dBHL": BaseUnit(dimension: .hearing, factor: 1),
    "rad": BaseUnit(dimension: .angle, factor: 1),
    "deg": BaseUnit(dimension: .angle, factor: .pi / 180),
  ]

  static func named(_ name: String) -> BaseUnit? {
    if let unit = other[name] ?? metric[name] { return unit }
    // Moles of a substance are its mass, too: "mmol<180.15588000005408>".
    if let start = name.firstIndex(of: "<"), name.hasSuffix(">"),
      let molarMass = Double(name[name.index(after: start)...].dropLast()),
      let moles = named(String(name[..<start])), moles.dimension == .amount
    {
      return BaseUnit(dimension: .mass, factor: moles.factor * molarMass)
    }
    for prefix in HKMetricPrefix.allCases where prefix != .none && name.hasPrefix(prefix.text) {
      if let unit = metric[String(name.dropFirst(prefix.text.count))] {
        return BaseUnit(dimension: unit.dimension, factor: unit.factor * prefix.factor)
      }
    }
    return nil
  }
}
