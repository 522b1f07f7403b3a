import ActivityKit
import SwiftUI
import WidgetKit

/// An activity with each kind of animation: a rolling number, texts that push each other away, a
/// growing bar, an inserted row.
struct RaceAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var lap: Int
    var leads: Bool
    var hint: String?
  }

  var name: String
}

struct RaceActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: RaceAttributes.self) { context in
      let state = context.state
      VStack(alignment: .leading) {
        HStack {
          Text(context.attributes.name).font(.headline)
          Spacer()
          Text("Lap \(state.lap)").font(.title.bold().monospacedDigit())
            .contentTransition(.numericText(value: Double(state.lap)))
        }
        if let hint = state.hint {
          Text(hint).font(.caption).transition(.move(edge: .leading).combined(with: .opacity))
        }
        HStack {
          Capsule().fill(.green).frame(width: 20 * CGFloat(state.lap), height: 8)
            .animation(.easeInOut(duration: 0.9), value: state.lap)
          Spacer()
          if state.leads {
            Text("Leads").transition(.push(from: .trailing))
          } else {
            Text("Chases").transition(.push(from: .trailing))
          }
        }
      }
      .padding()
      .frame(height: 110)
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.center) { Text(context.attributes.name) }
      } compactLeading: {
        Text(verbatim: "🏁")
      } compactTrailing: {
        Text("\(context.state.lap)").contentTransition(.numericText())
      } minimal: {
        Text("\(context.state.lap)")
      }
    }
  }
}

@main
struct RaceBundle: WidgetBundle {
  var body: some Widget {
    RaceActivity()
  }
}
