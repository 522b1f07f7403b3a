import AlarmKit
import SwiftUI
import WidgetKit

struct Entry: TimelineEntry {
  var date: Date
}

struct Provider: TimelineProvider {
  func placeholder(in context: Context) -> Entry { Entry(date: .now) }

  func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) {
    completion(Entry(date: .now))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
    completion(Timeline(entries: [Entry(date: .now)], policy: .never))
  }
}

struct KettleWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "kettle", provider: Provider()) { _ in
      VStack {
        ForEach(["steep", "boil", "wake", "pause", "resume", "cancel"], id: \.self) {
          Button($0, intent: KettleIntent($0))
        }
      }
      .containerBackground(.white, for: .widget)
    }
    .supportedFamilies([.systemLarge])
  }
}

struct SteepingActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: AlarmAttributes<Tea>.self) { context in
      HStack {
        Text(context.attributes.metadata?.kind ?? "Tea")
        Text(context.state.mode.text)
      }
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.bottom) { Text(context.state.mode.text) }
      } compactLeading: {
        Image(systemName: "cup.and.saucer")
      } compactTrailing: {
        Text(context.state.mode.text)
      } minimal: {
        Image(systemName: "cup.and.saucer")
      }
    }
  }
}

extension AlarmPresentationState.Mode {
  fileprivate var text: String {
    switch self {
    case .countdown(let countdown):
      "steeps until \(countdown.fireDate.formatted(date: .omitted, time: .shortened))"
    case .paused(let paused):
      "paused after \(Int(paused.previouslyElapsedDuration)) s"
    case .alert: "ready"
    @unknown default: "unknown"
    }
  }
}

@main
struct KettleWidgets: WidgetBundle {
  var body: some Widget {
    KettleWidget()
    SteepingActivity()
  }
}
