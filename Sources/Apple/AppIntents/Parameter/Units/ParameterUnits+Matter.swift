// The units of matter and heat. A form offers them in this order.

extension IntentParameter {
  /// A unit of `UnitConcentrationMass`.
  public enum ConcentrationMass: _ParameterUnit {
    case gramsPerLiter, milligramsPerDeciliter

    public var dimension: UnitConcentrationMass {
      switch self {
      case .gramsPerLiter: .gramsPerLiter
      case .milligramsPerDeciliter: .milligramsPerDeciliter
      }
    }
  }
}

extension UnitConcentrationMass: _ParameterDimension {
  public typealias _ParameterUnit = IntentParameter<Measurement<UnitConcentrationMass>>
    .ConcentrationMass
}

extension IntentParameter {
  /// A unit of `UnitDispersion`.
  public enum Dispersion: _ParameterUnit {
    case partsPerMillion

    public var dimension: UnitDispersion {
      switch self {
      case .partsPerMillion: .partsPerMillion
      }
    }
  }
}

extension UnitDispersion: _ParameterDimension {
  public typealias _ParameterUnit = IntentParameter<Measurement<UnitDispersion>>.Dispersion
}

extension IntentParameter {
  /// A unit of `UnitFuelEfficiency`.
  public enum FuelEfficiency: _ParameterUnit {
    case litersPer100Kilometers, milesPerGallon, milesPerImperialGallon

    public var dimension: UnitFuelEfficiency {
      switch self {
      case .litersPer100Kilometers: .litersPer100Kilometers
      case .milesPerGallon: .milesPerGallon
      case .milesPerImperialGallon: .milesPerImperialGallon
      }
    }
  }
}

extension UnitFuelEfficiency: _ParameterDimension {
  public typealias _ParameterUnit = IntentParameter<Measurement<UnitFuelEfficiency>>.FuelEfficiency
}

extension IntentParameter {
  /// A unit of `UnitMass`.
  public enum Mass: _ParameterUnit {
    case kilograms, grams, milligrams, metricTons, pounds, ounces, stones, carats, centigrams
    case decigrams, micrograms, nanograms, ouncesTroy, picograms, shortTons, slugs

    public var dimension: UnitMass {
      switch self {
      case .kilograms: .kilograms
      case .grams: .grams
      case .milligrams: .milligrams
      case .metricTons: .metricTons
      case .pounds: .pounds
      case .ounces: .ounces
      case .stones: .stones
      case .carats: .carats
      case .centigrams: .centigrams
      case .decigrams: .decigrams
      case .micrograms: .micrograms
      case .nanograms: .nanograms
      case .ouncesTroy: .ouncesTroy
      case .picograms: .picograms
      case .shortTons: .shortTons
      case .slugs: .slugs
      }
    }
  }
}

extension UnitMass: _ParameterDimension {
  public typealias _ParameterUnit = IntentParameter<Measurement<UnitMass>>.Mass
}

extension IntentParameter {
  /// A unit of `UnitPressure`.
  public enum Pressure: _ParameterUnit {
    case hectopascals, kilopascals, bars, millibars, millimetersOfMercury, inchesOfMercury
    case poundsForcePerSquareInch, gigapascals, megapascals, newtonsPerMetersSquared

    public var dimension: UnitPressure {
      switch self {
      case .hectopascals: .hectopascals
      case .kilopascals: .kilopascals
      case .bars: .bars
      case .millibars: .millibars
      case .millimetersOfMercury: .millimetersOfMercury
      case .inchesOfMercury: .inchesOfMercury
      case .poundsForcePerSquareInch: .poundsForcePerSquareInch
      case .gigapascals: .gigapascals
      case .megapascals: .megapascals
      case .newtonsPerMetersSquared: .newtonsPerMetersSquared
      }
    }
  }
}

extension UnitPressure: _ParameterDimension {
  public typealias _ParameterUnit = IntentParameter<Measurement<UnitPressure>>.Pressure
}

extension IntentParameter {
  /// A unit of `UnitTemperature`.
  public enum Temperature: _ParameterUnit {
    case celsius, fahrenheit, kelvin

    public var dimension: UnitTemperature {
      switch self {
      case .celsius: .celsius
      case .fahrenheit: .fahrenheit
      case .kelvin: .kelvin
      }
    }
  }
}

extension UnitTemperature: _ParameterDimension {
  public typealias _ParameterUnit = IntentParameter<Measurement<UnitTemperature>>.Temperature
}

extension IntentParameter {
  /// A unit of `UnitVolume`.
  public enum Volume: _ParameterUnit {
    case liters, milliliters, cubicMeters, cups, gallons, quarts, pints, fluidOunces, tablespoons
    case teaspoons, acreFeet, bushels, centiliters, cubicCentimeters, cubicDecimeters, cubicFeet
    case cubicInches, cubicKilometers, cubicMiles, cubicMillimeters, cubicYards, deciliters
    case imperialFluidOunces, imperialGallons, imperialPints, imperialQuarts, imperialTablespoons
    case imperialTeaspoons, kiloliters, megaliters, metricCups

    public var dimension: UnitVolume {
      switch self {
      case .liters: .liters
      case .milliliters: .milliliters
      case .cubicMeters: .cubicMeters
      case .cups: .cups
      case .gallons: .gallons
      case .quarts: .quarts
      case .pints: .pints
      case .fluidOunces: .fluidOunces
      case .tablespoons: .tablespoons
      case .teaspoons: .teaspoons
      case .acreFeet: .acreFeet
      case .bushels: .bushels
      case .centiliters: .centiliters
      case .cubicCentimeters: .cubicCentimeters
      case .cubicDecimeters: .cubicDecimeters
      case .cubicFeet: .cubicFeet
      case .cubicInches: .cubicInches
      case .cubicKilometers: .cubicKilometers
      case .cubicMiles: .cubicMiles
      case .cubicMillimeters: .cubicMillimeters
      case .cubicYards: .cubicYards
      case .deciliters: .deciliters
      case .imperialFluidOunces: .imperialFluidOunces
      case .imperialGallons: .imperialGallons
      case .imperialPints: .imperialPints
      case .imperialQuarts: .imperialQuarts
      case .imperialTablespoons: .imperialTablespoons
      case .imperialTeaspoons: .imperialTeaspoons
      case .kiloliters: .kiloliters
      case .megaliters: .megaliters
      case .metricCups: .metricCups
      }
    }
  }
}

extension UnitVolume: _ParameterDimension {
  public typealias _ParameterUnit = IntentParameter<Measurement<UnitVolume>>.Volume
}
