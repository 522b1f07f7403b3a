import Foundation
import HostLink

/// One activity in the engine: its stored values, and the state of its pictures.
///
/// ```
/// content, staleness or device changed -> wanted += 1, pictures are requested
/// pictures received                    -> shown = the wanted of that request
/// pictures failed                      -> the last good ones stay, retry after growing waits
/// content undecodable                  -> the last good content is restored
/// ```
/// Invariants: `shown <= wanted`; an activity is never both queued and fetched. A visible activity
/// with `shown < wanted` has a running, queued or scheduled (`retry`) request, or retries have
/// stopped.
package struct LiveActivity: Equatable, Sendable {
  package var stored: StoredActivity
  /// The number in queues and heaps; reused after the activity is removed.
  let slot: Int32
  /// The number in the identifier.
  package let number: Int
  /// `ActivityState.version`.
  package var version: Int
  /// The number of changes that need new pictures.
  package var wanted = 1
  /// The value of `wanted` that the newest pictures show; 0 before the first.
  var shown = 0
  /// The newest content with pictures; nil before the first.
  var good: ActivityContentMessage?
  /// The token of the running request.
  package var fetch: UInt64?
  package var isQueued = false
  /// True if queued before the activities of a broadcast.
  var isUrgent = false
  var backOff = BackOff()
  /// The date of the next attempt after a failure.
  var retry: Date?
  /// True until the first update.
  package var isUntouched = true
  /// Why the newest content was rejected by the extension; nil after the next content.
  var contentFailure: String?

  /// The newest failure, as a sentence for the user.
  package var failure: String? { backOff.message ?? contentFailure }

  var rank: ActivityRank {
    ActivityRank(
      relevance: stored.content.relevanceScore, start: stored.start, number: number)
  }

  package var isLoaded: Bool { shown > 0 }

  /// The activity as apps and extensions see it.
  package var record: ActivityRecord {
    ActivityRecord(
      id: stored.id.rawValue, attributesType: stored.attributesType, attributes: stored.attributes,
      content: stored.content, state: stored.state, pushToken: stored.pushToken, version: version)
  }
}

/// One request for an activity's presentations.
package struct ActivityFetch: Equatable, Sendable {
  package var token: UInt64
  package var id: ActivityID
  /// `LiveActivity.wanted` at the time of the request.
  package var wanted: Int
  package var content: ActivityContentMessage
  package var isStale: Bool
}

/// Why a request for an activity's presentations failed.
package struct ActivityFailure: Equatable, Error, Sendable {
  package var failure: FetchFailure
  /// True if the extension's types cannot decode attributes or content.
  package var isUndecodable = false
  /// The invalid part of a push's payload, if attributes or content could not be decoded.
  package var details: DecodingDetails?

  package init(failure: FetchFailure, isUndecodable: Bool = false, details: DecodingDetails? = nil)
  {
    self.failure = failure
    self.isUndecodable = isUndecodable
    self.details = details
  }
}
