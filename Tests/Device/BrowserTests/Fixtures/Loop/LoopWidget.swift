import OSLog
import SwiftUI
import WidgetKit

/// A widget whose source the tests change, and that prints.
struct LoopWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Loop", provider: LoopProvider()) { entry in
      LoopView(entry: entry).containerBackground(.mint, for: .widget)
    }
    .configurationDisplayName("Loop")
    .supportedFamilies([.systemSmall])
  }
}

struct LoopEntry: TimelineEntry {
  var date: Date
}

struct LoopView: View {
  var entry: LoopEntry

  var body: some View {
    Text("First words")
  }
}

struct LoopProvider: TimelineProvider {
  private static let logger = Logger(subsystem: "com.example.loop", category: "provider")

  func placeholder(in context: Context) -> LoopEntry { LoopEntry(date: .now) }

  func getSnapshot(in context: Context, completion: @escaping @Sendable (LoopEntry) -> Void) {
    completion(LoopEntry(date: .now))
  }

  func getTimeline(
    in context: Context, completion: @escaping @Sendable (Timeline<LoopEntry>) -> Void
  ) {
    print("printed by the provider")
    Self.logger.error("logged by the provider")
    completion(Timeline(entries: [LoopEntry(date: .now)], policy: .never))
  }
}

@main
struct LoopBundle: WidgetBundle {
  var body: some Widget {
    LoopWidget()
  }
}
