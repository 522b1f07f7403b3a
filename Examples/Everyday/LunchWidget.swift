import SwiftUI
import WidgetKit

struct LunchEntry: TimelineEntry {
  enum Phase {
    case before, during, after
  }

  let date: Date
  let start: Date
  let end: Date
  let phase: Phase
  let dish: String
  let table: String

  var relevance: TimelineEntryRelevance? {
    switch phase {
    case .before: TimelineEntryRelevance(score: 5, duration: start.timeIntervalSince(date))
    case .during: TimelineEntryRelevance(score: 20, duration: end.timeIntervalSince(start))
    case .after: TimelineEntryRelevance(score: 0)
    }
  }

  init(date: Date, day: Date) {
    let midnight = Calendar.current.startOfDay(for: day)
    start = midnight.addingTimeInterval(12.5 * 3600)
    end = start.addingTimeInterval(3600)
    self.date = date
    phase = date < start ? .before : date < end ? .during : .after
    let dishes = [
      String(localized: "Ramen"), String(localized: "Lentil soup"), String(localized: "Tacos"),
      String(localized: "Gnocchi"), String(localized: "Bibimbap"),
    ]
    let number = Int(midnight.timeIntervalSince1970 / 86_400)
    dish = dishes[number % dishes.count]
    table = String(localized: "Table \(number % 9 + 1)")
  }
}

struct LunchProvider: TimelineProvider {
  func placeholder(in context: Context) -> LunchEntry {
    LunchEntry(date: Date(), day: Date())
  }

  func getSnapshot(in context: Context, completion: @escaping (LunchEntry) -> Void) {
    completion(LunchEntry(date: Date(), day: Date()))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<LunchEntry>) -> Void) {
    let now = Date()
    let today = LunchEntry(date: now, day: now)
    let changes = [today.start, today.end].filter { $0 > now }
    let entries = [today] + changes.map { LunchEntry(date: $0, day: now) }
    let tomorrow = Calendar.current.startOfDay(for: now).addingTimeInterval(86_400)
    completion(Timeline(entries: entries, policy: .after(tomorrow)))
  }
}

struct LunchWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Lunch", provider: LunchProvider()) { entry in
      LunchView(entry: entry)
        .dynamicTypeSize(...DynamicTypeSize.xxLarge)
        .containerBackground(for: .widget) { LunchBackground() }
    }
    .configurationDisplayName("Team Lunch")
    .description("The time until the team lunch, and today's dish.")
    .supportedFamilies([.systemSmall, .systemMedium, .accessoryRectangular, .accessoryInline])
  }
}

struct LunchBackground: View {
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    LinearGradient(
      colors: colorScheme == .dark
        ? [Color(red: 0.20, green: 0.10, blue: 0.16), Color(red: 0.13, green: 0.08, blue: 0.20)]
        : [Color(red: 1.00, green: 0.95, blue: 0.88), Color(red: 1.00, green: 0.87, blue: 0.84)],
      startPoint: .topLeading, endPoint: .bottomTrailing)
  }
}

struct LunchView: View {
  @Environment(\.widgetFamily) private var family
  let entry: LunchEntry

  var body: some View {
    switch family {
    case .accessoryInline:
      Text("\(Image(systemName: "fork.knife")) \(entry.dish) \(entry.start, style: .time)")
    case .accessoryRectangular:
      VStack(alignment: .leading, spacing: 1) {
        Label(entry.title, systemImage: "fork.knife")
          .font(.headline)
          .widgetAccentable()
        LunchClock(entry: entry)
        Text("\(entry.dish), \(entry.table)")
          .foregroundStyle(.secondary)
          .minimumScaleFactor(0.7)
      }
      .font(.subheadline)
      .frame(maxWidth: .infinity, alignment: .leading)
    case .systemMedium:
      HStack(spacing: 16) {
        LunchSummary(entry: entry)
        LunchCard(entry: entry)
      }
    default:
      LunchSummary(entry: entry)
    }
  }
}

struct LunchSummary: View {
  let entry: LunchEntry

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Image(systemName: "fork.knife.circle.fill")
        .font(.largeTitle)
        .foregroundStyle(.pink)
      Spacer(minLength: 0)
      Text(entry.title)
        .font(.footnote)
        .foregroundStyle(.secondary)
      LunchClock(entry: entry)
        .font(.system(.title2, design: .rounded).weight(.semibold))
      if entry.phase == .during {
        ProgressView(timerInterval: entry.start...entry.end, countsDown: false) {
          EmptyView()
        } currentValueLabel: {
          EmptyView()
        }
        .tint(.pink)
      } else {
        Text(entry.dish)
          .font(.footnote.weight(.medium))
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}

struct LunchClock: View {
  let entry: LunchEntry

  var body: some View {
    switch entry.phase {
    case .before: Text(entry.start, style: .timer).monospacedDigit()
    case .during: Text(timerInterval: entry.start...entry.end).monospacedDigit()
    case .after: Text("Tomorrow")
    }
  }
}

struct LunchCard: View {
  let entry: LunchEntry

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Label(entry.dish, systemImage: "takeoutbag.and.cup.and.straw.fill")
        .font(.headline)
        .lineLimit(1)
        .minimumScaleFactor(0.8)
      Divider()
      Label {
        Text(entry.start...entry.end)
      } icon: {
        Image(systemName: "clock")
      }
      .font(.caption)
      .lineLimit(1)
      .minimumScaleFactor(0.6)
      Label(entry.table, systemImage: "person.3.fill")
        .font(.caption)
      Spacer(minLength: 0)
    }
    .labelStyle(.titleAndIcon)
    .padding(12)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
    .background(.ultraThinMaterial, in: RoundedRectangle(cornerRadius: 14, style: .continuous))
  }
}

extension LunchEntry {
  var title: String {
    switch phase {
    case .before: String(localized: "Lunch in")
    case .during: String(localized: "Lunch time")
    case .after: String(localized: "Lunch is over")
    }
  }
}

#Preview("Lunch", as: .systemSmall) {
  LunchWidget()
} timelineProvider: {
  LunchProvider()
}
