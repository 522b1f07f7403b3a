import ActivityKit
import AppIntents
import SwiftUI
import WidgetKit

/// An activity with changing texts, a link, a button and a key line.
struct PizzaAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var minutes: Int
    var status: String
  }

  var name: String
}

struct PizzaActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: PizzaAttributes.self) { context in
      HStack {
        VStack(alignment: .leading) {
          Text(context.attributes.name).font(.headline)
          Text(context.isStale ? "No news" : context.state.status).font(.subheadline)
        }
        Spacer()
        Text("\(context.state.minutes) min").font(.title2.bold()).contentTransition(.numericText())
        Button("Hurry", intent: HurryIntent())
      }
      .padding()
      .widgetURL(URL(string: "pizza://order"))
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) { Text("🍕").font(.largeTitle) }
        DynamicIslandExpandedRegion(.trailing) {
          Text("\(context.state.minutes) min").font(.title2.bold())
        }
        DynamicIslandExpandedRegion(.center) { Text(context.attributes.name).font(.headline) }
        DynamicIslandExpandedRegion(.bottom) {
          HStack {
            Text(context.state.status)
            Spacer()
            Button("Hurry", intent: HurryIntent())
          }
        }
      } compactLeading: {
        Text("🍕")
      } compactTrailing: {
        Text("\(context.state.minutes)").foregroundStyle(.orange)
      } minimal: {
        Text("\(context.state.minutes)").foregroundStyle(.orange)
      }
      .keylineTint(.orange)
      .widgetURL(URL(string: "pizza://island"))
    }
  }
}

struct HurryIntent: LiveActivityIntent {
  static let title: LocalizedStringResource = "Hurry"

  func perform() async throws -> some IntentResult {
    for activity in Activity<PizzaAttributes>.activities {
      let state = PizzaAttributes.ContentState(minutes: 1, status: "Running")
      await activity.update(ActivityContent(state: state, staleDate: nil))
    }
    return .result()
  }
}

@main
struct PizzaBundle: WidgetBundle {
  var body: some Widget {
    PizzaActivity()
  }
}
