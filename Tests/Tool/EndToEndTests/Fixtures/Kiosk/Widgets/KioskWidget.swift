import AppIntents
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

@main
struct KioskWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Kiosk", provider: Provider()) { _ in
      VStack {
        Button("Greet", intent: Greet())
        Button("Order", intent: OrderCoffee())
      }
      .containerBackground(.background, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}
