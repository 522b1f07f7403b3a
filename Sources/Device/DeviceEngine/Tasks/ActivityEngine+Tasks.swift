import Foundation
import HostLink

/// Why the activity of a long-running intent ends.
package enum TaskEnd: Equatable, Sendable {
  case finished, processEnded
  /// The user has stopped it. Its intent may still run for a moment.
  case stopped

  var sentence: String {
    switch self {
    case .finished: "The intent has ended."
    case .processEnded: "The process of the intent has ended."
    case .stopped: "The user stopped the intent."
    }
  }
}

// Long-running intents: activities with `StoredActivity.task`, which live as long as the intent.
// The user's permission for Live Activities is not about them, and they need no
// ActivityConfiguration. Source: Apple's page "LongRunningIntent".
extension ActivityEngine {
  /// The activity of a task; nil if the app has none.
  package func activity(ofTask task: UUID, of app: ExtensionID) -> ActivityID? {
    self.app(app).activities.first { activities[$0]?.stored.task == task }
  }

  /// Decides on showing a task that begins.
  ///
  /// - Parameter id: The new activity's id, numbered by the host.
  package func decision(
    onTask task: UUID, _ content: TaskContent, of app: ExtensionID, id: ActivityID, at now: Date
  ) -> ActivityDecision {
    var activity = StoredActivity(
      id: id, extension: app, attributesType: TaskContent.attributesType,
      attributes: Data("{}".utf8), content: content.bounded.message, start: now,
      budget: PushBudget(limit: pushLimit(of: app), at: now))
    activity.task = task
    let sentence = "The intent runs in the background: “\(content.bounded.title)”."
    return ActivityDecision(
      activity: activity, rows: [row(activity, .changed, .app, sentence, at: now)])
  }

  /// Decides on a change of its progress. Throws `.unknownActivity`.
  package func decision(
    onProgress content: TaskContent, of id: ActivityID, at now: Date
  ) throws(ActivityRefusal) -> ActivityDecision {
    var activity = try stored(id)
    activity.content = content.bounded.message
    activity.updated = now
    // Each step would fill the ledger.
    return ActivityDecision(activity: activity, rows: [])
  }

  /// Decides on its end. Throws `.unknownActivity`.
  package func decision(
    on end: TaskEnd, ofTask id: ActivityID, at now: Date
  ) throws(ActivityRefusal) -> ActivityDecision {
    var activity = try stored(id)
    activity.state = .dismissed
    return ActivityDecision(
      activity: activity,
      rows: [row(activity, .changed, end == .stopped ? .person : .app, end.sentence, at: now)])
  }
}

extension TaskContent {
  /// A process need not keep to the limits.
  fileprivate var bounded: TaskContent {
    TaskContent(
      title: String(title.prefix(200)), detail: detail.map { String($0.prefix(200)) },
      fraction: fraction.flatMap { $0.isFinite ? min(max($0, 0), 1) : nil })
  }

  fileprivate var message: ActivityContentMessage {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return ActivityContentMessage(state: (try? encoder.encode(self)) ?? Data())
  }
}
