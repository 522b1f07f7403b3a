import Foundation

public typealias CMMotionActivityHandler = (CMMotionActivity?) -> Void
public typealias CMMotionActivityQueryHandler = ([CMMotionActivity]?, (any Error)?) -> Void

public enum CMMotionActivityConfidence: Int, Sendable {
  case low
  case medium
  case high
}

/// How the device moves. Apps receive such values; none is created here.
open class CMMotionActivity: NSObject, @unchecked Sendable {
  // `@unchecked Sendable`: the compiler does not check open classes. The date is constant.
  public let startDate: Date

  init(startDate: Date) { self.startDate = startDate }

  open var confidence: CMMotionActivityConfidence { .low }
  open var unknown: Bool { true }
  open var stationary: Bool { false }
  open var walking: Bool { false }
  open var running: Bool { false }
  open var automotive: Bool { false }
  open var cycling: Bool { false }
}

/// Recognizes movements. Not available here: queries fail, after a notice.
open class CMMotionActivityManager: NSObject, @unchecked Sendable {
  // `@unchecked Sendable`: the compiler does not check open classes. It stores nothing.
  public override init() {}

  open class func isActivityAvailable() -> Bool {
    MissingSensors.report()
    return false
  }

  open class func authorizationStatus() -> CMAuthorizationStatus { .denied }

  open func queryActivityStarting(
    from start: Date, to end: Date, to queue: OperationQueue,
    withHandler handler: @escaping CMMotionActivityQueryHandler
  ) {
    handler(nil, MissingSensors.error(CMErrorMotionActivityNotAvailable))
  }

  /// Never calls the handler, after a notice.
  open func startActivityUpdates(
    to queue: OperationQueue, withHandler handler: @escaping CMMotionActivityHandler
  ) {
    MissingSensors.report()
  }

  open func stopActivityUpdates() {}
}
