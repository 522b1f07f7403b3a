import ActivityKit
import AppIntents
import SwiftUI
import WidgetKit

@main
struct QuayWidgets: WidgetBundle {
  var body: some Widget {
    QuayWidget()
    FerryActivity()
  }
}

struct Departure: TimelineEntry {
  let date: Date
  let minutes: Int
  let isOpen: Bool
}

struct QuayProvider: TimelineProvider {
  func placeholder(in context: Context) -> Departure { departure(Date(), 0) }

  func getSnapshot(in context: Context, completion: @escaping (Departure) -> Void) {
    completion(departure(Date(), 0))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<Departure>) -> Void) {
    let now = Date()
    completion(Timeline(entries: (0..<4).map { departure(now, $0) }, policy: .atEnd))
  }

  private func departure(_ now: Date, _ index: Int) -> Departure {
    Departure(
      date: now.addingTimeInterval(Double(index) * 3600), minutes: 10 * (index + 1),
      isOpen: UserDefaults.standard.bool(forKey: "open"))
  }
}

struct OpenGate: AppIntent {
  static let title: LocalizedStringResource = "Open Gate"

  func perform() async throws -> some IntentResult {
    let defaults = UserDefaults.standard
    defaults.set(!defaults.bool(forKey: "open"), forKey: "open")
    return .result()
  }
}

struct QuayView: View {
  let entry: Departure

  var body: some View {
    VStack {
      Text("Ferry in \(entry.minutes) min")
      Text(entry.isOpen ? "Gate open" : "Gate closed")
      Button("Gate", intent: OpenGate())
    }
    .containerBackground(.blue, for: .widget)
  }
}

struct QuayWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Quay", provider: QuayProvider()) { QuayView(entry: $0) }
      .supportedFamilies([.systemSmall])
  }
}

struct FerryAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var delay: Int
  }

  var name: String
}

struct FerryActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: FerryAttributes.self) { context in
      Text("\(context.attributes.name): \(context.state.delay) min late").padding()
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.center) { Text(context.attributes.name) }
      } compactLeading: {
        Text("F")
      } compactTrailing: {
        Text("\(context.state.delay)")
      } minimal: {
        Text("F")
      }
    }
  }
}

#Preview("Quay", as: .systemSmall) {
  QuayWidget()
} timeline: {
  Departure(date: Date(timeIntervalSince1970: 0), minutes: 5, isOpen: false)
  Departure(date: Date(timeIntervalSince1970: 60), minutes: 4, isOpen: true)
}
