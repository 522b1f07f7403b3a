// Apple's names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Dispatch
import FoundationSupplement

/// A time as a fraction of seconds.
public struct CVTime: Hashable, Sendable {
  public var timeValue: Int64 = 0
  public var timeScale: Int32 = 0
  public var flags: Int32 = 0

  public init() {}

  public init(timeValue: Int64, timeScale: Int32, flags: Int32) {
    self.timeValue = timeValue
    self.timeScale = timeScale
    self.flags = flags
  }
}

/// A time code of films.
public struct CVSMPTETime: Hashable, Sendable {
  public var subframes: Int16 = 0
  public var subframeDivisor: Int16 = 0
  public var counter: UInt32 = 0
  public var type: UInt32 = 0
  public var flags: UInt32 = 0
  public var hours: Int16 = 0
  public var minutes: Int16 = 0
  public var seconds: Int16 = 0
  public var frames: Int16 = 0

  public init() {}
}

public struct CVTimeStampFlags: OptionSet, Sendable {
  public let rawValue: UInt64

  public init(rawValue: UInt64) { self.rawValue = rawValue }

  public static let videoTimeValid = CVTimeStampFlags(rawValue: 1 << 0)
  public static let hostTimeValid = CVTimeStampFlags(rawValue: 1 << 1)
  public static let smpteTimeValid = CVTimeStampFlags(rawValue: 1 << 2)
  public static let videoRefreshPeriodValid = CVTimeStampFlags(rawValue: 1 << 3)
  public static let rateScalarValid = CVTimeStampFlags(rawValue: 1 << 4)
  public static let topField = CVTimeStampFlags(rawValue: 1 << 16)
  public static let bottomField = CVTimeStampFlags(rawValue: 1 << 17)
}

/// When a frame of a display is shown.
public struct CVTimeStamp: Hashable, Sendable {
  public var version: UInt32 = 0
  /// Units a second of `videoTime` and `videoRefreshPeriod`.
  public var videoTimeScale: Int32 = 0
  public var videoTime: Int64 = 0
  /// Ticks of `CVGetCurrentHostTime`.
  public var hostTime: UInt64 = 0
  public var rateScalar = 0.0
  public var videoRefreshPeriod: Int64 = 0
  public var smpteTime = CVSMPTETime()
  public var flags: UInt64 = 0
  public var reserved: UInt64 = 0

  public init() {}
}

/// Nanoseconds since the computer started.
public func CVGetCurrentHostTime() -> UInt64 { DispatchTime.now().uptimeNanoseconds }

/// Ticks a second of `CVGetCurrentHostTime`.
public func CVGetHostClockFrequency() -> Double { 1_000_000_000 }

public func CVGetHostClockMinimumTimeDelta() -> UInt32 { 1 }
