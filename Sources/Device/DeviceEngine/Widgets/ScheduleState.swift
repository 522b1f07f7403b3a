import Foundation
import HostLink

/// The state of one placement in the engine, for `explain` and surfaces.
public struct ScheduleState: Equatable, Sendable {
  public var shown: ShownContent
  /// The entries of the newest timeline in the provider's order; empty before the first timeline.
  public var entries: [EntryDescription]
  public var policy: ReloadPolicy?
  /// The date of the shown entry.
  public var entryDate: Date?
  public var nextEntry: Date?
  /// The date of the next reload, as far as it is known; nil if one is running or if reloads happen
  /// only on request.
  public var nextReload: Date?
  public var isReloading: Bool
  public var budgetLeft: Int
  public var budgetTotal: Int
  public var budgetResets: Date
  /// True in developer mode: the budget does not limit reloads.
  public var isBudgetLifted: Bool
  /// Why the newest reload failed; nil after a success.
  public var failure: String?
  /// What the next reload is waiting for.
  public var wait: Wait

  public enum Wait: Equatable, Sendable {
    /// A reload is running.
    case running
    /// The date of the timeline's policy.
    case policy(Date)
    /// Other requests of the extension, with which the reload is batched.
    case batch(until: Date)
    /// The minimum spacing of budgeted reloads.
    case spacing(until: Date)
    /// The next budget reset.
    case budget(until: Date)
    /// The retry after a failure.
    case backOff(until: Date)
    /// The end of the extension's hold-back after crashes.
    case heldBack(until: Date)
    /// A request of `WidgetCenter`, an intent, a push or the user: the policy is `.never`.
    case request
    /// A new build of the extension: the installed one cannot answer.
    case installation
  }

  /// The answer to "why did my widget not refresh?".
  public func verdict(rows: [LedgerRow], now: Date, timeZone: TimeZone) -> String {
    Verdict(state: self, rows: rows, now: now, time: LocalTime(timeZone: timeZone)).sentence
  }
}
