import ActivityKit
import AppIntents
import SwiftUI
import WidgetKit

// An extension with everything that `vitrine audit` reports.

struct MudEntry: TimelineEntry {
  let date: Date
}

struct MudProvider: TimelineProvider {
  func placeholder(in context: Context) -> MudEntry { MudEntry(date: .now) }

  func getSnapshot(in context: Context, completion: @escaping (MudEntry) -> Void) {
    completion(MudEntry(date: .now))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<MudEntry>) -> Void) {
    let entries = (0..<5).map { MudEntry(date: .now + Double($0) * 30) }
    completion(Timeline(entries: entries, policy: .atEnd))
  }
}

struct Dig: AppIntent {
  static let title: LocalizedStringResource = "Dig"
  func perform() async throws -> some IntentResult { .result() }
}

struct MudView: View {
  var body: some View {
    VStack(spacing: 2) {
      Text("Much more than fits into one line").lineLimit(1)
      Text("Outside").fixedSize().frame(width: 20, height: 16).clipped()
      Text("Faint").foregroundStyle(Color(white: 0.8))
      Text("Plain").accessibilityLabel("Plain text")
      HStack(spacing: 0) {
        Button(intent: Dig()) { Circle().frame(width: 18, height: 18) }
          .buttonStyle(.plain)
        Button(intent: Dig()) { Text("Dig").font(.system(size: 12)) }
          .buttonStyle(.plain)
      }
    }
    .containerBackground(.background, for: .widget)
  }
}

struct MudWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Mud", provider: MudProvider()) { _ in MudView() }
      .supportedFamilies([.systemSmall])
  }
}

/// A widget without defects.
struct SandWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Sand", provider: SandProvider()) { _ in
      Text("Sand").minimumScaleFactor(0.2).containerBackground(.background, for: .widget)
    }
    .supportedFamilies([.systemSmall, .accessoryCircular])
  }
}

/// A text that is not seen where the system replaces colors.
struct EelWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Eel", provider: SandProvider()) { _ in EelView() }
      .supportedFamilies([.systemSmall, .accessoryRectangular])
  }
}

struct EelView: View {
  @Environment(\.widgetFamily) var family

  var body: some View {
    Text(verbatim: "Eel").foregroundStyle(family == .systemSmall ? .white : .red)
      .background(family == .systemSmall ? .black : .red)
      .containerBackground(.background, for: .widget)
  }
}

struct SandProvider: TimelineProvider {
  func placeholder(in context: Context) -> MudEntry { MudEntry(date: .now) }

  func getSnapshot(in context: Context, completion: @escaping (MudEntry) -> Void) {
    completion(MudEntry(date: .now))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<MudEntry>) -> Void) {
    completion(Timeline(entries: [MudEntry(date: .now)], policy: .never))
  }
}

struct CrabAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var legs: Int
  }

  var name: String
}

struct CrabActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: CrabAttributes.self) { context in
      Text("Legs: \(context.state.legs)").padding()
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.center) { Text("\(context.state.legs)") }
      } compactLeading: {
        Text("C")
      } compactTrailing: {
        Text("\(context.state.legs)")
      } minimal: {
        Text("C")
      }
    }
  }
}

@main struct Mudflat: WidgetBundle {
  var body: some Widget {
    MudWidget()
    SandWidget()
    EelWidget()
    CrabActivity()
  }
}

#Preview("Crash", traits: .sizeThatFitsLayout) { Text(["a", "b"][Int("5")!]) }
