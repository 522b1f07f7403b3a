import Foundation
import HostLink

/// What a device engine knows of one placement.
public struct ScheduleState: Equatable, Sendable {
  public var shown: ShownContent
  /// The newest timeline, its entries in the provider's order; empty before the first one.
  public var entries: [EntryDescription]
  public var policy: ReloadPolicy?
  /// The shown entry's date.
  public var entryDate: Date?
  public var nextEntry: Date?
  /// When the extension will be asked again, as far as is known now; nil: only on request, or now.
  public var nextReload: Date?
  public var isReloading: Bool
  public var budgetLeft: Int
  public var budgetTotal: Int
  public var budgetResets: Date
  /// Why the newest reload failed; nil after one that went well.
  public var failure: String?
  /// What the next reload waits for.
  public var wait: Wait

  public enum Wait: Equatable, Sendable {
    /// A reload runs.
    case running
    /// For the date that the timeline's policy asks for.
    case policy(Date)
    /// A reload was asked for and put off.
    case company(until: Date)
    case spacing(until: Date)
    case budget(until: Date)
    case backOff(until: Date)
    case heldBack(until: Date)
    /// For `WidgetCenter`, an intent or a person: the policy is `.never`.
    case request
    /// For the extension to be installed anew: it cannot answer.
    case installation
  }

  /// The sentence that answers "why did my widget not refresh?".
  public func verdict(rows: [LedgerRow], now: Date, timeZone: TimeZone) -> String {
    Verdict(state: self, rows: rows, now: now, time: LocalTime(timeZone: timeZone)).sentence
  }
}
