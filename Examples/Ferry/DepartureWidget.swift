import SwiftUI
import WidgetKit

struct DepartureEntry: TimelineEntry {
  let date: Date
  let departure: Date

  /// From the previous departure to this one; before the first ferry, from the date of the entry.
  var waiting: ClosedRange<Date> {
    min(date, departure - Timetable.interval)...departure
  }
}

struct DepartureProvider: TimelineProvider {
  func placeholder(in context: Context) -> DepartureEntry { entry(at: .now) }

  func getSnapshot(in context: Context, completion: @escaping (DepartureEntry) -> Void) {
    completion(entry(at: .now))
  }

  func getTimeline(
    in context: Context, completion: @escaping (Timeline<DepartureEntry>) -> Void
  ) {
    let departures = Timetable.departures(from: .now, count: 12)
    let entries =
      [entry(at: .now)]
      + zip(departures, departures.dropFirst()).map {
        DepartureEntry(date: $0 + 1, departure: $1)
      }
    completion(Timeline(entries: entries, policy: .atEnd))
  }

  /// A watch moves the widget up in its Smart Stack while passengers board.
  func relevance() async -> WidgetRelevance<Void> {
    WidgetRelevance(
      Timetable.departures(from: .now, count: 8).map {
        WidgetRelevanceAttribute(context: .date(from: $0 - Timetable.boarding, to: $0))
      })
  }

  private func entry(at date: Date) -> DepartureEntry {
    DepartureEntry(date: date, departure: Timetable.departures(from: date, count: 1)[0])
  }
}

struct DepartureWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Departures", provider: DepartureProvider()) { entry in
      DepartureView(entry: entry)
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
        .containerBackground(for: .widget) {
          LinearGradient(
            colors: [
              Color(red: 0.05, green: 0.36, blue: 0.47), Color(red: 0.02, green: 0.2, blue: 0.31),
            ],
            startPoint: .top, endPoint: .bottom)
        }
        .widgetURL(URL(string: "ferry://departures"))
    }
    .configurationDisplayName("Departures")
    .description("The next ferry, and how long to wait.")
    .supportedFamilies(Self.families)
  }

  private static var families: [WidgetFamily] {
    #if os(watchOS)
      [.accessoryCorner, .accessoryCircular, .accessoryRectangular, .accessoryInline]
    #else
      [.systemSmall, .accessoryCircular, .accessoryRectangular, .accessoryInline]
    #endif
  }
}

#Preview("Departure", as: .systemSmall) {
  DepartureWidget()
} timeline: {
  DepartureEntry(date: .now, departure: .now + 1500)
  // The gate is open.
  DepartureEntry(date: .now, departure: .now + 300)
}
