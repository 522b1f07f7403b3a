import SwiftUI
import WidgetKit

struct ReadingDay: Hashable {
  let name: String
  let minutes: Int
}

struct ReadingEntry: TimelineEntry {
  let date: Date
  let streak: Int
  let goal = 30
  /// The last seven days, today last.
  let week: [ReadingDay]

  var today: Int { week[week.count - 1].minutes }
  var progress: Double { min(Double(today) / Double(goal), 1) }

  static func sample(at date: Date) -> ReadingEntry {
    let calendar = Calendar.current
    let minutes = [34, 41, 30, 52, 38, 45, 21]
    let week = minutes.enumerated().map { index, minutes in
      let day = calendar.date(byAdding: .day, value: index - 6, to: date) ?? date
      return ReadingDay(name: day.formatted(.dateTime.weekday(.narrow)), minutes: minutes)
    }
    return ReadingEntry(date: date, streak: 42, week: week)
  }
}

struct ReadingProvider: TimelineProvider {
  func placeholder(in context: Context) -> ReadingEntry {
    .sample(at: Date())
  }

  func getSnapshot(in context: Context, completion: @escaping (ReadingEntry) -> Void) {
    completion(.sample(at: Date()))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<ReadingEntry>) -> Void) {
    let now = Date()
    let tomorrow = Calendar.current.startOfDay(for: now).addingTimeInterval(86_400)
    completion(Timeline(entries: [.sample(at: now)], policy: .after(tomorrow)))
  }
}

struct ReadingStreakWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "ReadingStreak", provider: ReadingProvider()) { entry in
      ReadingStreakView(entry: entry)
        .dynamicTypeSize(...DynamicTypeSize.xxxLarge)
        .containerBackground(.background, for: .widget)
    }
    .configurationDisplayName("Reading Streak")
    .description("Days in a row, and the minutes of this week.")
    .supportedFamilies([.systemSmall, .systemMedium, .accessoryCircular, .accessoryRectangular])
  }
}

struct ReadingStreakView: View {
  @Environment(\.widgetFamily) private var family
  let entry: ReadingEntry

  var body: some View {
    switch family {
    case .accessoryCircular:
      Gauge(value: entry.progress) {
        Image(systemName: "book.fill")
      } currentValueLabel: {
        Text("\(entry.today)")
      }
      .gaugeStyle(.accessoryCircularCapacity)
    case .accessoryRectangular:
      VStack(alignment: .leading, spacing: 2) {
        Label("\(entry.streak) days", systemImage: "flame.fill")
          .font(.headline)
          .widgetAccentable()
        ProgressView(value: entry.progress)
        Text("\(entry.today) of \(entry.goal) minutes today")
          .font(.caption)
          .lineLimit(1)
          .minimumScaleFactor(0.6)
          .foregroundStyle(.secondary)
      }
    case .systemMedium:
      HStack(spacing: 20) {
        StreakSummary(entry: entry)
        WeekBars(entry: entry)
      }
      .widgetURL(URL(string: "everyday://reading"))
    default:
      StreakSummary(entry: entry)
        .widgetURL(URL(string: "everyday://reading"))
    }
  }
}

struct StreakSummary: View {
  let entry: ReadingEntry

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      Image(systemName: "flame.fill")
        .font(.title)
        .foregroundStyle(
          LinearGradient(colors: [.yellow, .orange, .red], startPoint: .top, endPoint: .bottom))
      Spacer(minLength: 0)
      HStack(alignment: .firstTextBaseline, spacing: 4) {
        Text("\(entry.streak)")
          .font(.system(size: 38, weight: .bold, design: .rounded))
          .contentTransition(.numericText())
        Text("days")
          .font(.subheadline)
          .foregroundStyle(.secondary)
      }
      ProgressView(value: entry.progress)
        .tint(.orange)
      Text("\(entry.today) of \(entry.goal) min today")
        .font(.caption2)
        .lineLimit(1)
        .minimumScaleFactor(0.6)
        .foregroundStyle(.secondary)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}

struct WeekBars: View {
  let entry: ReadingEntry

  var body: some View {
    HStack(alignment: .bottom, spacing: 0) {
      ForEach(Array(entry.week.enumerated()), id: \.offset) { index, day in
        Link(destination: URL(string: "everyday://reading/day/\(index)")!) {
          VStack(spacing: 4) {
            Spacer(minLength: 0)
            Capsule()
              .fill(day.minutes >= entry.goal ? Color.orange : Color.orange.opacity(0.35))
              .frame(width: 10, height: CGFloat(day.minutes) * 1.6)
            Text(day.name)
              .font(.caption2)
              .foregroundStyle(index == 6 ? .primary : .secondary)
          }
          // Wide enough for a finger.
          .frame(width: 24)
        }
      }
    }
  }
}

#Preview("Reading", as: .systemSmall) {
  ReadingStreakWidget()
} timeline: {
  ReadingEntry.sample(at: .now)
}
