import AppIntents
import SwiftUI
import WidgetKit

@main
struct PantryWidgets: WidgetBundle {
  var body: some Widget {
    LinkWidget()
    PlainWidget()
    ShelfWidget()
    JarWidget()
    StockActivityWidget()
  }
}

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

struct LinkWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "link", provider: Provider()) { _ in
      Text("Jam").containerBackground(.clear, for: .widget)
        .widgetURL(URL(string: "pantry://shelf/3"))
    }
    .supportedFamilies([.systemSmall])
  }
}

struct PlainWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "plain", provider: Provider()) { _ in
      VStack {
        Button("Stock", intent: StockIntent())
        Button("Show", intent: ShowIntent())
        Button("Count", intent: CountIntent())
        Button("Weigh", intent: WeighIntent())
        Button("Chime", intent: ChimeIntent())
      }
      .containerBackground(.clear, for: .widget)
    }
    .supportedFamilies([.systemMedium])
  }
}

/// Configured with an app intent.
struct ShelfWidget: Widget {
  struct Provider: AppIntentTimelineProvider {
    func placeholder(in context: Context) -> Entry { Entry(date: .now) }

    func snapshot(for configuration: ShelfIntent, in context: Context) async -> Entry {
      Entry(date: .now)
    }

    func timeline(for configuration: ShelfIntent, in context: Context) async -> Timeline<Entry> {
      Timeline(entries: [Entry(date: .now)], policy: .never)
    }
  }

  var body: some WidgetConfiguration {
    AppIntentConfiguration(kind: "shelf", provider: Provider()) { _ in
      Text("Shelf").containerBackground(.clear, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

/// Configured with a SiriKit intent.
struct JarWidget: Widget {
  struct Provider: IntentTimelineProvider {
    func placeholder(in context: Context) -> Entry { Entry(date: .now) }

    func getSnapshot(
      for configuration: SelectJarIntent, in context: Context,
      completion: @escaping (Entry) -> Void
    ) {
      completion(Entry(date: .now))
    }

    func getTimeline(
      for configuration: SelectJarIntent, in context: Context,
      completion: @escaping (Timeline<Entry>) -> Void
    ) {
      completion(Timeline(entries: [Entry(date: .now)], policy: .never))
    }
  }

  var body: some WidgetConfiguration {
    IntentConfiguration(kind: "jar", intent: SelectJarIntent.self, provider: Provider()) { _ in
      Text("Jar").containerBackground(.clear, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct StockActivityWidget: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: StockAttributes.self) { context in
      Text("\(context.state.jars) jars")
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.center) { Text("\(context.state.jars)") }
      } compactLeading: {
        Text("Jars")
      } compactTrailing: {
        Text("\(context.state.jars)")
      } minimal: {
        Text("\(context.state.jars)")
      }
    }
  }
}

/// Only the extension has this intent, so the extension performs it.
struct WeighIntent: LiveActivityIntent {
  static let title: LocalizedStringResource = "Weigh"

  func perform() async throws -> some IntentResult {
    .result(dialog: "weighed in \(ProcessInfo.processInfo.processName)")
  }
}
