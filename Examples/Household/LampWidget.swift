import AppIntents
import SwiftUI
import WidgetKit

struct LampEntry: TimelineEntry {
  let date: Date
  let lamp: Lamp?
  let isOn: Bool
  let detail: String
}

struct LampProvider: AppIntentTimelineProvider {
  func placeholder(in context: Context) -> LampEntry {
    LampEntry(date: .now, lamp: Lamp.all[0], isOn: true, detail: Lamp.all[0].room)
  }

  func snapshot(for configuration: SelectLampIntent, in context: Context) async -> LampEntry {
    context.isPreview ? placeholder(in: context) : entry(for: configuration)
  }

  func timeline(
    for configuration: SelectLampIntent, in context: Context
  ) async -> Timeline<LampEntry> {
    Timeline(entries: [entry(for: configuration)], policy: .never)
  }

  /// A watch offers these configurations, because it has no form for one.
  func recommendations() -> [AppIntentRecommendation<SelectLampIntent>] {
    Lamp.all.map { lamp in
      let configuration = SelectLampIntent()
      configuration.lamp = lamp
      return AppIntentRecommendation(intent: configuration, description: lamp.name)
    }
  }

  private func entry(for configuration: SelectLampIntent) -> LampEntry {
    // Looked up again, because the names depend on the language at the time of the request.
    guard let lamp = Lamp.all.first(where: { $0.id == configuration.lamp?.id }) else {
      return LampEntry(
        date: .now, lamp: nil, isOn: false, detail: String(localized: "Choose a lamp"))
    }
    let cost = Double(lamp.watts) / 1000 * configuration.price
    return LampEntry(
      date: .now, lamp: lamp, isOn: HouseholdStore().isOn(lamp.id),
      detail: configuration.detail == .room
        ? lamp.room
        : "\(lamp.watts) W · \(cost.formatted(.number.precision(.fractionLength(3)))) / h")
  }
}

struct LampView: View {
  @Environment(\.widgetFamily) private var family
  let entry: LampEntry

  var body: some View {
    switch family {
    case .accessoryCircular:
      ZStack {
        AccessoryWidgetBackground()
        Image(systemName: symbol).font(.title)
      }
      .dynamicTypeSize(...DynamicTypeSize.large)
    default:
      VStack(alignment: .leading, spacing: 4) {
        HStack(alignment: .top) {
          Image(systemName: symbol)
            .font(.system(size: 34))
            .foregroundStyle(entry.isOn ? Color.yellow : .secondary)
            .widgetAccentable()
          Spacer()
          if let lamp = entry.lamp {
            Toggle("Light", isOn: entry.isOn, intent: SetLampIntent(lamp))
              .labelsHidden()
              .tint(.orange)
          }
        }
        Spacer()
        Group {
          Text(entry.lamp?.name ?? String(localized: "No Lamp")).font(.headline)
          Text(entry.detail).font(.caption).foregroundStyle(.secondary)
        }
        .lineLimit(1)
        .minimumScaleFactor(0.6)
        if family == .systemMedium, let lamp = entry.lamp {
          Link("All lamps in \(lamp.room)", destination: lampsURL)
            .font(.caption)
            .lineLimit(1)
            .minimumScaleFactor(0.6)
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
      .dynamicTypeSize(...DynamicTypeSize.accessibility1)
    }
  }

  private var symbol: String { entry.isOn ? "lightbulb.fill" : "lightbulb" }

  private var lampsURL: URL { URL(string: "household://lamps")! }
}

struct LampBackground: View {
  @Environment(\.colorScheme) private var colorScheme
  let isOn: Bool

  var body: some View {
    LinearGradient(colors: colors, startPoint: .top, endPoint: .bottom)
  }

  private var colors: [Color] {
    switch (colorScheme, isOn) {
    case (.dark, true):
      [Color(red: 0.36, green: 0.26, blue: 0.1), Color(red: 0.2, green: 0.13, blue: 0.05)]
    case (.dark, false): [Color(white: 0.19), Color(white: 0.12)]
    case (_, true):
      [Color(red: 1, green: 0.96, blue: 0.84), Color(red: 1, green: 0.88, blue: 0.68)]
    default: [Color(white: 0.97), Color(white: 0.9)]
    }
  }
}

struct LampWidget: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(
      kind: "Lamp", intent: SelectLampIntent.self, provider: LampProvider()
    ) { entry in
      LampView(entry: entry)
        .containerBackground(for: .widget) { LampBackground(isOn: entry.isOn) }
        .widgetURL(entry.lamp.flatMap { URL(string: "household://lamp/\($0.id)") })
    }
    .configurationDisplayName("Lamp")
    .description("Switch a lamp without opening the app.")
    .supportedFamilies([.systemSmall, .systemMedium, .accessoryCircular])
  }
}

#Preview("Lamp", as: .systemSmall) {
  LampWidget()
} timeline: {
  LampEntry(date: .now, lamp: Lamp.all[0], isOn: true, detail: Lamp.all[0].room)
  LampEntry(date: .now, lamp: nil, isOn: false, detail: String(localized: "Choose a lamp"))
}
