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
struct LiveActivity: Equatable, Sendable {
  var stored: StoredActivity
  /// Its number in queues; used again when it is gone.
  let slot: Int32
  /// Counted: the order of requests.
  let number: Int
  /// `ActivityState.version`.
  var version: Int
  /// Counts what pictures are made of.
  var wanted = 1
  /// What the newest pictures that came were made of; 0: none came.
  var shown = 0
  /// The newest content that the extension has made pictures of; nil before the first.
  var good: ActivityContentMessage?
  /// The request that asks for pictures now.
  var fetch: UInt64?
  var isQueued = false
  /// It is queued before those of a broadcast.
  var isUrgent = false
  var backOff = BackOff()
  var retry: Date?
  /// Nothing has come since it was requested.
  var isUntouched = true
  /// Why the newest content was not taken after all; until the next one.
  var contentFailure: String?

  /// What went wrong last, for a person.
  var failure: String? { backOff.message ?? contentFailure }

  var rank: ActivityRank {
    ActivityRank(
      relevance: stored.content.relevanceScore, start: stored.start, number: number)
  }

  var isLoaded: Bool { shown > 0 }

  /// As apps and extensions are told of it.
  var record: ActivityRecord {
    ActivityRecord(
      id: stored.id, attributesType: stored.attributesType, attributes: stored.attributes,
      content: stored.content, state: stored.state, pushToken: stored.pushToken, version: version)
  }
}

/// One request for an activity's presentations.
struct ActivityFetch: Equatable, Sendable {
  var token: UInt64
  var id: ActivityIdentifier
  /// `LiveActivity.wanted` when it was asked.
  var wanted: Int
  var content: ActivityContentMessage
  var isStale: Bool
}

/// Why an activity's presentations did not come.
struct ActivityFailure: Equatable, Error, Sendable {
  var failure: FetchFailure
  /// The content is at fault: the extension's type does not decode it.
  var isUndecodable = false
  /// Where in a push's payload it is, where attributes or content did not decode.
  var details: DecodingDetails?
}
