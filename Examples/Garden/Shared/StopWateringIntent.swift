import ActivityKit
import AppIntents

/// Ends the round. The system runs it in the app's process, where the activity belongs.
struct StopWateringIntent: LiveActivityIntent {
  static let title: LocalizedStringResource = "Stop Watering"

  func perform() async throws -> some IntentResult {
    for activity in Activity<Watering>.activities {
      await activity.end(nil, dismissalPolicy: .immediate)
    }
    return .result()
  }
}
