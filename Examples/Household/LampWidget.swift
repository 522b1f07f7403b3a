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

  private func entry(for configuration: SelectLampIntent) -> LampEntry {
    guard let lamp = configuration.lamp else {
      return LampEntry(date: .now, lamp: nil, isOn: false, detail: "Choose a lamp")
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
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.showsWidgetContainerBackground) private var showsBackground
  let entry: LampEntry

  var body: some View {
    switch family {
    case .accessoryCircular:
      ZStack {
        AccessoryWidgetBackground()
        Image(systemName: symbol).font(.title)
      }
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
        Text(entry.lamp?.name ?? "No Lamp").font(.headline)
        Text(entry.detail).font(.caption).foregroundStyle(.secondary)
        if family == .systemMedium, let lamp = entry.lamp {
          Link("All lamps in \(lamp.room)", destination: lampsURL).font(.caption)
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
      // The background is light in both color schemes.
      .environment(\.colorScheme, showsBackground ? .light : colorScheme)
    }
  }

  private var symbol: String { entry.isOn ? "lightbulb.fill" : "lightbulb" }

  private var lampsURL: URL { URL(string: "household://lamps")! }
}

struct LampWidget: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(
      kind: "Lamp", intent: SelectLampIntent.self, provider: LampProvider()
    ) { entry in
      LampView(entry: entry)
        .containerBackground(for: .widget) {
          LinearGradient(
            colors: entry.isOn
              ? [Color(red: 1, green: 0.96, blue: 0.84), Color(red: 1, green: 0.88, blue: 0.68)]
              : [Color(white: 0.97), Color(white: 0.9)],
            startPoint: .top, endPoint: .bottom)
        }
        .widgetURL(entry.lamp.flatMap { URL(string: "household://lamp/\($0.id)") })
    }
    .configurationDisplayName("Lamp")
    .description("Switch a lamp without opening the app.")
    .supportedFamilies([.systemSmall, .systemMedium, .accessoryCircular])
  }
}
