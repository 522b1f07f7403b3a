// Apple's names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

@_exported import CoreVideo
import Foundation

// Compatibility (module): partial | | times and ranges of times; no samples

public typealias CMTimeValue = Int64
public typealias CMTimeScale = Int32

/// A time as a fraction of seconds.
public struct CMTime: Hashable, Comparable, Sendable {
  public var value: CMTimeValue
  /// The fractions of a second; 0 is an invalid time.
  public var timescale: CMTimeScale
  private var isUnlimited = false

  public init() { (value, timescale) = (0, 0) }

  public init(value: CMTimeValue, timescale: CMTimeScale) {
    self.value = value
    self.timescale = timescale
  }

  public init(seconds: Double, preferredTimescale: CMTimeScale) {
    let value = (seconds * Double(preferredTimescale)).rounded()
    let isValid = value.isFinite && value.magnitude < 9e18 && preferredTimescale > 0
    self.init(value: isValid ? CMTimeValue(value) : 0, timescale: isValid ? preferredTimescale : 0)
  }

  public static let zero = CMTime(value: 0, timescale: 1)
  public static let invalid = CMTime()
  public static let indefinite = CMTime()
  public static let positiveInfinity: CMTime = {
    var time = CMTime(value: 1, timescale: 1)
    time.isUnlimited = true
    return time
  }()

  public var isValid: Bool { timescale != 0 }
  public var isNumeric: Bool { isValid && !isUnlimited }
  public var isIndefinite: Bool { false }

  public var seconds: Double {
    guard isValid else { return .nan }
    return isUnlimited ? .infinity : Double(value) / Double(timescale)
  }

  public static func < (first: CMTime, second: CMTime) -> Bool { first.seconds < second.seconds }
  public static func == (first: CMTime, second: CMTime) -> Bool {
    first.isValid == second.isValid && (!first.isValid || first.seconds == second.seconds)
  }
  public func hash(into hasher: inout Hasher) { hasher.combine(isValid ? seconds : -1) }

  public static func + (first: CMTime, second: CMTime) -> CMTime { combine(first, second, +) }
  public static func - (first: CMTime, second: CMTime) -> CMTime { combine(first, second, -) }

  private static func combine(
    _ first: CMTime, _ second: CMTime, _ operation: (Double, Double) -> Double
  ) -> CMTime {
    CMTime(
      seconds: operation(first.seconds, second.seconds),
      preferredTimescale: max(first.timescale, second.timescale))
  }
}

public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime {
  CMTime(value: value, timescale: timescale)
}

public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
  CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}

public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }

public struct CMTimeRange: Hashable, Sendable {
  public var start: CMTime
  public var duration: CMTime

  public init(start: CMTime, duration: CMTime) {
    self.start = start
    self.duration = duration
  }

  public init(start: CMTime, end: CMTime) { self.init(start: start, duration: end - start) }

  public static let zero = CMTimeRange(start: .zero, duration: .zero)
  public var end: CMTime { start + duration }
  public func containsTime(_ time: CMTime) -> Bool { time >= start && time < end }
}
