import DeviceEngine
import Foundation

/// The answer to "why did my widget not refresh?".
public struct WidgetExplanation: Codable, Equatable, Sendable {
  /// The budgeted reloads of the placement's day.
  public struct Budget: Codable, Equatable, Sendable {
    public var left: Int
    public var total: Int
    /// When the next day begins.
    public var resets: Date
    /// True in developer mode: the budget does not limit reloads.
    public var isLifted: Bool

    public init(left: Int, total: Int, resets: Date, isLifted: Bool = false) {
      self.left = left
      self.total = total
      self.resets = resets
      self.isLifted = isLifted
    }
  }

  public var placement: PlacementState
  public var budget: Budget
  public var nextReload: Date?
  /// One sentence for the user.
  public var verdict: String
  /// The newest ledger rows, oldest first.
  public var rows: [LedgerRow]

  public init(
    placement: PlacementState, budget: Budget, nextReload: Date?, verdict: String,
    rows: [LedgerRow]
  ) {
    self.placement = placement
    self.budget = budget
    self.nextReload = nextReload
    self.verdict = verdict
    self.rows = rows
  }
}

extension WidgetHost {
  /// Why a placement shows what it shows. Throws `HostError.unknownPlacement`, `.storeFailed`.
  ///
  /// - Parameter limit: The maximum number of ledger rows. The newest are returned.
  package func explanation(
    of id: PlacementID, limit: Int = 20
  ) throws -> WidgetExplanation {
    let state = try placementState(id)
    let schedule = try schedule(of: id)
    let rows = try store.newestLedger(of: .placement(id), limit: limit)
    let verdict =
      setAsideReason(of: state.placement).map(FetchFailure.setAsideSentence)
      ?? schedule.verdict(rows: rows, now: clock.now, timeZone: timeZone)
    return WidgetExplanation(
      placement: state,
      budget: .init(
        left: schedule.budgetLeft, total: schedule.budgetTotal, resets: schedule.budgetResets,
        isLifted: schedule.isBudgetLifted),
      nextReload: schedule.nextReload,
      verdict: ([hidingSentence(of: state.placement), verdict].compactMap { $0 }
        + remarks(on: .placement(id), of: state.placement.extension))
        .joined(separator: " "),
      rows: rows)
  }
}
