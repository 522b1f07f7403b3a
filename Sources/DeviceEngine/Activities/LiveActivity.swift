import Foundation
import HostLink

/// One activity as the engine keeps it: what is stored of it, and its pictures as a state machine.
///
/// ```
/// content, staleness or the device is another -> wanted counts up, the extension is asked
/// pictures came -> shown is what was wanted when they were asked for; more is asked for
/// pictures failed -> the last good ones stay; asked again, later each time
/// the content does not decode -> the last good content is there again
/// ```
package struct LiveActivity: Equatable, Sendable {
  package var stored: StoredActivity
  /// Its number in queues; used again when it is gone.
  let slot: Int32
  /// Counted: the order of requests.
  package let number: Int
  /// `ActivityState.version`.
  package var version: Int
  /// Counts what pictures are made of.
  package var wanted = 1
  /// What the newest pictures that came were made of; 0: none came.
  var shown = 0
  /// The newest content that the extension has made pictures of; nil before the first.
  var good: ActivityContentMessage?
  /// The request that asks for pictures now.
  package var fetch: UInt64?
  package var isQueued = false
  /// It is queued before those of a broadcast.
  var isUrgent = false
  var backOff = BackOff()
  var retry: Date?
  /// Nothing has come since it was requested.
  package var isUntouched = true
  /// Why the newest content was not taken after all; until the next one.
  var contentFailure: String?

  /// What went wrong last, for a person.
  package var failure: String? { backOff.message ?? contentFailure }

  var rank: ActivityRank {
    ActivityRank(
      relevance: stored.content.relevanceScore, start: stored.start, number: number)
  }

  package var isLoaded: Bool { shown > 0 }

  /// As apps and extensions are told of it.
  package var record: ActivityRecord {
    ActivityRecord(
      id: stored.id, attributesType: stored.attributesType, attributes: stored.attributes,
      content: stored.content, state: stored.state, pushToken: stored.pushToken, version: version)
  }
}

/// One request for an activity's presentations.
package struct ActivityFetch: Equatable, Sendable {
  package var token: UInt64
  package var id: ActivityIdentifier
  /// `LiveActivity.wanted` when it was asked.
  package var wanted: Int
  package var content: ActivityContentMessage
  package var isStale: Bool
}

/// Why an activity's presentations did not come.
package struct ActivityFailure: Equatable, Error, Sendable {
  package var failure: FetchFailure
  /// The content is at fault: the extension's type does not decode it.
  package var isUndecodable = false
  /// Where in a push's payload it is, where attributes or content did not decode.
  package var details: DecodingDetails?

  package init(failure: FetchFailure, isUndecodable: Bool = false, details: DecodingDetails? = nil)
  {
    self.failure = failure
    self.isUndecodable = isUndecodable
    self.details = details
  }
}
