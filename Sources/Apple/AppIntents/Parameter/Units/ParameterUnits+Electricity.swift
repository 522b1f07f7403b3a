// The units of electricity, energy, light and information. A form offers them in this order.

extension IntentParameter {
  /// A unit of `UnitElectricCharge`.
  public enum ElectricCharge: _ParameterUnit {
    case coulombs, ampereHours, kiloampereHours, megaampereHours, microampereHours, milliampereHours

    public var dimension: UnitElectricCharge {
      switch self {
      case .coulombs: .coulombs
      case .ampereHours: .ampereHours
      case .kiloampereHours: .kiloampereHours
      case .megaampereHours: .megaampereHours
      case .microampereHours: .microampereHours
      case .milliampereHours: .milliampereHours
      }
    }
  }
}

extension UnitElectricCharge: _ParameterDimension {
  public typealias _ParameterUnit = IntentParameter<Measurement<UnitElectricCharge>>.ElectricCharge
}

extension IntentParameter {
  /// A unit of `UnitElectricCurrent`.
  public enum ElectricCurrent: _ParameterUnit {
    case amperes, milliamperes, kiloamperes, megaamperes, microamperes

    public var dimension: UnitElectricCurrent {
      switch self {
      case .amperes: .amperes
      case .milliamperes: .milliamperes
      case .kiloamperes: .kiloamperes
      case .megaamperes: .megaamperes
      case .microamperes: .microamperes
      }
    }
  }
}

extension UnitElectricCurrent: _ParameterDimension {
  public typealias _ParameterUnit = IntentParameter<Measurement<UnitElectricCurrent>>
    .ElectricCurrent
}

extension IntentParameter {
  /// A unit of `UnitElectricPotentialDifference`.
  public enum ElectricPotentialDifference: _ParameterUnit {
    case volts, millivolts, kilovolts, megavolts, microvolts

    public var dimension: UnitElectricPotentialDifference {
      switch self {
      case .volts: .volts
      case .millivolts: .millivolts
      case .kilovolts: .kilovolts
      case .megavolts: .megavolts
      case .microvolts: .microvolts
      }
    }
  }
}

extension UnitElectricPotentialDifference: _ParameterDimension {
  public typealias _ParameterUnit = IntentParameter<Measurement<UnitElectricPotentialDifference>>
    .ElectricPotentialDifference
}

extension IntentParameter {
  /// A unit of `UnitElectricResistance`.
  public enum ElectricResistance: _ParameterUnit {
    case ohms, kiloohms, megaohms, microohms, milliohms

    public var dimension: UnitElectricResistance {
      switch self {
      case .ohms: .ohms
      case .kiloohms: .kiloohms
      case .megaohms: .megaohms
      case .microohms: .microohms
      case .milliohms: .milliohms
      }
    }
  }
}

extension UnitElectricResistance: _ParameterDimension {
  public typealias _ParameterUnit = IntentParameter<Measurement<UnitElectricResistance>>
    .ElectricResistance
}

extension IntentParameter {
  /// A unit of `UnitEnergy`.
  public enum Energy: _ParameterUnit {
    case kilojoules, joules, kilocalories, calories, kilowattHours

    public var dimension: UnitEnergy {
      switch self {
      case .kilojoules: .kilojoules
      case .joules: .joules
      case .kilocalories: .kilocalories
      case .calories: .calories
      case .kilowattHours: .kilowattHours
      }
    }
  }
}

extension UnitEnergy: _ParameterDimension {
  public typealias _ParameterUnit = IntentParameter<Measurement<UnitEnergy>>.Energy
}

extension IntentParameter {
  /// A unit of `UnitFrequency`.
  public enum Frequency: _ParameterUnit {
    case hertz, kilohertz, megahertz, gigahertz, millihertz, framesPerSecond, microhertz, nanohertz
    case terahertz

