import DeviceEngine
import Foundation

/// The recent failures of one extension, and whether a call may be sent.
///
/// Failures are counted per call, such as `timeline of "Tide"`, so that a widget that crashes does
/// not hold back others:
/// ```
/// no failure                  -> allowed
/// fewer than `crashesInARow`  -> allowed at once, but exclusively in the process
/// `crashesInARow` or more     -> held back, each time longer by `holdBackFactor`
/// success                     -> forgotten
/// ```
/// Only crashes, timeouts and protocol errors count. Errors that the extension reports do not: they
/// are answers.
///
/// A value without I/O. All dates are on the device's clock; if it is set back to before a failure,
/// that failure holds nothing back.
struct ExtensionHealth: Equatable {
  enum Verdict: Equatable {
    case allowed
    /// Allowed with no other call in the process, so that another failure is certainly its own.
    case allowedExclusively
    case heldBack(until: Date, reason: String)
  }

  fileprivate struct Record: Equatable {
    var failures = 0
    /// The date of the newest failure.
    var date: Date
    /// The description of the newest failure.
    var reason: String
    /// The hold-back in seconds from `date`.
    var wait: TimeInterval
    var order: Int
  }

  private let settings: ProcessSettings
  private var records: [String: Record] = [:]
  private var order = 0
  /// The maximum number of records. The names of calls come from archives, so their number must be
  /// bounded.
  private static let recordLimit = 256

  init(settings: ProcessSettings) {
    self.settings = settings
  }

  mutating func failed(_ call: String, at now: Date, reason: String) {
    order += 1
    let failures = (records[call]?.failures ?? 0) + 1
    records[call] = Record(
      failures: failures, date: now, reason: reason, wait: wait(after: failures), order: order)
    if records.count > Self.recordLimit,
      let oldest = records.min(by: { $0.value.order < $1.value.order })
    {
      records[oldest.key] = nil
    }
  }

  mutating func succeeded(_ call: String) {
    records[call] = nil
  }

  func verdict(on call: String, at now: Date) -> Verdict {
    guard let record = records[call] else { return .allowed }
    guard let until = record.heldBack(at: now) else { return .allowedExclusively }
    return .heldBack(until: until, reason: record.reason)
  }

  /// The latest date until which a call is held back; nil if none is.
  func heldBackUntil(at now: Date) -> Date? {
    records.values.compactMap { $0.heldBack(at: now) }.max()
  }

  /// The newest failure that no success has followed.
  var problem: String? { records.values.max { $0.order < $1.order }?.reason }

  private func wait(after failures: Int) -> TimeInterval {
    let repeats = failures - settings.crashesInARow
    guard repeats >= 0 else { return 0 }
    let wait = settings.firstHoldBack * pow(settings.holdBackFactor, Double(repeats))
    return min(wait, settings.longestHoldBack)
  }
}

extension ExtensionHealth.Record {
  /// The end of the hold-back; nil if it is over or the clock was set back to before the failure.
  fileprivate func heldBack(at now: Date) -> Date? {
    let until = date + wait
    return now >= date && now < until ? until : nil
  }
}
