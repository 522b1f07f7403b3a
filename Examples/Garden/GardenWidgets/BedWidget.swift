import GardenKit
import Intents
import SwiftUI
import WidgetKit

struct BedEntry: TimelineEntry {
  let date: Date
  let moisture: Moisture
}

/// The user chooses the bed with the intent of `Beds.intentdefinition`.
struct BedProvider: IntentTimelineProvider {
  func placeholder(in context: Context) -> BedEntry {
    BedEntry(date: .now, moisture: Moisture(of: .herbs, watered: .now - 6 * 3600))
  }

  func getSnapshot(
    for configuration: SelectBedIntent, in context: Context,
    completion: @escaping (BedEntry) -> Void
  ) {
    let moisture = GardenStore().moisture(of: configuration.bed.bed)
    completion(BedEntry(date: .now, moisture: moisture))
  }

  func getTimeline(
    for configuration: SelectBedIntent, in context: Context,
    completion: @escaping (Timeline<BedEntry>) -> Void
  ) {
    let now = Date.now
    let moisture = GardenStore().moisture(of: configuration.bed.bed)
    let dates = [now] + moisture.changes(after: now)
    completion(
      Timeline(entries: dates.map { BedEntry(date: $0, moisture: moisture) }, policy: .never))
  }
}

extension BedChoice {
  var bed: Bed {
    switch self {
    case .tomatoes: .tomatoes
    case .roses: .roses
    default: .herbs
    }
  }
}

struct BedView: View {
  @Environment(\.widgetFamily) private var family

  let entry: BedEntry

  private var bed: Bed { entry.moisture.bed }
  private var level: Double { entry.moisture.level(at: entry.date) }
  private var isDry: Bool { level == 0 }

  var body: some View {
    switch family {
    case .accessoryCircular:
      Gauge(value: level) {
        Image(systemName: bed.symbol)
      } currentValueLabel: {
        Image(systemName: bed.symbol)
      }
      .gaugeStyle(.accessoryCircularCapacity)
    case .accessoryRectangular:
      VStack(alignment: .leading) {
        Label(bed.name, systemImage: bed.symbol).font(.headline).widgetAccentable()
        BedStatus(entry: entry)
        Gauge(value: level) { EmptyView() }.gaugeStyle(.accessoryLinearCapacity)
      }
    default:
      VStack(alignment: .leading, spacing: 4) {
        HStack {
          Image(.sprout)
            .foregroundStyle(isDry ? Color(.soil) : Color(.leaf))
          Spacer()
          Text(level, format: .percent.precision(.fractionLength(0)))
            .font(.headline.monospacedDigit())
            .foregroundStyle(.secondary)
        }
        Spacer(minLength: 0)
        Text(bed.name).font(.title3.bold()).minimumScaleFactor(0.7).lineLimit(1)
        BedStatus(entry: entry).font(.caption).foregroundStyle(.secondary)
        ProgressView(value: level).tint(isDry ? Color(.soil) : Color(.leaf))
      }
    }
  }
}

struct BedStatus: View {
  let entry: BedEntry

  private var text: Text {
    entry.moisture.level(at: entry.date) == 0
      ? Text("Needs water") : Text("Moist until \(entry.moisture.end, style: .time)")
  }

  var body: some View { text.lineLimit(1).minimumScaleFactor(0.6) }
}

struct BedWidget: Widget {
  var body: some WidgetConfiguration {
    IntentConfiguration(
      kind: "Bed", intent: SelectBedIntent.self, provider: BedProvider()
    ) { entry in
      BedView(entry: entry)
        .dynamicTypeSize(...DynamicTypeSize.xxxLarge)
        .containerBackground(.background, for: .widget)
        .widgetURL(entry.moisture.bed.link)
    }
    .configurationDisplayName("Bed")
    .description("Shows how moist a bed is.")
    .supportedFamilies([.systemSmall, .accessoryCircular, .accessoryRectangular])
  }
}

#Preview("Bed", as: .systemSmall) {
  BedWidget()
} timeline: {
  BedEntry(date: .now, moisture: Moisture(of: .herbs, watered: .now - 6 * 3600))
  // Dry.
  BedEntry(date: .now, moisture: Moisture(of: .roses, watered: .now - 9 * 86_400))
}
