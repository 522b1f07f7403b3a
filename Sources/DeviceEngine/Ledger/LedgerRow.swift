import Foundation

/// One thing that happened to a placement's timeline, and why: what `vitrine explain` reads.
public struct LedgerRow: Codable, Equatable, Sendable {
  /// What was decided.
  public enum Outcome: String, Codable, CaseIterable, Sendable {
    /// A reload that took one from the budget.
    case charged
    /// A reload that was free.
    case free
    /// A request that was put off: budget, spacing, back-off.
    case deferred
    /// A request that led to nothing of its own: merged with another, or for a kind that is not
    /// placed.
    case coalesced
    /// A reload that ended with a new timeline.
    case delivered
    /// A reload that failed; the last good archives stay.
    case failed
    /// An entry came on the screen.
    case shown
    /// The budget's day began anew.
    case budgetReset
    /// The placement was made, configured, moved, tapped.
    case changed
    /// A Smart Stack turned to the placement.
    case rotated
    /// An activity's update or start that was not taken: too old, over the budget, too late.
    case refused
  }

  /// Who or what asked.
  public enum Cause: String, Codable, CaseIterable, Sendable {
    case placed, configured, policy, widgetCenter, intent, link, person, push
    case environment, locale, typeSize, significantTime, installed, failure, relevance, date
    case budget, simulation
    /// An activity's app, or an intent of it.
    case app
    /// The device was started: what was stored may no longer be so.
    case started
  }

  /// Counts up in the store, from 1.
  public var sequence: Int
  /// The device's time.
  public var date: Date
  public var placement: PlacementIdentifier
  public var outcome: Outcome
  public var cause: Cause
  /// For a person: one sentence.
  public var reason: String
  /// What is left of the day's budget afterwards.
  public var budgetLeft: Int
  /// When what was put off will be done.
  public var until: Date?

  public init(
    sequence: Int = 0, date: Date, placement: PlacementIdentifier, outcome: Outcome, cause: Cause,
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
