// The units of space, time and motion. A form offers them in this order.

extension IntentParameter {
  /// A unit of `UnitAcceleration`.
  public enum Acceleration: _ParameterUnit {
    case metersPerSecondSquared, gravity

    public var dimension: UnitAcceleration {
      switch self {
      case .metersPerSecondSquared: .metersPerSecondSquared
      case .gravity: .gravity
      }
    }
  }
}

extension UnitAcceleration: _ParameterDimension {
  public typealias _ParameterUnit = IntentParameter<Measurement<UnitAcceleration>>.Acceleration
}

extension IntentParameter {
  /// A unit of `UnitAngle`.
  public enum Angle: _ParameterUnit {
    case degrees, radians, revolutions, gradians, arcMinutes, arcSeconds

    public var dimension: UnitAngle {
      switch self {
      case .degrees: .degrees
      case .radians: .radians
      case .revolutions: .revolutions
      case .gradians: .gradians
      case .arcMinutes: .arcMinutes
      case .arcSeconds: .arcSeconds
      }
    }
  }
}

extension UnitAngle: _ParameterDimension {
  public typealias _ParameterUnit = IntentParameter<Measurement<UnitAngle>>.Angle
}

extension IntentParameter {
  /// A unit of `UnitArea`.
  public enum Area: _ParameterUnit {
    case squareMeters, squareKilometers, squareCentimeters, squareMillimeters, hectares, ares, acres
    case squareMiles, squareYards, squareFeet, squareInches, squareMegameters, squareMicrometers
    case squareNanometers

    public var dimension: UnitArea {
      switch self {
      case .squareMeters: .squareMeters
      case .squareKilometers: .squareKilometers
      case .squareCentimeters: .squareCentimeters
      case .squareMillimeters: .squareMillimeters
      case .hectares: .hectares
      case .ares: .ares
      case .acres: .acres
      case .squareMiles: .squareMiles
      case .squareYards: .squareYards
      case .squareFeet: .squareFeet
      case .squareInches: .squareInches
      case .squareMegameters: .squareMegameters
      case .squareMicrometers: .squareMicrometers
      case .squareNanometers: .squareNanometers
      }
    }
  }
}

extension UnitArea: _ParameterDimension {
  public typealias _ParameterUnit = IntentParameter<Measurement<UnitArea>>.Area
}

extension IntentParameter {
  /// A unit of `UnitDuration`.
  public enum Duration: _ParameterUnit {
    case minutes, hours, seconds, milliseconds, microseconds, nanoseconds, picoseconds

    public var dimension: UnitDuration {
      switch self {
      case .minutes: .minutes
      case .hours: .hours
      case .seconds: .seconds
      case .milliseconds: .milliseconds
      case .microseconds: .microseconds
      case .nanoseconds: .nanoseconds
      case .picoseconds: .picoseconds
      }
    }
  }
}

extension UnitDuration: _ParameterDimension {
  public typealias _ParameterUnit = IntentParameter<Measurement<UnitDuration>>.Duration
}

extension IntentParameter {
  /// A unit of `UnitLength`.
  public enum Length: _ParameterUnit {
    case meters, kilometers, centimeters, millimeters, miles, yards, feet, inches, nauticalMiles
    case astronomicalUnits, decameters, decimeters, fathoms, furlongs, hectometers, lightyears
    case megameters, micrometers, nanometers, parsecs, picometers, scandinavianMiles

    public var dimension: UnitLength {
      switch self {
      case .meters: .meters
      case .kilometers: .kilometers
      case .centimeters: .centimeters
      case .millimeters: .millimeters
      case .miles: .miles
      case .yards: .yards
      case .feet: .feet
      case .inches: .inches
      case .nauticalMiles: .nauticalMiles
      case .astronomicalUnits: .astronomicalUnits
      case .decameters: .decameters
      case .decimeters: .decimeters
      case .fathoms: .fathoms
      case .furlongs: .furlongs
      case .hectometers: .hectometers
      case .lightyears: .lightyears
      case .megameters: .megameters
      case .micrometers: .micrometers
      case .nanometers: .nanometers
      case .parsecs: .parsecs
      case .picometers: .picometers
      case .scandinavianMiles: .scandinavianMiles
      }
    }
  }
}

extension UnitLength: _ParameterDimension {
  public typealias _ParameterUnit = IntentParameter<Measurement<UnitLength>>.Length
}

extension IntentParameter {
  /// A unit of `UnitSpeed`.
  public enum Speed: _ParameterUnit {
    case kilometersPerHour, metersPerSecond, milesPerHour, knots

    public var dimension: UnitSpeed {
      switch self {
      case .kilometersPerHour: .kilometersPerHour
      case .metersPerSecond: .metersPerSecond
      case .milesPerHour: .milesPerHour
      case .knots: .knots
      }
    }
  }
}

extension UnitSpeed: _ParameterDimension {
  public typealias _ParameterUnit = IntentParameter<Measurement<UnitSpeed>>.Speed
}
