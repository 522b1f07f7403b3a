import Foundation

/// The extension's wall clock, as Foundation's `Date()` and `Calendar` see it. Sleeping and
/// Dispatch go on in real time.
public enum HostClock: Codable, Equatable, Sendable {
  case real
  /// Seconds added to the machine's clock.
  case offset(TimeInterval)
  /// Time stands still, so that two runs give the same bytes.
  case frozen(Date)
}

extension HostClock {
  /// Sets the clock before the process begins; see `environmentValue`.
  public static let environmentVariable = "VITRINE_CLOCK"

  /// The variable's value: the way and a whole number of nanoseconds; nil for the real clock.
  public var environmentValue: String? {
    switch self {
    case .real: nil
    case .offset: "offset:\(nanoseconds)"
    case .frozen: "frozen:\(nanoseconds)"
    }
  }

  /// The offset, or the instant since 1970; kept within ±146 years of it.
  public var nanoseconds: Int64 {
    let seconds =
      switch self {
      case .real: 0.0
      case .offset(let offset): offset
      case .frozen(let instant): instant.timeIntervalSince1970
      }
    guard seconds.isFinite else { return 0 }
    let limit = Double(Int64.max / 2)
    // In microseconds first: a Date's double carries no more.
    let nanoseconds = (seconds * 1e6).rounded() * 1e3
    return Int64(min(max(nanoseconds, -limit), limit))
  }
}
