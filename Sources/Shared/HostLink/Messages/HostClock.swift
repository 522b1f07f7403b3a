import Foundation

/// The extension's wall clock, as seen by Foundation's `Date()` and `Calendar`. Sleeping and
/// Dispatch continue in real time.
public enum HostClock: Codable, Equatable, Sendable {
  /// The machine's clock.
  case real
  /// Seconds added to the machine's clock.
  case offset(TimeInterval)
  /// A constant time, so that two runs produce the same bytes.
  case frozen(Date)
}

extension HostClock {
  /// The environment variable that sets the clock at launch; see `environmentValue`.
  public static let environmentVariable = "VITRINE_CLOCK"

  /// The variable's value: the mode and a whole number of nanoseconds; nil for the real clock.
  public var environmentValue: String? {
    switch self {
    case .real: nil
    case .offset: "offset:\(nanoseconds)"
    case .frozen: "frozen:\(nanoseconds)"
    }
  }

  /// The device's time under this clock when the machine's time is `machine`.
  public func now(machine: Date) -> Date {
    switch self {
    case .real: machine
    case .offset(let offset): machine + offset
    case .frozen(let instant): instant
    }
  }

  /// The offset, or the time since 1970. Clamped to ±146 years.
  public var nanoseconds: Int64 {
    let seconds =
      switch self {
      case .real: 0.0
      case .offset(let offset): offset
      case .frozen(let instant): instant.timeIntervalSince1970
      }
    guard seconds.isFinite else { return 0 }
    let limit = Double(Int64.max / 2)
    // Rounds to microseconds: the double in a `Date` is not more precise.
    let nanoseconds = (seconds * 1e6).rounded() * 1e3
    return Int64(min(max(nanoseconds, -limit), limit))
  }
}
