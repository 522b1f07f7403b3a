import Foundation

public typealias CMPedometerHandler = (CMPedometerData?, (any Error)?) -> Void
public typealias CMPedometerEventHandler = (CMPedometerEvent?, (any Error)?) -> Void

/// Steps in a time span. Apps receive such values; none is created here.
open class CMPedometerData: NSObject, @unchecked Sendable {
  // `@unchecked Sendable`: the compiler does not check open classes. All properties are constant.
  public let startDate: Date
  public let endDate: Date
  public let numberOfSteps: NSNumber
  /// Metres.
  public let distance: NSNumber?
  public let floorsAscended: NSNumber?
  public let floorsDescended: NSNumber?
  /// Seconds per metre.
  public let currentPace: NSNumber?
  /// Steps per second.
  public let currentCadence: NSNumber?
  /// Seconds per metre.
  public let averageActivePace: NSNumber?

  init(startDate: Date, endDate: Date) {
    self.startDate = startDate
    self.endDate = endDate
    numberOfSteps = 0
    distance = nil
    floorsAscended = nil
    floorsDescended = nil
    currentPace = nil
    currentCadence = nil
    averageActivePace = nil
  }
}

public enum CMPedometerEventType: Int, Sendable {
  case pause
  case resume
}

open class CMPedometerEvent: NSObject, @unchecked Sendable {
  // `@unchecked Sendable`: the compiler does not check open classes. All properties are constant.
  public let date: Date
  public let type: CMPedometerEventType

  init(date: Date, type: CMPedometerEventType) {
    self.date = date
    self.type = type
  }
}

/// Counts steps. Not available here: queries fail with `CMErrorNotAvailable`, after a notice.
open class CMPedometer: NSObject, @unchecked Sendable {
  // `@unchecked Sendable`: the compiler does not check open classes. It stores nothing.
  public override init() {}

  open class func isStepCountingAvailable() -> Bool { unavailable() }
  open class func isDistanceAvailable() -> Bool { unavailable() }
  open class func isFloorCountingAvailable() -> Bool { unavailable() }
  open class func isPaceAvailable() -> Bool { unavailable() }
  open class func isCadenceAvailable() -> Bool { unavailable() }
  open class func isPedometerEventTrackingAvailable() -> Bool { unavailable() }
  open class func authorizationStatus() -> CMAuthorizationStatus { .denied }

  private class func unavailable() -> Bool {
    MissingSensors.report()
    return false
  }

  open func queryPedometerData(
    from start: Date, to end: Date, withHandler handler: @escaping CMPedometerHandler
  ) {
    handler(nil, MissingSensors.error())
  }

  open func startUpdates(from start: Date, withHandler handler: @escaping CMPedometerHandler) {
    handler(nil, MissingSensors.error())
  }

  open func stopUpdates() {}

  open func startEventUpdates(handler: @escaping CMPedometerEventHandler) {
    handler(nil, MissingSensors.error())
  }

  open func stopEventUpdates() {}
}
