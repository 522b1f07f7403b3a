import Foundation

/// Why a placement's timeline is to be asked for, until a fetch has answered it.
struct ReloadNeed: Codable, Equatable, Sendable {
  var cause: LedgerRow.Cause
  /// Takes nothing from the budget, and is not held up by spacing or budget.
  var isFree: Bool
  /// When it was first asked for.
  var since: Date
  /// Views or provider would be told something else than in a fetch that runs now, whose answer is
  /// therefore not wanted any more.
  var makesOthersStale = false

  /// One reload for both.
  func merged(with other: ReloadNeed) -> ReloadNeed {
    // The free one gives its name: it decides when the reload is done.
    var result = isFree || !other.isFree ? self : other
    result.since = min(since, other.since)
    result.makesOthersStale = makesOthersStale || other.makesOthersStale
    return result
  }
}

/// A need whose time has not come.
struct WaitingReload: Codable, Equatable, Sendable {
  /// What it waits for.
  enum Reason: String, Codable, Sendable {
    /// Others of the extension, which go together.
    case company
    /// The least time between two charged reloads.
    case spacing
    /// The next day's budget.
    case budget
    /// The wait after a failure.
    case backOff
    /// The extension, which crashes again and again.
    case heldBack
  }

  var need: ReloadNeed
  var until: Date
  var reason: Reason
}