    public var dimension: UnitFrequency {
      switch self {
      case .hertz: .hertz
      case .kilohertz: .kilohertz
      case .megahertz: .megahertz
      case .gigahertz: .gigahertz
      case .millihertz: .millihertz
      case .framesPerSecond: .framesPerSecond
      case .microhertz: .microhertz
      case .nanohertz: .nanohertz
      case .terahertz: .terahertz
      }
    }
  }
}

extension UnitFrequency: _ParameterDimension {
  public typealias _ParameterUnit = IntentParameter<Measurement<UnitFrequency>>.Frequency
}

extension IntentParameter {
  /// A unit of `UnitIlluminance`.
  public enum Illuminance: _ParameterUnit {
    case lux

    public var dimension: UnitIlluminance {
      switch self {
      case .lux: .lux
      }
    }
  }
}

extension UnitIlluminance: _ParameterDimension {
  public typealias _ParameterUnit = IntentParameter<Measurement<UnitIlluminance>>.Illuminance
}

extension IntentParameter {
  /// A unit of `UnitInformationStorage`.
  public enum InformationStorage: _ParameterUnit {
    case megabytes, gigabytes, terabytes, kilobytes, bytes, bits, exabits, exabytes, exbibits
    case exbibytes, gibibits, gibibytes, gigabits, kibibits, kibibytes, kilobits, mebibits
    case mebibytes, megabits, nibbles, pebibits, pebibytes, petabits, petabytes, tebibits, tebibytes
    case terabits, yobibits, yobibytes, yottabits, yottabytes, zebibits, zebibytes, zettabits
    case zettabytes

    public var dimension: UnitInformationStorage {
      switch self {
      case .megabytes: .megabytes
      case .gigabytes: .gigabytes
      case .terabytes: .terabytes
      case .kilobytes: .kilobytes
      case .bytes: .bytes
      case .bits: .bits
      case .exabits: .exabits
      case .exabytes: .exabytes
      case .exbibits: .exbibits
      case .exbibytes: .exbibytes
      case .gibibits: .gibibits
      case .gibibytes: .gibibytes
      case .gigabits: .gigabits
      case .kibibits: .kibibits
      case .kibibytes: .kibibytes
      case .kilobits: .kilobits
      case .mebibits: .mebibits
      case .mebibytes: .mebibytes
      case .megabits: .megabits
      case .nibbles: .nibbles
      case .pebibits: .pebibits
      case .pebibytes: .pebibytes
      case .petabits: .petabits
      case .petabytes: .petabytes
      case .tebibits: .tebibits
      case .tebibytes: .tebibytes
      case .terabits: .terabits
      case .yobibits: .yobibits
      case .yobibytes: .yobibytes
      case .yottabits: .yottabits
      case .yottabytes: .yottabytes
      case .zebibits: .zebibits
      case .zebibytes: .zebibytes
      case .zettabits: .zettabits
      case .zettabytes: .zettabytes
      }
    }
  }
}

extension UnitInformationStorage: _ParameterDimension {
  public typealias _ParameterUnit = IntentParameter<Measurement<UnitInformationStorage>>
    .InformationStorage
}

extension IntentParameter {
  /// A unit of `UnitPower`.
  public enum Power: _ParameterUnit {
    case watts, kilowatts, megawatts, horsepower, femtowatts, gigawatts, microwatts, milliwatts
    case nanowatts, picowatts, terawatts

    public var dimension: UnitPower {
      switch self {
      case .watts: .watts
      case .kilowatts: .kilowatts
      case .megawatts: .megawatts
      case .horsepower: .horsepower
      case .femtowatts: .femtowatts
      case .gigawatts: .gigawatts
      case .microwatts: .microwatts
      case .milliwatts: .milliwatts
      case .nanowatts: .nanowatts
      case .picowatts: .picowatts
      case .terawatts: .terawatts
      }
    }
  }
}

extension UnitPower: _ParameterDimension {
  public typealias _ParameterUnit = IntentParameter<Measurement<UnitPower>>.Power
}
