import Foundation

extension CLDRUnit {
  /// The units of one of Foundation's types that CLDR names.
  struct Kind: Sendable {
    let type: Unit.Type
    let category: String
    /// CLDR's names by Foundation's symbols.
    let names: [String: String]
  }

  static let kinds = [
    Kind(
      type: UnitAcceleration.self, category: "acceleration",
      names: [
        "m/s²": "meter-per-square-second", "g": "g-force",
      ]),
    Kind(
      type: UnitAngle.self, category: "angle",
      names: [
        "°": "degree", "ʹ": "arc-minute", "ʹʹ": "arc-second", "rad": "radian", "rev": "revolution",
      ]),
    Kind(
      type: UnitArea.self, category: "area",
      names: [
        "km²": "square-kilometer", "m²": "square-meter", "cm²": "square-centimeter",
        "in²": "square-inch", "ft²": "square-foot", "yd²": "square-yard", "mi²": "square-mile",
        "ac": "acre", "ha": "hectare",
      ]),
    Kind(
      type: UnitConcentrationMass.self, category: "concentr",
      names: [
        "mg/dL": "milligram-ofglucose-per-deciliter", "mmol/L": "millimole-per-liter",
      ]),
    Kind(type: UnitDispersion.self, category: "concentr", names: ["ppm": "permillion"]),
    Kind(
      type: UnitDuration.self, category: "duration",
      names: [
        "h": "hour", "hr": "hour", "m": "minute", "min": "minute", "s": "second", "sec": "second",
        "ms": "millisecond", "µs": "microsecond", "ns": "nanosecond",
      ]),
    Kind(
      type: UnitElectricCurrent.self, category: "electric",
      names: [
        "A": "ampere", "mA": "milliampere",
      ]),
    Kind(type: UnitElectricPotentialDifference.self, category: "electric", names: ["V": "volt"]),
    Kind(type: UnitElectricResistance.self, category: "electric", names: ["Ω": "ohm"]),
    Kind(
      type: UnitEnergy.self, category: "energy",
      names: [
        "kJ": "kilojoule", "J": "joule", "kCal": "kilocalorie", "cal": "calorie",
        "kWh": "kilowatt-hour",
      ]),
    Kind(
      type: UnitFrequency.self, category: "frequency",
      names: [
        "GHz": "gigahertz", "MHz": "megahertz", "kHz": "kilohertz", "Hz": "hertz",
      ]),
    Kind(
      type: UnitFuelEfficiency.self, category: "consumption",
      names: [
        "L/100km": "liter-per-100-kilometer", "mpg": "mile-per-gallon",
      ]),
    Kind(type: UnitIlluminance.self, category: "light", names: ["lx": "lux"]),
    Kind(
      type: UnitInformationStorage.self, category: "digital",
      names: [
        "bit": "bit", "kb": "kilobit", "Mb": "megabit", "Gb": "gigabit", "Tb": "terabit",
        "B": "byte", "kB": "kilobyte", "MB": "megabyte", "GB": "gigabyte", "TB": "terabyte",
        "PB": "petabyte",
      ]),
    Kind(
      type: UnitLength.self, category: "length",
      names: [
        "km": "kilometer", "m": "meter", "dm": "decimeter", "cm": "centimeter", "mm": "millimeter",
        "µm": "micrometer", "nm": "nanometer", "pm": "picometer", "in": "inch", "ft": "foot",
        "yd": "yard", "mi": "mile", "smi": "mile-scandinavian", "ly": "light-year",
        "NM": "nautical-mile", "ftm": "fathom", "fur": "furlong", "ua": "astronomical-unit",
        "pc": "parsec",
      ]),
    Kind(
      type: UnitMass.self, category: "mass",
      names: [
        "kg": "kilogram", "g": "gram", "mg": "milligram", "µg": "microgram", "oz": "ounce",
        "lb": "pound", "st": "stone", "t": "tonne", "ton": "ton", "ct": "carat",
        "oz t": "ounce-troy",
      ]),
    Kind(
      type: UnitPower.self, category: "power",
      names: [
        "GW": "gigawatt", "MW": "megawatt", "kW": "kilowatt", "W": "watt", "mW": "milliwatt",
        "hp": "horsepower",
      ]),
    Kind(
      type: UnitPressure.self, category: "pressure",
      names: [
        "MPa": "megapascal", "kPa": "kilopascal", "hPa": "hectopascal", "N/m²": "pascal",
        "inHg": "inch-ofhg", "bar": "bar", "mbar": "millibar", "mmHg": "millimeter-ofhg",
        "psi": "pound-force-per-square-inch",
      ]),
    Kind(
      type: UnitSpeed.self, category: "speed",
      names: [
        "m/s": "meter-per-second", "km/h": "kilometer-per-hour", "mph": "mile-per-hour",
        "kn": "knot",
      ]),
    Kind(
      type: UnitTemperature.self, category: "temperature",
      names: [
        "°C": "celsius", "°F": "fahrenheit", "K": "kelvin",
      ]),
    Kind(
      type: UnitVolume.self, category: "volume",
      names: [
        "ML": "megaliter", "L": "liter", "dl": "deciliter", "cL": "centiliter", "mL": "milliliter",
        "km³": "cubic-kilometer", "m³": "cubic-meter", "cm³": "cubic-centimeter",
        "in³": "cubic-inch", "ft³": "cubic-foot", "yd³": "cubic-yard", "mi³": "cubic-mile",
        "af": "acre-foot", "bsh": "bushel", "tsp": "teaspoon", "tbsp": "tablespoon",
        "fl oz": "fluid-ounce", "cup": "cup", "pt": "pint", "qt": "quart", "gal": "gallon",
        "fl oz Imperial": "fluid-ounce-imperial",
        "qt Imperial": "quart-imperial", "gal Imperial": "gallon-imperial",
        "metric cup Imperial": "cup-metric",
      ]),
  ]
}
