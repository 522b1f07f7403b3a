import ActivityKit
import SwiftUI
import WidgetKit

@main
struct WorkoutWidgets: WidgetBundle {
  var body: some Widget {
    WorkoutActivity()
  }
}

struct WorkoutActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: WorkoutAttributes.self) { context in
      WorkoutCard(context: context)
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
        .activityBackgroundTint(.black.opacity(0.8))
        .activitySystemActionForegroundColor(.pink)
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) {
          VStack(alignment: .leading) {
            Text(context.intervalName).font(.headline)
            IntervalClock(state: context.state)
              .font(.system(.title, design: .rounded).bold())
              .foregroundStyle(.pink)
          }
          .islandText()
        }
        DynamicIslandExpandedRegion(.trailing) {
          WorkoutButtons(state: context.state).islandText()
        }
      } compactLeading: {
        Image(systemName: "figure.run").foregroundStyle(.pink).islandText()
      } compactTrailing: {
        IntervalClock(state: context.state)
          .font(.footnote.weight(.semibold))
          .foregroundStyle(.pink)
          .multilineTextAlignment(.trailing)
          .minimumScaleFactor(0.7)
          .frame(maxWidth: 48)
          .islandText()
      } minimal: {
        Image(systemName: context.state.pause == nil ? "figure.run" : "pause.fill")
          .foregroundStyle(.pink)
          .islandText()
      }
      .keylineTint(.pink)
    }
  }
}

extension View {
  /// Keeps the text of the Dynamic Island, whose size is fixed, at its standard size.
  func islandText() -> some View { dynamicTypeSize(...DynamicTypeSize.large) }
}

#Preview(
  "Workout", as: .content,
  using: WorkoutAttributes(name: "Intervals", intervals: ["Warm up", "Run", "Rest"], length: 120)
) {
  WorkoutActivity()
} contentStates: {
  WorkoutAttributes.ContentState(interval: 1, span: .now - 40...Date.now + 80)
  WorkoutAttributes.ContentState(interval: 1, span: .now - 40...Date.now + 80, pause: .now)
}
