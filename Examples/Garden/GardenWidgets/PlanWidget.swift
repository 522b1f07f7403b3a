import GardenKit
import SwiftUI
import WidgetKit

struct PlanEntry: TimelineEntry {
  let date: Date
  let beds: [Moisture]
}

struct PlanProvider: TimelineProvider {
  func placeholder(in context: Context) -> PlanEntry { entry(at: .now) }

  func getSnapshot(in context: Context, completion: @escaping (PlanEntry) -> Void) {
    completion(entry(at: .now))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<PlanEntry>) -> Void) {
    let entries = (0..<12).map { entry(at: .now + Double($0) * 3600) }
    completion(Timeline(entries: entries, policy: .atEnd))
  }

  private func entry(at date: Date) -> PlanEntry {
    let store = GardenStore()
    return PlanEntry(date: date, beds: Bed.all.map(store.moisture))
  }
}

struct PlanView: View {
  let entry: PlanEntry

  var body: some View {
    VStack(spacing: 8) {
      ForEach(entry.beds, id: \.bed) { moisture in
        PlanRow(moisture: moisture, date: entry.date)
      }
    }
  }
}

struct PlanRow: View {
  let moisture: Moisture
  let date: Date

  var body: some View {
    HStack {
      if let link = moisture.bed.link {
        Link(destination: link) { BedName(bed: moisture.bed) }
      }
      ProgressView(value: moisture.level(at: date))
        .tint(Color(.leaf))
        .frame(maxWidth: 90)
      Button(intent: WaterIntent(moisture.bed)) {
        Image(systemName: "drop.fill")
      }
      .buttonBorderShape(.circle)
      .tint(.blue)
      .accessibilityLabel("Water \(moisture.bed.name)")
    }
    .frame(maxHeight: .infinity)
  }
}

struct BedName: View {
  let bed: Bed
  @ScaledMetric(relativeTo: .subheadline) private var symbolWidth = 22.0

  var body: some View {
    HStack(spacing: 6) {
      Image(systemName: bed.symbol).frame(width: symbolWidth)
      Text(bed.name).lineLimit(1).minimumScaleFactor(0.7)
    }
    .font(.subheadline.weight(.semibold))
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}

struct PlanWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Plan", provider: PlanProvider()) { entry in
      PlanView(entry: entry)
        .dynamicTypeSize(...DynamicTypeSize.xxxLarge)
        .containerBackground(.background, for: .widget)
    }
    .configurationDisplayName("Watering Plan")
    .description("Lists all beds, with buttons to water them.")
    .supportedFamilies([.systemMedium])
  }
}

#Preview("Plan", as: .systemMedium) {
  PlanWidget()
} timelineProvider: {
  PlanProvider()
}
