import Foundation
import HostLink
import PushValues

/// An output of `ActivityEngine`, to be carried out in order.
package enum ActivityAction: Equatable, Sendable {
  /// Ask the extension, then call `presented` or `failed` with the same token.
  case fetch(ActivityFetch)
  /// Store a ledger row.
  case record(LedgerRow)
  /// Report the activity's changed state to surfaces.
  case changed(ActivityID)
  /// Report the activity's changed record to its app.
  case news(ExtensionID, ActivityRecord)
  /// Report the app's changed alarms to it.
  case alarms(ExtensionID)
  /// Store an activity that changed by itself.
  case store(StoredActivity)
  /// Remove a dismissed activity from the store.
  case removed(StoredActivity)
  /// The pictures for all requests up to `wanted` have been received or have failed.
  case settled(ActivityID, wanted: Int, ActivityFailure?)
}

/// A decision on a request for one activity. It takes effect only with `ActivityEngine.apply`, so
/// that the host can store it first.
package struct ActivityDecision: Equatable, Sendable {
  /// The activity after the decision; it is removed if its state is `.dismissed`.
  package var activity: StoredActivity
  /// Ended activities of the app that are removed to make room.
  package var evicted: [ActivityID] = []
  /// Ledger rows without sequence numbers, also for rejected requests.
  package var rows: [LedgerRow]
  /// The outcome, also for requests that are not pushes:
  /// - `.delivered`: accepted
  /// - `.superseded`: a newer update was received before
  /// - `.staleToken`: the activity has ended
  /// - `.overBudget`: the push budget is used up
  /// - `.refused`: attributes and content are too large
  package var outcome = PushVerdict.Outcome.delivered
  package var isAccepted: Bool { outcome == .delivered }
  /// The sentence that explains the outcome.
  package var sentence: String { rows.last?.reason ?? "" }

  /// The verdict on a push, before its pictures are drawn.
  package var verdict: PushVerdict {
    PushVerdict(outcome, isAccepted ? PushSentences.light : sentence, activity: activity.id)
  }
}

/// The source of a request to change an activity.
package enum ActivityRequester: Equatable, Sendable {
  /// The app, or an intent in the extension.
  case app
  /// A push to a token or a channel.
  case push(priority: Int)

  package var cause: LedgerRow.Cause { self == .app ? .app : .push }
  /// True if the request is charged to the push budget.
  package var isCharged: Bool { self == .push(priority: 10) }
}
