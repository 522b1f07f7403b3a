import Foundation
import HostLink

/// What an activity engine wants done, in order.
package enum ActivityAction: Equatable, Sendable {
  /// Ask the extension; answer with `presented` or `failed` and the same token.
  case fetch(ActivityFetch)
  case record(LedgerRow)
  /// What is told of the activity is another.
  case changed(ActivityIdentifier)
  /// What its app knows of it is another.
  case news(ExtensionIdentifier, ActivityRecord)
  /// It happened by itself, and is to be stored.
  case store(StoredActivity)
  /// It is gone, from the store too.
  case removed(StoredActivity)
  /// Its pictures came, or failed, for all that was wanted up to a number.
  case settled(ActivityIdentifier, wanted: Int, ActivityFailure?)
}

/// What was decided on one activity; nothing of it holds before `ActivityEngine.apply`, so that a
/// host can store it first.
package struct ActivityDecision: Equatable, Sendable {
  /// Dismissed: it is gone.
  package var activity: StoredActivity
  /// Of its app, which make room for it.
  package var leaving: [ActivityIdentifier] = []
  /// Without sequence numbers. They are there too where nothing else is to be changed.
  package var rows: [LedgerRow]
  package var outcome = ActivityOutcome.taken
  /// The sentence of the outcome: the newest row's.
  package var sentence: String { rows.last?.reason ?? "" }
}

/// What became of a start, an update or an end.
package enum ActivityOutcome: Equatable, Sendable {
  case taken
  /// A newer one has come before, with this timestamp.
  case superseded(by: Date)
  /// The activity has ended.
  case ended
  /// nil: pushes of high priority never come.
  case overBudget(next: Date?)
  /// Attributes and content have so many bytes.
  case tooLarge(Int)
}

/// Who asks for a change.
package enum ActivityAsker: Equatable, Sendable {
  /// The app, or an intent in the extension.
  case app
  /// A push of a priority, by a token or a channel.
  case push(priority: Int)

  package var cause: LedgerRow.Cause { self == .app ? .app : .push }
  /// Takes from the budget.
  package var isCharged: Bool { self == .push(priority: 10) }
}
