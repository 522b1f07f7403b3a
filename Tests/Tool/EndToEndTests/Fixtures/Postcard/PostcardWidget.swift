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

@main
struct PostcardWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "postcard", provider: Provider()) { _ in
      Text("Postcard").containerBackground(.clear, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}
