import ActivityKit
import AppIntents
import Foundation

/// Pauses or resumes the current interval.
struct PauseIntent: LiveActivityIntent {
  static let title: LocalizedStringResource = "Pause or Resume"

  func perform() async throws -> some IntentResult {
    for activity in Activity<WorkoutAttributes>.activities {
      var state = activity.content.state
      if let pause = state.pause {
        let paused = Date.now.timeIntervalSince(pause)
        state.span =
          state.span.lowerBound.addingTimeInterval(
            paused)...state.span.upperBound.addingTimeInterval(paused)
        state.pause = nil
      } else {
        state.pause = .now
      }
      await activity.update(ActivityContent(state: state, staleDate: nil))
    }
    return .result()
  }
}

/// Starts the next interval. Ends the activity after the last one.
struct NextIntervalIntent: LiveActivityIntent {
  static let title: LocalizedStringResource = "Next Interval"

  func perform() async throws -> some IntentResult {
    for activity in Activity<WorkoutAttributes>.activities {
      var state = activity.content.state
      guard state.interval + 1 < activity.attributes.intervals.count else {
        await activity.end(nil, dismissalPolicy: .immediate)
        continue
      }
      state.interval += 1
      state.span = .now...Date.now.addingTimeInterval(activity.attributes.length)
      state.pause = nil
      await activity.update(ActivityContent(state: state, staleDate: nil))
    }
    return .result()
  }
}
