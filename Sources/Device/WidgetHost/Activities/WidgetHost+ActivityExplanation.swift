import DeviceEngine
import Foundation
import HostLink

/// The answer to "why does my Live Activity show this?".
public struct ActivityExplanation: Codable, Equatable, Sendable {
  public var activity: ActivityState
  /// One or more sentences for the user.
  public var verdict: String
  /// True in developer mode: the budget does not limit pushes.
  public var isBudgetLifted: Bool
  /// The newest rows of the ledger, oldest first.
  public var rows: [LedgerRow]
}

extension WidgetHost {
  /// Why an activity shows what it shows. Throws `HostError.unknownActivity`, `.storeFailed`.
  ///
  /// - Parameter limit: The maximum number of ledger rows. The newest are returned.
  package func explanation(
    of id: ActivityID, limit: Int = 20
  ) throws -> ActivityExplanation {
    let state = try activityState(id)
    guard let activity = activityEngine.activities[id] else {
      throw HostError.unknownActivity(id)
    }
    let verdict = ActivityVerdict(
      activity: activity, app: activityEngine.app(state.extension), appName: state.app,
      island: state.island, hasIsland: device.hasIsland, misfit: misfit(activity.stored),
      now: clock.now, time: LocalTime(timeZone: timeZone))
    return ActivityExplanation(
      activity: state,
      verdict: ([verdict.sentence] + remarks(on: .activity(id), of: state.extension))
        .joined(separator: " "), isBudgetLifted: device.developerMode,
      rows: try store.newestLedger(of: .activity(id), limit: limit))
  }

  /// Why the installed extension cannot show an activity; nil if it can.
  private func misfit(_ activity: StoredActivity) -> String? {
    guard let app = installed[activity.extension] else {
      return "the extension \(activity.extension) is not installed"
    }
    // The system draws these without a configuration.
    if activity.isOfSystem { return nil }
    let known = app.contents.activities.map(\.attributesType)
    guard !known.contains(activity.attributesType) else { return nil }
    let available = known.isEmpty ? "none" : known.joined(separator: ", ")
    return "\(app.name) has no ActivityConfiguration for \"\(activity.attributesType)\". "
      + "Available: \(available)"
  }
}
