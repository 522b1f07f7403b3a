import AppIntents
import SwiftUI
import WidgetKit

struct DrinkIntent: AppIntent {
  static let title: LocalizedStringResource = "Drink a Glass"

  func perform() async throws -> some IntentResult {
    let store = HouseholdStore()
    store.setGlasses(store.glasses(on: .now) + 1, on: .now)
    return .result()
  }
}

struct WaterEntry: TimelineEntry {
  static let goal = 8

  let date: Date
  let glasses: Int

  var fraction: Double { min(Double(glasses) / Double(Self.goal), 1) }
}

struct WaterProvider: TimelineProvider {
  func placeholder(in context: Context) -> WaterEntry { WaterEntry(date: .now, glasses: 5) }

  func getSnapshot(in context: Context, completion: @escaping (WaterEntry) -> Void) {
    completion(context.isPreview ? placeholder(in: context) : current)
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<WaterEntry>) -> Void) {
    let midnight = Calendar.current.startOfDay(for: .now) + 86_400
    completion(
      Timeline(entries: [current, WaterEntry(date: midnight, glasses: 0)], policy: .atEnd))
  }

  private var current: WaterEntry {
    WaterEntry(date: .now, glasses: HouseholdStore().glasses(on: .now))
  }
}

struct WaterView: View {
  @Environment(\.widgetFamily) private var family
  @Environment(\.colorScheme) private var colorScheme
  let entry: WaterEntry

  var body: some View {
    switch family {
    case .accessoryInline:
      Label("\(entry.glasses) of \(WaterEntry.goal) glasses", systemImage: "drop.fill")
    case .accessoryCircular:
      Gauge(value: entry.fraction) {
        Image(systemName: "drop.fill")
      } currentValueLabel: {
        Text("\(entry.glasses)").privacySensitive()
      }
      .gaugeStyle(.accessoryCircularCapacity)
    case .accessoryRectangular:
      VStack(alignment: .leading) {
        Label("Water", systemImage: "drop.fill").font(.headline).widgetAccentable()
        Text("\(entry.glasses) of \(WaterEntry.goal) glasses").privacySensitive()
        Gauge(value: entry.fraction) { EmptyView() }.gaugeStyle(.accessoryLinearCapacity)
      }
    default:
      VStack(spacing: 8) {
        Gauge(value: entry.fraction) {
          Text("Water")
        } currentValueLabel: {
          Text("\(entry.glasses)").font(.system(.title, design: .rounded)).privacySensitive()
        }
        .gaugeStyle(.accessoryCircularCapacity)
        .tint(.cyan)
        .scaleEffect(1.2)
        .padding(.top, 6)
        .invalidatableContent()
        Spacer(minLength: 0)
        Button(intent: DrinkIntent()) {
          Label("A glass", systemImage: "plus")
            .font(.footnote.weight(.semibold))
            .frame(maxWidth: .infinity)
        }
        // Cyan text is too bright on the light background.
        .tint(colorScheme == .dark ? .cyan : Color(red: 0, green: 0.3, blue: 0.42))
      }
    }
  }
}

struct WaterBackground: View {
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    LinearGradient(
      colors: colorScheme == .dark
        ? [Color(red: 0.07, green: 0.2, blue: 0.28), Color(red: 0.04, green: 0.11, blue: 0.18)]
        : [Color(red: 0.9, green: 0.97, blue: 1), Color(red: 0.72, green: 0.9, blue: 0.98)],
      startPoint: .top, endPoint: .bottom)
  }
}

struct WaterWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Water", provider: WaterProvider()) { entry in
      WaterView(entry: entry)
        .dynamicTypeSize(...DynamicTypeSize.xxxLarge)
        .containerBackground(for: .widget) {
          WaterBackground()
        }
        .widgetURL(URL(string: "household://water"))
    }
    .configurationDisplayName("Water")
    .description("Counts the glasses you drink today.")
    .supportedFamilies([
      .systemSmall, .accessoryCircular, .accessoryRectangular, .accessoryInline,
    ])
  }
}

#Preview("Water", as: .systemSmall) {
  WaterWidget()
} timeline: {
  WaterEntry(date: .now, glasses: 0)
  WaterEntry(date: .now, glasses: 8)
}
