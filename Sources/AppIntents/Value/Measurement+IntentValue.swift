import HostLink

extension Measurement: _IntentValue where UnitType: Dimension {
  public static var _format: _IntentValueFormat<Measurement<UnitType>> {
    let units = listedUnits(of: UnitType.self)
    return .plain(
      .measurement(units: units.map(\.symbol)),
      encode: { .measurement(value: $0.value, unit: $0.unit.symbol) },
      decode: { value in
        guard case .measurement(let amount, let symbol) = value, amount.isFinite,
          let unit = units.first(where: { $0.symbol == symbol })
        else { return nil }
        return Measurement(value: amount, unit: unit)
      },
      title: { "\($0.value.formatted()) \($0.unit.symbol)" })
  }
}

/// The units that a form offers, the most common first.
private func listedUnits<U: Dimension>(of type: U.Type) -> [U] {
  (dimensionUnits[ObjectIdentifier(type)]?() ?? [type.baseUnit()]).compactMap { $0 as? U }
}

// Source: the units that Foundation documents for each dimension.
private let dimensionUnits: [ObjectIdentifier: @Sendable () -> [Dimension]] = [
  ObjectIdentifier(UnitAcceleration.self): {
    [UnitAcceleration.metersPerSecondSquared, UnitAcceleration.gravity]
  },
  ObjectIdentifier(UnitAngle.self): {
    [
      UnitAngle.degrees, UnitAngle.radians, UnitAngle.revolutions, UnitAngle.gradians,
      UnitAngle.arcMinutes, UnitAngle.arcSeconds,
    ]
  },
  ObjectIdentifier(UnitArea.self): {
    [
      UnitArea.squareMeters, UnitArea.squareKilometers, UnitArea.squareCentimeters,
      UnitArea.squareMillimeters, UnitArea.hectares, UnitArea.ares, UnitArea.acres,
      UnitArea.squareMiles, UnitArea.squareYards, UnitArea.squareFeet, UnitArea.squareInches,
    ]
  },
  ObjectIdentifier(UnitConcentrationMass.self): {
    [UnitConcentrationMass.gramsPerLiter, UnitConcentrationMass.milligramsPerDeciliter]
  },
  ObjectIdentifier(UnitDuration.self): {
    [
      UnitDuration.minutes, UnitDuration.hours, UnitDuration.seconds, UnitDuration.milliseconds,
      UnitDuration.microseconds, UnitDuration.nanoseconds,
    ]
  },
  ObjectIdentifier(UnitElectricCharge.self): {
    [UnitElectricCharge.coulombs, UnitElectricCharge.ampereHours]
  },
  ObjectIdentifier(UnitElectricCurrent.self): {
    [UnitElectricCurrent.amperes, UnitElectricCurrent.milliamperes]
  },
  ObjectIdentifier(UnitElectricPotentialDifference.self): {
    [
      UnitElectricPotentialDifference.volts, UnitElectricPotentialDifference.millivolts,
      UnitElectricPotentialDifference.kilovolts,
    ]
  },
  ObjectIdentifier(UnitElectricResistance.self): {
    [UnitElectricResistance.ohms, UnitElectricResistance.kiloohms]
  },
  ObjectIdentifier(UnitEnergy.self): {
    [
      UnitEnergy.kilojoules, UnitEnergy.joules, UnitEnergy.kilocalories, UnitEnergy.calories,
      UnitEnergy.kilowattHours,
    ]
  },
  ObjectIdentifier(UnitFrequency.self): {
    [
      UnitFrequency.hertz, UnitFrequency.kilohertz, UnitFrequency.megahertz,
      UnitFrequency.gigahertz, UnitFrequency.millihertz,
    ]
  },
  ObjectIdentifier(UnitFuelEfficiency.self): {
    [
      UnitFuelEfficiency.litersPer100Kilometers, UnitFuelEfficiency.milesPerGallon,
      UnitFuelEfficiency.milesPerImperialGallon,
    ]
  },
  ObjectIdentifier(UnitInformationStorage.self): {
    [
      UnitInformationStorage.megabytes, UnitInformationStorage.gigabytes,
      UnitInformationStorage.terabytes, UnitInformationStorage.kilobytes,
      UnitInformationStorage.bytes, UnitInformationStorage.bits,
    ]
  },
  ObjectIdentifier(UnitLength.self): {
    [
      UnitLength.meters, UnitLength.kilometers, UnitLength.centimeters, UnitLength.millimeters,
      UnitLength.miles, UnitLength.yards, UnitLength.feet, UnitLength.inches,
      UnitLength.nauticalMiles,
    ]
  },
  ObjectIdentifier(UnitMass.self): {
    [
      UnitMass.kilograms, UnitMass.grams, UnitMass.milligrams, UnitMass.metricTons,
      UnitMass.pounds, UnitMass.ounces, UnitMass.stones,
    ]
  },
  ObjectIdentifier(UnitPower.self): {
    [UnitPower.watts, UnitPower.kilowatts, UnitPower.megawatts, UnitPower.horsepower]
  },
  ObjectIdentifier(UnitPressure.self): {
    [
      UnitPressure.hectopascals, UnitPressure.kilopascals, UnitPressure.bars,
      UnitPressure.millibars, UnitPressure.millimetersOfMercury, UnitPressure.inchesOfMercury,
      UnitPressure.poundsForcePerSquareInch,
    ]
  },
  ObjectIdentifier(UnitSpeed.self): {
    [
      UnitSpeed.kilometersPerHour, UnitSpeed.metersPerSecond, UnitSpeed.milesPerHour,
      UnitSpeed.knots,
    ]
  },
  ObjectIdentifier(UnitTemperature.self): {
    [UnitTemperature.celsius, UnitTemperature.fahrenheit, UnitTemperature.kelvin]
  },
  ObjectIdentifier(UnitVolume.self): {
    [
      UnitVolume.liters, UnitVolume.milliliters, UnitVolume.cubicMeters, UnitVolume.cups,
      UnitVolume.gallons, UnitVolume.quarts, UnitVolume.pints, UnitVolume.fluidOunces,
      UnitVolume.tablespoons, UnitVolume.teaspoons,
    ]
  },
]
