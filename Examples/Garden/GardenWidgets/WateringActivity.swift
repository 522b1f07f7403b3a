import GardenKit
import SwiftUI
import WidgetKit

struct WateringActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: Watering.self) { context in
      WateringCard(state: context.state, isStale: context.isStale)
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
        .padding()
        .widgetURL(context.state.water.link)
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) {
          WateredBed(state: context.state).font(.headline).islandText()
        }
        DynamicIslandExpandedRegion(.trailing) {
          WateringCountdown(state: context.state).font(.headline).islandText()
        }
        DynamicIslandExpandedRegion(.bottom) {
          Button("Stop Watering", intent: StopWateringIntent()).tint(.blue).islandText()
        }
      } compactLeading: {
        Image(systemName: "drop.fill").foregroundStyle(.blue).islandText()
      } compactTrailing: {
        WateringCountdown(state: context.state).frame(maxWidth: 44).islandText()
      } minimal: {
        Image(systemName: "drop.fill").foregroundStyle(.blue).islandText()
      }
      .keylineTint(.blue)
      .widgetURL(context.state.water.link)
    }
  }
}

struct WateringCard: View {
  let state: Watering.ContentState
  let isStale: Bool

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      HStack {
        WateredBed(state: state).font(.headline)
        Spacer()
        WateringCountdown(state: state).font(.title3)
      }
      if isStale {
        Text("The sprinkler does not answer.").font(.subheadline).foregroundStyle(.secondary)
      } else {
        Button("Stop Watering", intent: StopWateringIntent())
          .tint(.blue)
          .foregroundStyle(.primary)
      }
    }
  }
}

struct WateredBed: View {
  let state: Watering.ContentState

  var body: some View {
    Label(state.water.name, systemImage: state.water.symbol).lineLimit(1)
  }
}

struct WateringCountdown: View {
  let state: Watering.ContentState

  var body: some View {
    Text(timerInterval: min(.now, state.end)...state.end)
      .monospacedDigit()
      .multilineTextAlignment(.trailing)
      .minimumScaleFactor(0.7)
      .frame(maxWidth: 72, alignment: .trailing)
      .foregroundStyle(.blue)
  }
}

extension View {
  /// Keeps the text of the Dynamic Island, whose size is fixed, at its standard size.
  func islandText() -> some View { dynamicTypeSize(...DynamicTypeSize.large) }
}
