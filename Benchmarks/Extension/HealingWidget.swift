// The content of MediumWidget.swift and widget.html as a WidgetKit extension.
import SwiftUI
import WidgetKit

struct HealingEntry: TimelineEntry {
  let date: Date
  /// Increases with the time, so that each entry shows different values.
  var step: Int { Int(date.timeIntervalSince1970) }
}

struct HealingProvider: TimelineProvider {
  let count: Int
  /// The time between entries, in seconds.
  let step: TimeInterval

  func placeholder(in context: Context) -> HealingEntry { HealingEntry(date: .now) }

  func getSnapshot(in context: Context, completion: @escaping (HealingEntry) -> Void) {
    completion(HealingEntry(date: .now))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<HealingEntry>) -> Void) {
    let now = Date()
    let entries = (0..<count).map { HealingEntry(date: now + Double($0) * step) }
    completion(Timeline(entries: entries, policy: .atEnd))
  }
}

struct HealingRow: View {
  let face: String
  let name: String
  let value: Int

  var body: some View {
    HStack(spacing: 6) {
      Text(face)
        .frame(width: 22, height: 22)
        .background(.white.opacity(0.25), in: Circle())
      Text(name).frame(width: 110, alignment: .leading)
      Capsule()
        .fill(.white.opacity(0.25))
        .overlay(alignment: .leading) {
          Capsule().fill(.green).frame(width: max(110 * Double(value) / 100, 6))
        }
        .frame(width: 110, height: 6)
      Spacer(minLength: 0)
      Text("\(value) %").fontWeight(.semibold)
    }
    .font(.subheadline)
    .frame(height: 22)
  }
}

struct HealingView: View {
  let entry: HealingEntry

  var body: some View {
    VStack(alignment: .leading, spacing: 5) {
      HStack(spacing: 12) {
        RoundedRectangle(cornerRadius: 10)
          .fill(
            .radialGradient(
              colors: [Color(red: 1, green: 0.8, blue: 0), .red], center: .center, startRadius: 0,
              endRadius: 30)
          )
          .frame(width: 44, height: 44)
        VStack(alignment: .leading) {
          Text("Healing today").font(.headline)
          Text("Three heroes are resting").font(.footnote).foregroundStyle(.white.opacity(0.9))
        }
      }
      HealingRow(face: "🐼", name: "Power Panda", value: (87 + entry.step) % 101)
      HealingRow(face: "🦄", name: "Unipouch", value: (45 + entry.step) % 101)
      HealingRow(face: "🐳", name: "Spouty", value: (12 + entry.step) % 101)
    }
    .foregroundStyle(.white)
    .frame(maxWidth: .infinity, alignment: .leading)
    .containerBackground(for: .widget) {
      LinearGradient(
        colors: [
          Color(red: 0.11, green: 0.24, blue: 0.56), Color(red: 0.04, green: 0.52, blue: 1),
        ],
        startPoint: .top, endPoint: .bottom)
    }
  }
}

/// Twenty entries at once, to measure archiving.
struct HealingWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "healing", provider: HealingProvider(count: 20, step: 1)) { entry in
      HealingView(entry: entry)
    }
    .supportedFamilies([.systemMedium])
  }
}

/// Ten hours of entries, to measure an idle host.
struct HealingDayWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "healingDay", provider: HealingProvider(count: 120, step: 300)) {
      entry in HealingView(entry: entry)
    }
    .supportedFamilies([.systemSmall, .systemMedium])
  }
}

/// An entry about every second, to measure the time until a page shows it. Entries at whole seconds
/// would keep their phase to the frames of a browser, which come 60 times a second.
struct HealingLiveWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "healingLive", provider: HealingProvider(count: 120, step: 1.013)) {
      entry in HealingView(entry: entry)
    }
    .supportedFamilies([.systemMedium])
  }
}

@main
struct HealingWidgets: WidgetBundle {
  var body: some Widget {
    HealingWidget()
    HealingDayWidget()
    HealingLiveWidget()
  }
}
