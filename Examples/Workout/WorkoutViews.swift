import SwiftUI
import WidgetKit

extension ActivityViewContext where Attributes == WorkoutAttributes {
  /// Empty if a push names an interval that the workout does not have.
  var intervalName: String {
    let names = attributes.intervals
    return names.indices.contains(state.interval) ? names[state.interval] : ""
  }
}

/// The remaining time of the interval.
struct IntervalClock: View {
  let state: WorkoutAttributes.ContentState

  var body: some View {
    Text(timerInterval: state.span, pauseTime: state.pause, countsDown: true)
      .monospacedDigit()
  }
}

struct WorkoutButtons: View {
  let state: WorkoutAttributes.ContentState

  var body: some View {
    HStack(spacing: 8) {
      Button(intent: PauseIntent()) {
        Image(systemName: state.pause == nil ? "pause.fill" : "play.fill")
          .frame(width: 44, height: 44)
          .background(Circle().fill(.pink.opacity(0.35)))
      }
      .accessibilityLabel(state.pause == nil ? "Pause" : "Resume")
      Button(intent: NextIntervalIntent()) {
        Image(systemName: "forward.end.fill")
          .frame(width: 44, height: 44)
          .background(Circle().fill(.white.opacity(0.18)))
      }
      .accessibilityLabel("Next interval")
    }
    .buttonStyle(.plain)
    .foregroundStyle(.white)
  }
}

struct WorkoutCard: View {
  @Environment(\.isActivityFullscreen) private var isFullscreen
  let context: ActivityViewContext<WorkoutAttributes>

  var body: some View {
    HStack {
      VStack(alignment: .leading, spacing: 2) {
        Text(context.attributes.name)
          .font(.caption.weight(.semibold))
          // Lighter than pink, which is hard to read on the gray that the tint gives on a light
          // wallpaper.
          .foregroundStyle(Color(red: 1, green: 0.5, blue: 0.63))
        Text(context.intervalName).font(.headline)
        IntervalClock(state: context.state)
          .font(.system(isFullscreen ? .title : .largeTitle, design: .rounded).bold())
      }
      Spacer()
      WorkoutButtons(state: context.state)
    }
    .foregroundStyle(.white)
    .padding(16)
  }
}
