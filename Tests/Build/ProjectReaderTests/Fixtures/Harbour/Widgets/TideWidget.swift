import SwiftUI
import TideKit
import WidgetKit

#if !WIDGET
  #error("the configuration file defines WIDGET")
#endif

@main struct TideWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Tide", provider: Provider()) { entry in
      Overview(tide: entry.tide).containerBackground(.background, for: .widget)
    }
    .configurationDisplayName("title")
    .supportedFamilies([.systemSmall])
  }
}

struct Provider: TimelineProvider {
  struct Entry: TimelineEntry {
    var date: Date
    var tide: Tide
  }

  func placeholder(in context: Context) -> Entry { entry }

  func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void) {
    completion(entry)
  }

  func getTimeline(
    in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void
  ) {
    completion(Timeline(entries: [entry], policy: .never))
  }

  private var entry: Entry {
    let group = Bundle.main.object(forInfoDictionaryKey: "AppGroup") as? String ?? "no group"
    return Entry(date: .now, tide: Tide(metres: TideTable.metres, group: group))
  }
}
