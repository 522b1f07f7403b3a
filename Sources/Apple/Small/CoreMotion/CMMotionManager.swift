import Foundation

/// In multiples of the Earth's gravity.
public struct CMAcceleration: Equatable, Sendable {
  public var x, y, z: Double

  public init() { self.init(x: 0, y: 0, z: 0) }

  public init(x: Double, y: Double, z: Double) {
    (self.x, self.y, self.z) = (x, y, z)
  }
}

/// In radians per second.
public struct CMRotationRate: Equatable, Sendable {
  public var x, y, z: Double

  public init() { self.init(x: 0, y: 0, z: 0) }

  public init(x: Double, y: Double, z: Double) {
    (self.x, self.y, self.z) = (x, y, z)
  }
}

/// In microtesla.
public struct CMMagneticField: Equatable, Sendable {
  public var x, y, z: Double

  public init() { self.init(x: 0, y: 0, z: 0) }

  public init(x: Double, y: Double, z: Double) {
    (self.x, self.y, self.z) = (x, y, z)
  }
}

public struct CMQuaternion: Equatable, Sendable {
  public var x, y, z, w: Double

  public init() { self.init(x: 0, y: 0, z: 0, w: 1) }

  public init(x: Double, y: Double, z: Double, w: Double) {
    (self.x, self.y, self.z, self.w) = (x, y, z, w)
  }
}

public struct CMAttitudeReferenceFrame: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let xArbitraryZVertical = CMAttitudeReferenceFrame(rawValue: 1)
  public static let xArbitraryCorrectedZVertical = CMAttitudeReferenceFrame(rawValue: 2)
  public static let xMagneticNorthZVertical = CMAttitudeReferenceFrame(rawValue: 4)
  public static let xTrueNorthZVertical = CMAttitudeReferenceFrame(rawValue: 8)
}

/// A measurement, at a time since the device has started.
open class CMLogItem: NSObject, @unchecked Sendable {
  // `@unchecked Sendable`: the compiler does not check open classes. The time is constant.
  /// Seconds.
  public let timestamp: TimeInterval

  init(timestamp: TimeInterval) { self.timestamp = timestamp }
}

/// The orientation of the device, in radians.
open class CMAttitude: NSObject, @unchecked Sendable {
  // `@unchecked Sendable`: the compiler does not check open classes. It stores nothing.
  open var roll: Double { 0 }
  open var pitch: Double { 0 }
  open var yaw: Double { 0 }
  open var quaternion: CMQuaternion { CMQuaternion() }
}

open class CMAccelerometerData: CMLogItem, @unchecked Sendable {
  // `@unchecked Sendable`: the superclass is, and this class stores nothing.
  open var acceleration: CMAcceleration { CMAcceleration() }
}

open class CMGyroData: CMLogItem, @unchecked Sendable {
  // `@unchecked Sendable`: the superclass is, and this class stores nothing.
  open var rotationRate: CMRotationRate { CMRotationRate() }
}

open class CMDeviceMotion: CMLogItem, @unchecked Sendable {
  // `@unchecked Sendable`: the compiler does not check open classes. The attitude is constant.
  public let attitude = CMAttitude()
  open var rotationRate: CMRotationRate { CMRotationRate() }
  open var gravity: CMAcceleration { CMAcceleration(x: 0, y: 0, z: -1) }
  open var userAcceleration: CMAcceleration { CMAcceleration() }
  /// Degrees; -1 without a reference to north.
  open var heading: Double { -1 }
}

public typealias CMAccelerometerHandler = (CMAccelerometerData?, (any Error)?) -> Void
public typealias CMGyroHandler = (CMGyroData?, (any Error)?) -> Void
public typealias CMDeviceMotionHandler = (CMDeviceMotion?, (any Error)?) -> Void

/// Starts the sensors. None is available here: updates fail, after a notice.
open class CMMotionManager: NSObject {
  /// Seconds.
  open var accelerometerUpdateInterval: TimeInterval = 0.01
  /// Seconds.
  open var gyroUpdateInterval: TimeInterval = 0.01
  /// Seconds.
  open var deviceMotionUpdateInterval: TimeInterval = 0.01

  public override init() {}

  open var isAccelerometerAvailable: Bool { false }
  open var isAccelerometerActive: Bool { false }
  open var accelerometerData: CMAccelerometerData? { nil }
  open var isGyroAvailable: Bool { false }
  open var isGyroActive: Bool { false }
  open var gyroData: CMGyroData? { nil }
  open var isMagnetometerAvailable: Bool { false }
  open var isDeviceMotionAvailable: Bool { false }
  open var isDeviceMotionActive: Bool { false }
  open var deviceMotion: CMDeviceMotion? { nil }

  open func startAccelerometerUpdates() { MissingSensors.report() }
  open func startGyroUpdates() { MissingSensors.report() }
  open func startDeviceMotionUpdates() { MissingSensors.report() }

  open func startAccelerometerUpdates(
    to queue: OperationQueue, withHandler handler: @escaping CMAccelerometerHandler
  ) {
    handler(nil, MissingSensors.error())
  }

  open func startGyroUpdates(
    to queue: OperationQueue, withHandler handler: @escaping CMGyroHandler
  ) {
    handler(nil, MissingSensors.error())
  }

  open func startDeviceMotionUpdates(
    to queue: OperationQueue, withHandler handler: @escaping CMDeviceMotionHandler
  ) {
    handler(nil, MissingSensors.error())
  }

  open func startDeviceMotionUpdates(
    using referenceFrame: CMAttitudeReferenceFrame, to queue: OperationQueue,
    withHandler handler: @escaping CMDeviceMotionHandler
  ) {
    handler(nil, MissingSensors.error())
  }

  open func stopAccelerometerUpdates() {}
  open func stopGyroUpdates() {}
  open func stopDeviceMotionUpdates() {}
}

open class CMAltitudeData: CMLogItem, @unchecked Sendable {
  // `@unchecked Sendable`: the superclass is, and this class stores nothing.
  /// Metres since the first measurement.
  open var relativeAltitude: NSNumber { 0 }
  /// Kilopascals.
  open var pressure: NSNumber { 0 }
}

/// Measures the height. Not available here: updates fail, after a notice.
open class CMAltimeter: NSObject {
  public override init() {}

  open class func isRelativeAltitudeAvailable() -> Bool { false }
  open class func isAbsoluteAltitudeAvailable() -> Bool { false }
  open class func authorizationStatus() -> CMAuthorizationStatus { .denied }

  open func startRelativeAltitudeUpdates(
    to queue: OperationQueue, withHandler handler: @escaping (CMAltitudeData?, (any Error)?) -> Void
  ) {
    handler(nil, MissingSensors.error())
  }

  open func stopRelativeAltitudeUpdates() {}
}
