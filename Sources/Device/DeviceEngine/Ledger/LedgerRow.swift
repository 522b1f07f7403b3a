import Foundation

/// One decision about a placement, control or activity, and its reason.
///
/// The ledger records every request, including those that lead to nothing, so that
/// `vitrine explain` and the device page can answer why a widget did or did not refresh. Engines
/// create rows with `sequence` 0; the store numbers them. Outcomes and causes are stored and sent
/// under their names.
public struct LedgerRow: Codable, Equatable, Sendable {
  /// What happened.
  public enum Outcome: String, Codable, CaseIterable, Sendable {
    /// A reload began and was charged to the budget.
    case charged
    /// A free reload began.
    case free
    /// A request was deferred because of budget, spacing or back-off, or because the device cannot
    /// show the widget.
    case deferred
    /// A request was merged with another one, or nothing of its kind is placed.
    case coalesced
    /// A reload ended with a new timeline.
    case delivered
    /// A reload failed; the last good archives stay.
    case failed
    /// An entry is on screen.
    case shown
    /// The budget was reset for the next day.
    case budgetReset
    /// The placement was created, configured, moved or tapped.
    case changed
    /// A Smart Stack rotated to the placement.
    case rotated
    /// An update or end of an activity was rejected: outdated, over budget, or too large, or the
    /// activity had ended.
    case refused
    /// A notice for the author: valid code that is probably not intended (`NoticeKind`).
    case noticed
  }

  /// The source of the request.
  public enum Cause: String, Codable, CaseIterable, Sendable {
    case placed, configured, policy, widgetCenter, intent, link, person, push
    case environment, locale, typeSize, significantTime, installed, failure, relevance, date
    case budget, simulation
    /// The clock was set back.
    case clock
    /// The user has changed the size.
    case resized
    /// The app of an activity, or one of the app's intents.
    case app
    /// The device started: stored values may be outdated.
    case started
  }

  /// The row's number in the store, from 1; 0 before it is stored.
  public var sequence: Int
  /// On the device's clock.
  public var date: Date
  /// `nothing` if nothing of the requested kind is placed.
  public var placement: ItemID
  public var outcome: Outcome
  public var cause: Cause
  /// One or a few sentences for the user.
  public var reason: String
  /// Budgeted reloads left in the day afterwards; for activities, pushes of priority 10.
  public var budgetLeft: Int
  /// When a deferred request runs.
  public var until: Date?

  public init(
    sequence: Int = 0, date: Date, placement: ItemID, outcome: Outcome, cause: Cause,
    reason: String, budgetLeft: Int, until: Date? = nil
  ) {
    self.sequence = sequence
    self.date = date
    self.placement = placement
    self.outcome = outcome
    self.cause = cause
    self.reason = reason
    self.budgetLeft = budgetLeft
    self.until = until
  }
}
