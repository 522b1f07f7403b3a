// The kinds of health data.

public struct HKQuantityTypeIdentifier: Hashable, RawRepresentable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  private static func named(_ name: String) -> Self {
    Self(rawValue: "HKQuantityTypeIdentifier" + name)
  }

  public static let stepCount = named("StepCount")
  public static let distanceWalkingRunning = named("DistanceWalkingRunning")
  public static let distanceCycling = named("DistanceCycling")
  public static let distanceSwimming = named("DistanceSwimming")
  public static let basalEnergyBurned = named("BasalEnergyBurned")
  public static let activeEnergyBurned = named("ActiveEnergyBurned")
  public static let flightsClimbed = named("FlightsClimbed")
  public static let appleExerciseTime = named("AppleExerciseTime")
  public static let appleStandTime = named("AppleStandTime")
  public static let appleMoveTime = named("AppleMoveTime")
  public static let vo2Max = named("Vo2Max")
  public static let pushCount = named("PushCount")
  public static let height = named("Height")
  public static let bodyMass = named("BodyMass")
  public static let bodyMassIndex = named("BodyMassIndex")
  public static let leanBodyMass = named("LeanBodyMass")
  public static let bodyFatPercentage = named("BodyFatPercentage")
  public static let waistCircumference = named("WaistCircumference")
  public static let heartRate = named("HeartRate")
  public static let restingHeartRate = named("RestingHeartRate")
  public static let walkingHeartRateAverage = named("WalkingHeartRateAverage")
  public static let heartRateVariabilitySDNN = named("HeartRateVariabilitySDNN")
  public static let heartRateRecoveryOneMinute = named("HeartRateRecoveryOneMinute")
  public static let oxygenSaturation = named("OxygenSaturation")
  public static let bodyTemperature = named("BodyTemperature")
  public static let basalBodyTemperature = named("BasalBodyTemperature")
  public static let bloodPressureSystolic = named("BloodPressureSystolic")
  public static let bloodPressureDiastolic = named("BloodPressureDiastolic")
  public static let respiratoryRate = named("RespiratoryRate")
  public static let bloodGlucose = named("BloodGlucose")
  public static let bloodAlcoholContent = named("BloodAlcoholContent")
  public static let insulinDelivery = named("InsulinDelivery")
  public static let dietaryCarbohydrates = named("DietaryCarbohydrates")
  public static let dietaryEnergyConsumed = named("DietaryEnergyConsumed")
  public static let dietaryProtein = named("DietaryProtein")
  public static let dietaryFatTotal = named("DietaryFatTotal")
  public static let dietaryFiber = named("DietaryFiber")
  public static let dietarySugar = named("DietarySugar")
  public static let dietaryWater = named("DietaryWater")
  public static let dietaryCaffeine = named("DietaryCaffeine")
  public static let dietarySodium = named("DietarySodium")
  public static let dietaryCholesterol = named("DietaryCholesterol")
  public static let electrodermalActivity = named("ElectrodermalActivity")
  public static let environmentalAudioExposure = named("EnvironmentalAudioExposure")
  public static let headphoneAudioExposure = named("HeadphoneAudioExposure")
  public static let walkingSpeed = named("WalkingSpeed")
  public static let walkingStepLength = named("WalkingStepLength")
  public static let sixMinuteWalkTestDistance = named("SixMinuteWalkTestDistance")
  public static let appleWalkingSteadiness = named("AppleWalkingSteadiness")
  public static let timeInDaylight = named("TimeInDaylight")
}

public struct HKCategoryTypeIdentifier: Hashable, RawRepresentable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  private static func named(_ name: String) -> Self {
    Self(rawValue: "HKCategoryTypeIdentifier" + name)
  }

  public static let sleepAnalysis = named("SleepAnalysis")
  public static let appleStandHour = named("AppleStandHour")
  public static let mindfulSession = named("MindfulSession")
  public static let highHeartRateEvent = named("HighHeartRateEvent")
  public static let lowHeartRateEvent = named("LowHeartRateEvent")
  public static let irregularHeartRhythmEvent = named("IrregularHeartRhythmEvent")
  public static let menstrualFlow = named("MenstrualFlow")
  public static let handwashingEvent = named("HandwashingEvent")
  public static let toothbrushingEvent = named("ToothbrushingEvent")
}

public struct HKCorrelationTypeIdentifier: Hashable, RawRepresentable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  private static func named(_ name: String) -> Self {
    Self(rawValue: "HKCorrelationTypeIdentifier" + name)
  }

  public static let bloodPressure = named("BloodPressure")
  public static let food = named("Food")
}
