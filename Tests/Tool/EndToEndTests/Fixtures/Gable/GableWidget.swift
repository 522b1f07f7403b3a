import SwiftUI
import WidgetKit

@main
struct GableWidgets: WidgetBundle {
  var body: some Widget {
    GableWidget(kind: "link", url: URL(string: "gable://beam/2"))
    PlainWidget()
  }
}

struct GableWidget: Widget {
  var kind = "link"
  var url: URL?

  init() {}

  init(kind: String, url: URL?) {
    self.kind = kind
    self.url = url
  }

  var body: some WidgetConfiguration {
    StaticConfiguration(kind: kind, provider: Provider()) { [url] _ in
      Text("Beam").containerBackground(.clear, for: .widget).widgetURL(url)
    }
    .supportedFamilies([.systemSmall])
  }
}

struct PlainWidget: Widget {
  var body: some WidgetConfiguration { GableWidget(kind: "plain", url: nil).body }
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
