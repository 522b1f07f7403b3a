import SwiftUI
import WidgetKit

struct Entry: TimelineEntry {
  let date: Date
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

@main struct FloodWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "flood", provider: Provider()) { _ in Text("high") }
  }
}

#Preview("Many", traits: .fixedLayout(width: 2, height: 2), arguments: Array(0..<10_000)) { _ in
  Color.blue
}

#Preview("None", arguments: [Int]()) { level in Text("\(level)") }
