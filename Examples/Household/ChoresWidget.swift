import AppIntents
import SwiftUI
import WidgetKit

struct Chore: Identifiable {
  static var all: [Chore] {
    [
      Chore(id: "plants", title: String(localized: "Water the plants"), symbol: "leaf.fill"),
      Chore(id: "dishes", title: String(localized: "Empty the dishwasher"), symbol: "fork.knife"),
      Chore(id: "post", title: String(localized: "Bring in the post"), symbol: "envelope.fill"),
      Chore(id: "bins", title: String(localized: "Take out the bins"), symbol: "trash.fill"),
      Chore(id: "cat", title: String(localized: "Feed the cat"), symbol: "pawprint.fill"),
    ]
  }

  let id: String
  let title: String
  let symbol: String
}

struct SetChoreIntent: AppIntent {
  static let title: LocalizedStringResource = "Tick Off Chore"

  @Parameter(title: "Chore")
  var chore: String

  @Parameter(title: "Done")
  var isDone: Bool

  init() {}

  init(_ chore: Chore, isDone: Bool) {
    self.chore = chore.id
    self.isDone = isDone
  }

  func perform() async throws -> some IntentResult {
    HouseholdStore().setDone(isDone, chore: chore, on: .now)
    return .result()
  }
}

struct ChoresEntry: TimelineEntry {
  let date: Date
  let done: Set<String>

  var left: Int { Chore.all.count - done.count }

  /// Open chores are more relevant in the evening.
  var relevance: TimelineEntryRelevance? {
    let hour = Calendar.current.component(.hour, from: date)
    return TimelineEntryRelevance(score: left == 0 ? 0 : Float(left * (hour >= 18 ? 4 : 1)))
  }
}

struct ChoresProvider: TimelineProvider {
  func placeholder(in context: Context) -> ChoresEntry { ChoresEntry(date: .now, done: ["plants"]) }

  func getSnapshot(in context: Context, completion: @escaping (ChoresEntry) -> Void) {
    completion(ChoresEntry(date: .now, done: HouseholdStore().doneChores(on: .now)))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<ChoresEntry>) -> Void) {
    let now = Date.now
    let calendar = Calendar.current
    let midnight = calendar.startOfDay(for: now) + 86_400
    var entries = [ChoresEntry(date: now, done: HouseholdStore().doneChores(on: now))]
    if let evening = calendar.date(bySettingHour: 18, minute: 0, second: 0, of: now), evening > now
    {
      entries.append(ChoresEntry(date: evening, done: entries[0].done))
    }
    entries.append(ChoresEntry(date: midnight, done: []))
    completion(Timeline(entries: entries, policy: .atEnd))
  }
}

struct ChoresView: View {
  @Environment(\.widgetFamily) private var family
  let entry: ChoresEntry

  var body: some View {
    VStack(alignment: .leading, spacing: family == .systemLarge ? 14 : 10) {
      HStack {
        Text("Chores").font(family == .systemLarge ? .title2.bold() : .headline)
          .lineLimit(1)
          .minimumScaleFactor(0.7)
        Spacer()
        Text(entry.left == 0 ? "All done" : "\(entry.left) left")
          .font(.subheadline).foregroundStyle(.secondary)
          .invalidatableContent()
      }
      ForEach(Chore.all.prefix(family == .systemLarge ? 5 : 3)) { chore in
        let isDone = entry.done.contains(chore.id)
        Button(intent: SetChoreIntent(chore, isDone: !isDone)) {
          HStack {
            Image(systemName: isDone ? "checkmark.circle.fill" : "circle")
              .foregroundStyle(isDone ? Color.green : .secondary)
              .widgetAccentable()
            Text(chore.title).strikethrough(isDone).foregroundStyle(.primary)
              .lineLimit(1)
              .minimumScaleFactor(0.7)
              .fixedSize(horizontal: false, vertical: true)
            Spacer()
            Image(systemName: chore.symbol).foregroundStyle(.tertiary)
          }
          .font(family == .systemLarge ? .body : .subheadline)
          .padding(.vertical, family == .systemLarge ? 5 : 0)
        }
        .buttonStyle(.plain)
        .accessibilityLabel(chore.title)
        .accessibilityValue(isDone ? "Done" : "To do")
      }
      if family == .systemLarge {
        Spacer(minLength: 0)
        ProgressView(value: Double(entry.done.count), total: Double(Chore.all.count))
          .tint(.green)
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .dynamicTypeSize(...(family == .systemLarge ? DynamicTypeSize.xxLarge : .xLarge))
    .containerBackground(.background, for: .widget)
  }
}

struct ChoresWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Chores", provider: ChoresProvider()) { entry in
      ChoresView(entry: entry)
    }
    .configurationDisplayName("Chores")
    .description("Today's open chores.")
    .supportedFamilies([.systemMedium, .systemLarge])
  }
}

#Preview("Chores", as: .systemMedium) {
  ChoresWidget()
} timeline: {
  ChoresEntry(date: .now, done: ["plants"])
  ChoresEntry(date: .now, done: Set(Chore.all.map(\.id)))
}
