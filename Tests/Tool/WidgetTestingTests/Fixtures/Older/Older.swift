import SwiftUI
import WidgetKit

/// A widget that shows whether the system is as old as `.vitrine.json` says.
@main
struct Older: WidgetBundle {
  var body: some Widget { VersionWidget() }
}

struct VersionEntry: TimelineEntry {
  var date: Date
}

struct VersionProvider: TimelineProvider {
  func placeholder(in context: Context) -> VersionEntry { VersionEntry(date: .now) }

  func getSnapshot(in context: Context, completion: @escaping (VersionEntry) -> Void) {
    completion(placeholder(in: context))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<VersionEntry>) -> Void) {
    completion(Timeline(entries: [placeholder(in: context)], policy: .never))
  }
}

struct VersionView: View {
  var body: some View {
    if #available(iOS 18, *) {
      Text("newer")
    } else {
      Text("older")
    }
  }
}

struct VersionWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Version", provider: VersionProvider()) { _ in
      VersionView().containerBackground(.background, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}
