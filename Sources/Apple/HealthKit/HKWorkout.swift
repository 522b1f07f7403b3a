import Foundation

/// Raw values: `HKWorkoutActivityType` of HealthKit's headers.
public enum HKWorkoutActivityType: UInt, Sendable {
  case americanFootball = 1
  case archery, australianFootball, badminton, baseball, basketball, bowling, boxing, climbing
  case cricket, crossTraining, curling, cycling, dance, danceInspiredTraining, elliptical
  case equestrianSports, fencing, fishing, functionalStrengthTraining, golf, gymnastics, handball
  case hiking, hockey, hunting, lacrosse, martialArts, mindAndBody, mixedMetabolicCardioTraining
  case paddleSports, play, preparationAndRecovery, racquetball, rowing, rugby, running, sailing
  case skatingSports, snowSports, soccer, softball, squash, stairClimbing, surfingSports, swimming
  case tableTennis, tennis, trackAndField, traditionalStrengthTraining, volleyball, walking
  case waterFitness, waterPolo, waterSports, wrestling, yoga, barre, coreTraining
  case crossCountrySkiing, downhillSkiing, flexibility, highIntensityIntervalTraining, jumpRope
  case kickboxing, pilates, snowboarding, stairs, stepTraining, wheelchairWalkPace
  case wheelchairRunPace, taiChi, mixedCardio, handCycling, discSports, fitnessGaming
  case cardioDance = 77
  case socialDance, pickleball, cooldown
  case swimBikeRun = 82
  case transition
  case underwaterDiving
  case other = 3000
}

/// An exercise over a time.
open class HKWorkout: HKSample, @unchecked Sendable {
  // `@unchecked Sendable`: the compiler does not check open classes. All properties are constant.
  public let workoutActivityType: HKWorkoutActivityType
  /// Seconds.
  public let duration: TimeInterval
  public let totalEnergyBurned: HKQuantity?
  public let totalDistance: HKQuantity?

  public init(
    activityType workoutActivityType: HKWorkoutActivityType, start startDate: Date,
    end endDate: Date, duration: TimeInterval, totalEnergyBurned: HKQuantity?,
    totalDistance: HKQuantity?, metadata: [String: Any]?
  ) {
    self.workoutActivityType = workoutActivityType
    self.duration = duration
    self.totalEnergyBurned = totalEnergyBurned
    self.totalDistance = totalDistance
    super.init(
      type: HKObjectType.workoutType(), start: startDate, end: endDate, metadata: metadata)
  }

  public convenience init(
    activityType workoutActivityType: HKWorkoutActivityType, start startDate: Date,
    end endDate: Date
  ) {
    self.init(
      activityType: workoutActivityType, start: startDate, end: endDate,
      duration: endDate.timeIntervalSince(startDate), totalEnergyBurned: nil,
      totalDistance: nil, metadata: nil)
  }
}
