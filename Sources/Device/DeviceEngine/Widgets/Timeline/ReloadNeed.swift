import Foundation

/// A request for a placement's timeline, until a fetch has satisfied it.
///
/// Requests are merged rather than queued. Encoded property names are part of the store's format.
struct ReloadNeed: Codable, Equatable, Sendable {
  var cause: LedgerRow.Cause
  /// Free requests are not charged and not deferred by spacing or budget.
  var isFree: Bool
  /// The date of the first merged request.
  var since: Date
  /// True if the provider's input or the views' environment changed, so that the result of a
  /// running fetch would be outdated.
  var makesOthersStale = false

  /// One request for both.
  func merged(with other: ReloadNeed) -> ReloadNeed {
    // The free request determines when the reload runs, so its cause is kept.
    var result = isFree || !other.isFree ? self : other
    result.since = min(since, other.since)
    result.makesOthersStale = makesOthersStale || other.makesOthersStale
    return result
  }
}

/// A deferred request.
struct PendingReload: Codable, Equatable, Sendable {
  /// What the request is waiting for.
  enum Reason: String, Codable, Sendable {
    /// Other requests of the extension, with which it is batched.
    case batch = "company"
    /// The minimum time between two budgeted reloads.
    case spacing
    /// The next budget reset.
    case budget
    /// The retry after a failure.
    case backOff
    /// The end of the extension's hold-back after crashes.
    case heldBack
  }

  var need: ReloadNeed
  var until: Date
  var reason: Reason
}
