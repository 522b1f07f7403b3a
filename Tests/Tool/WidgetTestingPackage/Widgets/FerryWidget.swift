import SwiftUI
import WidgetKit

@main
struct HarbourWidgets: WidgetBundle {
  var body: some Widget { FerryWidget() }
}

struct FerryEntry: TimelineEntry {
  var date: Date
  var departure: Date
}

/// Ferries leave at every full hour.
struct FerryProvider: TimelineProvider {
  private func entry(at date: Date) -> FerryEntry {
    let seconds = (date.timeIntervalSince1970 / 3600).rounded(.down) * 3600 + 3600
    return FerryEntry(date: date, departure: Date(timeIntervalSince1970: seconds))
  }

  func placeholder(in context: Context) -> FerryEntry { entry(at: .now) }

  func getSnapshot(in context: Context, completion: @escaping (FerryEntry) -> Void) {
    completion(entry(at: .now))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<FerryEntry>) -> Void) {
    let first = entry(at: .now)
    let later = (0..<5).map { entry(at: first.departure + Double($0) * 3600) }
    completion(Timeline(entries: [first] + later, policy: .atEnd))
  }
}

struct FerryWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Ferry", provider: FerryProvider()) { entry in
      VStack(alignment: .leading) {
        Label("Ferry", systemImage: "ferry.fill").font(.headline)
        Spacer()
        Text(entry.departure, style: .time).font(.title.bold()).minimumScaleFactor(0.5).lineLimit(1)
        Text("in \(entry.departure, style: .timer)").font(.caption).foregroundStyle(.secondary)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .containerBackground(.background, for: .widget)
      .widgetURL(URL(string: "harbour://ferry"))
    }
    .supportedFamilies([.systemSmall])
  }
}
