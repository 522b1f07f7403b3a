import SwiftUI
import WidgetKit

/// A widget in all sizes of an iPad's Home Screen.
@main
struct WallWidget: Widget {
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

  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Wall", provider: Provider()) { _ in
      WallView().containerBackground(.teal.gradient, for: .widget)
    }
    .configurationDisplayName("Wall")
    .supportedFamilies([.systemSmall, .systemMedium, .systemLarge, .systemExtraLarge])
  }
}

struct WallView: View {
  @Environment(\.widgetFamily) private var family

  var body: some View {
    Text(family.description).font(.headline).foregroundStyle(.white)
  }
}
