import AppIntents
import RelevanceKit
import SwiftUI
import WidgetKit

/// Widgets of a watch: complications with labels, a group, and a widget that is only relevant at
/// times.
@main
struct Wrist: WidgetBundle {
  var body: some Widget {
    TideComplication()
    WeatherGroup()
    BeachWidget()
  }
}

struct TideEntry: TimelineEntry {
  var date: Date
}

struct TideProvider: TimelineProvider {
  func placeholder(in context: Context) -> TideEntry { TideEntry(date: .now) }

  func getSnapshot(in context: Context, completion: @escaping (TideEntry) -> Void) {
    completion(TideEntry(date: .now))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<TideEntry>) -> Void) {
    completion(Timeline(entries: [TideEntry(date: .now)], policy: .never))
  }

  func relevance() async -> WidgetRelevance<Void> {
    WidgetRelevance([
      WidgetRelevanceAttribute(context: .date(from: .now, to: .now + 3600)),
      WidgetRelevanceAttribute(context: .sleep(.bedtime)),
    ])
  }
}

struct TideComplication: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Tide", provider: TideProvider()) { _ in
      TideView().containerBackground(.clear, for: .widget)
    }
    .supportedFamilies([.accessoryCorner, .accessoryCircular])
    .disfavoredLocations([.watchFace, .smartStack], for: [.accessoryCircular])
  }
}

struct TideView: View {
  @Environment(\.showsWidgetLabel) private var showsLabel

  var body: some View {
    ZStack {
      AccessoryWidgetBackground()
      Image(systemName: showsLabel ? "drop.fill" : "drop")
        .widgetAccentable()
        .foregroundStyle(.cyan)
    }
    .widgetLabel {
      Gauge(value: 0.6) {
        Text("Tide")
      } currentValueLabel: {
        Text("2.4")
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("4")
      }
      .tint(.orange)
    }
  }
}

struct WeatherGroup: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Weather", provider: TideProvider()) { _ in
      AccessoryWidgetGroup("Weather", systemImage: "cloud.sun.fill") {
        Color.orange
        ZStack {
          AccessoryWidgetBackground()
          Text("21°")
        }
      }
      .accessoryWidgetGroupStyle(.roundedSquare)
      .containerBackground(.indigo, for: .widget)
    }
    .supportedFamilies([.accessoryRectangular])
  }
}

struct BeachIntent: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Beach"
  @Parameter(title: "Name", default: "Ocean") var name: String

  init() {}

  init(_ name: String) { self.name = name }
}

struct BeachEntry: RelevanceEntry {
  var name: String
}

struct Washed: Error {}

struct BeachProvider: RelevanceEntriesProvider {
  func relevance() async -> WidgetRelevance<BeachIntent> {
    WidgetRelevance([
      WidgetRelevanceAttribute(
        configuration: BeachIntent("Bay"),
        context: .date(interval: DateInterval(start: .now, duration: 60), kind: .scheduled)),
      WidgetRelevanceAttribute(
        configuration: BeachIntent("Mud"), context: .location(inferred: .home)),
    ])
  }

  func entry(configuration: BeachIntent, context: Context) async throws -> BeachEntry {
    if configuration.name == "Mud" { throw Washed() }
    return BeachEntry(name: configuration.name)
  }

  func placeholder(context: Context) -> BeachEntry { BeachEntry(name: "–") }
}

struct BeachWidget: Widget {
  var body: some WidgetConfiguration {
    RelevanceConfiguration(kind: "Beach", provider: BeachProvider()) { entry in
      Text(entry.name).containerBackground(.teal, for: .widget)
    }
    .associatedKind("Weather")
  }
}

#Preview("Entries") {
  BeachWidget()
} relevanceEntries: {
  BeachEntry(name: "One")
  BeachEntry(name: "Two")
}

#Preview("Given") {
  BeachWidget()
} relevanceProvider: {
  BeachProvider()
} relevance: {
  WidgetRelevance([
    WidgetRelevanceAttribute(configuration: BeachIntent("Given"), context: .sleep(.wakeup))
  ])
}

#Preview("Provider") {
  BeachWidget()
} relevanceProvider: {
  BeachProvider()
}
