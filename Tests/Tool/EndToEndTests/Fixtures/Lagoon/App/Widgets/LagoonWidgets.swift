import LagoonKit
import Reef
import SwiftUI
import WidgetKit

@testable import Shell

@main
struct LagoonWidgets: WidgetBundle {
  var body: some Widget { LagoonWidget() }
}

struct LagoonWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Lagoon", provider: Provider()) { _ in
      VStack {
        Text("title")
        Text(verbatim: "\(Shell.title), \(Shell.note)")
        Text(verbatim: "\(Depth.text), \(WidgetsOnly.text)")
        Text(verbatim: "\(Kit.title), \(Kit.data), \(Kit.identifier)")
        Text(verbatim: #reef(1 + 2))
      }
      .foregroundStyle(Kit.color)
      .containerBackground(.background, for: .widget)
    }
  }
}

struct Entry: TimelineEntry { var date: Date }

struct Provider: TimelineProvider {
  func placeholder(in context: Context) -> Entry { Entry(date: .now) }
  func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) {
    completion(Entry(date: .now))
  }
  func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
    completion(Timeline(entries: [Entry(date: .now)], policy: .never))
  }
}
