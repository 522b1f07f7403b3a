import DeviceEngine
import Foundation

/// How one extension has fared lately, and whether it is to be asked.
///
/// Failures are counted by the kind of call, e.g. `timeline of "Tide"`, so that one widget that
/// crashes holds back no other. The first failures of a kind are tried again at once, alone in the
/// process; from `crashesInARow` on each holds the call back, longer each time. A good answer to
/// the same call forgets them. Failures that the extension itself reports are none of these.
///
/// A value without I/O; times are the device's.
struct ExtensionHealth: Equatable {
  enum Verdict: Equatable {
    case allowed
    /// It has failed before: with no other call in the process, so that the next failure is its.
    case allowedAlone
    case heldBack(until: Date, reason: String)
  }

  fileprivate struct Record: Equatable {
    var failures = 0
    /// The newest failure's time and text.
    var date: Date
    var reason: String
    /// Seconds from `date`.
    var wait: TimeInterval
    var order: Int
  }

  private let settings: ProcessSettings
  private var records: [String: Record] = [:]
  private var order = 0
  /// Calls name what is in archives: more kinds of them than these are not kept.
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
    guard let until = record.heldBack(at: now) else { return .allowedAlone }
    return .heldBack(until: until, reason: record.reason)
  }

  /// The latest time until which a call is held back.
  func heldBackUntil(at now: Date) -> Date? {
    records.values.compactMap { $0.heldBack(at: now) }.max()
  }

  /// The newest failure that no good answer has followed.
  var problem: String? { records.values.max { $0.order < $1.order }?.reason }

  private func wait(after failures: Int) -> TimeInterval {
    let repeats = failures - settings.crashesInARow
    guard repeats >= 0 else { return 0 }
    let wait = settings.firstHoldBack * pow(settings.holdBackFactor, Double(repeats))
    return min(wait, settings.longestHoldBack)
  }
}

extension ExtensionHealth.Record {
  /// A clock that was set back to before the failure holds nothing back.
  fileprivate func heldBack(at now: Date) -> Date? {
    let until = date + wait
    return now >= date && now < until ? until : nil
  }
}
