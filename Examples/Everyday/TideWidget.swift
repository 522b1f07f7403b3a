import SwiftUI
import WidgetKit

struct TideEntry: TimelineEntry {
  let date: Date
  let height: Double
  let isRising: Bool
  let turns: [Tide.Turn]

  init(date: Date) {
    self.date = date
    height = Tide.height(at: date)
    isRising = Tide.isRising(at: date)
    turns = Tide.turns(after: date, count: 4)
  }

  var next: Tide.Turn { turns[0] }

  /// More relevant shortly before the tide turns.
  var relevance: TimelineEntryRelevance? {
    let minutes = next.date.timeIntervalSince(date) / 60
    return TimelineEntryRelevance(score: minutes <= 30 ? 10 : 1)
  }
}

struct TideProvider: TimelineProvider {
  func placeholder(in context: Context) -> TideEntry {
    TideEntry(date: Date())
  }

  func getSnapshot(in context: Context, completion: @escaping (TideEntry) -> Void) {
    completion(TideEntry(date: Date()))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<TideEntry>) -> Void) {
    let start = Date()
    let entries = (0..<24).map { TideEntry(date: start.addingTimeInterval(Double($0) * 1800)) }
    completion(Timeline(entries: entries, policy: .atEnd))
  }
}

struct TideWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Tide", provider: TideProvider()) { entry in
      TideWidgetView(entry: entry)
        .dynamicTypeSize(...DynamicTypeSize.xxLarge)
        .containerBackground(for: .widget) { SeaBackground() }
    }
    .configurationDisplayName("Tide Clock")
    .description("The water level, and when the tide turns.")
    .supportedFamilies([
      .systemSmall, .systemMedium, .systemLarge,
      .accessoryCircular, .accessoryRectangular, .accessoryInline,
    ])
  }
}

struct SeaBackground: View {
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    LinearGradient(
      colors: colorScheme == .dark
        ? [Color(red: 0.03, green: 0.13, blue: 0.22), Color(red: 0.02, green: 0.24, blue: 0.32)]
        : [Color(red: 0.06, green: 0.36, blue: 0.60), Color(red: 0.03, green: 0.43, blue: 0.52)],
      startPoint: .top, endPoint: .bottom)
  }
}

struct TideWidgetView: View {
  @Environment(\.widgetFamily) private var family
  let entry: TideEntry

  var body: some View {
    switch family {
    case .accessoryCircular: TideCircularView(entry: entry)
    case .accessoryRectangular: TideRectangularView(entry: entry)
    case .accessoryInline:
      Label(entry.headline, systemImage: entry.symbol)
    case .systemMedium: TideMediumView(entry: entry)
    case .systemLarge: TideLargeView(entry: entry)
    default: TideSmallView(entry: entry)
    }
  }
}

extension TideEntry {
  var symbol: String { isRising ? "arrow.up.forward" : "arrow.down.forward" }

  var heightText: String {
    String(localized: "\(height.formatted(.number.precision(.fractionLength(1)))) m")
  }

  var headline: String {
    let time = next.date.formatted(date: .omitted, time: .shortened)
    return next.isHigh
      ? String(localized: "High at \(time)") : String(localized: "Low at \(time)")
  }
}

#Preview("Tide", as: .systemLarge) {
  TideWidget()
} timeline: {
  TideEntry(date: .now)
  TideEntry(date: .now + 3 * 3600)
}

#Preview("Tide, Lock Screen", as: .accessoryRectangular) {
  TideWidget()
} timeline: {
  TideEntry(date: .now)
}
