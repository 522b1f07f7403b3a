import Sonde
import SwiftUI
import WidgetKit

@main struct Widgets: WidgetBundle {
  var body: some Widget {
    Declared()
    Implemented()
  }
}

struct SondeEntry: TimelineEntry {
  var date: Date
  var level = Level.high
  var event = Event.closed
}

struct SondeProvider: TimelineProvider {
  func placeholder(in context: Context) -> SondeEntry { SondeEntry(date: .now) }

  func getSnapshot(in context: Context, completion: @escaping (SondeEntry) -> Void) {
    completion(SondeEntry(date: .now))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<SondeEntry>) -> Void) {
    completion(Timeline(entries: [SondeEntry(date: .now)], policy: .never))
  }
}

/// Needs only what the compiler derives.
struct Declared: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Declared", provider: SondeProvider()) { entry in
      Text("\(entry.level.rawValue) of \(Level.allCases.count), \(entry.event == .closed)")
        .containerBackground(.white, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

/// Needs the implementation of a view.
struct Implemented: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Implemented", provider: SondeProvider()) { _ in
      DepthView(place: .pier) { Text("Pier") }.gauged(.low)
        .containerBackground(.white, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}
