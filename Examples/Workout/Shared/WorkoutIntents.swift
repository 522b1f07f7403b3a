import ActivityKit
import AppIntents
import Foundation

/// Stops the interval's clock, or lets it go on where it stood.
struct PauseIntent: LiveActivityIntent {
  static let title: LocalizedStringResource = "Pause or Go On"

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

/// Begins the next interval; after the last one the training ends.
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
