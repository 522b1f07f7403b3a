import ActivityKit
import AppIntents
import SwiftUI
import WidgetKit

// An extension with previews in all forms.

struct TideEntry: TimelineEntry {
  let date: Date
  let level: Double
}

struct TideProvider: TimelineProvider {
  func placeholder(in context: Context) -> TideEntry { TideEntry(date: .now, level: 0.5) }

  func getSnapshot(in context: Context, completion: @escaping (TideEntry) -> Void) {
    completion(TideEntry(date: .now, level: 0.5))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<TideEntry>) -> Void) {
    let entries = (0..<3).map {
      TideEntry(date: .now + Double($0) * 3600, level: Double($0) / 2)
    }
    completion(Timeline(entries: entries, policy: .atEnd))
  }
}

struct Harbor: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Harbor"
  @Parameter(title: "Level", default: 1) var level: Int
}

struct HarborProvider: AppIntentTimelineProvider {
  func placeholder(in context: Context) -> TideEntry { TideEntry(date: .now, level: 0) }

  func snapshot(for configuration: Harbor, in context: Context) async -> TideEntry {
    TideEntry(date: .now, level: 0)
  }

  func timeline(for configuration: Harbor, in context: Context) async -> Timeline<TideEntry> {
    Timeline(
      entries: [TideEntry(date: .now, level: Double(configuration.level) / 10)], policy: .never)
  }
}

struct TideView: View {
  let entry: TideEntry

  var body: some View {
    VStack {
      Text("Tide")
      Text(entry.level, format: .percent)
    }
    .containerBackground(.blue.opacity(0.2), for: .widget)
  }
}

struct TideWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Tide", provider: TideProvider()) { TideView(entry: $0) }
  }
}

struct HarborWidget: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(kind: "Harbor", intent: Harbor.self, provider: HarborProvider()) {
      TideView(entry: $0)
    }
  }
}

struct BoatAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var distance: Int
  }

  var name: String
}

struct BoatActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: BoatAttributes.self) { context in
      Text("\(context.attributes.name): \(context.state.distance) km").padding()
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.center) { Text(context.attributes.name) }
      } compactLeading: {
        Text("B")
      } compactTrailing: {
        Text("\(context.state.distance)")
      } minimal: {
        Text("B")
      }
    }
  }
}

@main struct Estuary: WidgetBundle {
  var body: some Widget {
    TideWidget()
    HarborWidget()
    BoatActivity()
  }
}

struct Framed: PreviewModifier {
  static func makeSharedContext() async throws -> String { "shared" }

  func body(content: Content, context: String) -> some View {
    VStack {
      Text(context)
      content
    }
  }
}

#Preview("Entries", as: .systemSmall) {
  TideWidget()
} timeline: {
  TideEntry(date: .now, level: 0.2)
  TideEntry(date: .now + 60, level: 0.8)
}

#Preview(
  "Provider", as: .systemMedium, widget: { TideWidget() }, timelineProvider: TideProvider.init)

#Preview("Intent", as: .systemSmall, using: Harbor()) {
  HarborWidget()
} timelineProvider: {
  HarborProvider()
}

#Preview("Boat", as: .content, using: BoatAttributes(name: "Ada")) {
  BoatActivity()
} contentStates: {
  BoatAttributes.ContentState(distance: 3)
  BoatAttributes.ContentState(distance: 12)
}

struct BuoyAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {}
}

/// A Live Activity that is not in the bundle.
struct BuoyActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: BuoyAttributes.self) { _ in
      Text("Buoy")
    } dynamicIsland: { _ in
      DynamicIsland {
        DynamicIslandExpandedRegion(.center) { Text("Buoy") }
      } compactLeading: {
        Text("B")
      } compactTrailing: {
        Text("1")
      } minimal: {
        Text("B")
      }
    }
  }
}

#Preview("Island", as: .dynamicIsland(.compact), using: BuoyAttributes()) {
  BuoyActivity()
} contentStates: {
  BuoyAttributes.ContentState()
}

#Preview { Text("Plain") }

#Preview("State", traits: .fixedLayout(width: 200, height: 100)) {
  @Previewable @State var count = 3
  Text("Count \(count)").onAppear { count += 1 }
}

#Preview("Modified", traits: .sizeThatFitsLayout, .modifier(Framed())) { Text("Inside") }

#Preview("Crash", traits: .sizeThatFitsLayout) { Text(["a", "b"][Int("5")!]) }

#Preview("Other entry", as: .systemSmall) {
  TideWidget()
} timeline: {
  OtherEntry()
}

struct OtherEntry: TimelineEntry {
  let date = Date()
}

#Preview("Flat", traits: .fixedLayout(width: 0, height: 60)) { Color.green }

#Preview("Empty", as: .systemSmall) {
  TideWidget()
} timeline: {
  for level in [Double]() { TideEntry(date: .now, level: level) }
}

#Preview("Last", traits: .fixedLayout(width: 120, height: 60), .landscapeLeft) { Color.green }

struct Tide_Previews: PreviewProvider {
  static var previews: some View {
    TideView(entry: TideEntry(date: .now, level: 0.4))
      .previewContext(WidgetPreviewContext(family: .systemSmall))
      .previewDisplayName("Old widget")
    Text("Old view").previewLayout(.sizeThatFits)
    BoatAttributes(name: "Bob").previewContext(.init(distance: 9), viewKind: .content)
  }
}

/// One of its views crashes.
struct Reef_Previews: PreviewProvider {
  static var previews: some View {
    Text("Before").previewLayout(.sizeThatFits).previewDisplayName("Before")
    CrashingView().previewDisplayName("Middle")
    Text("After").previewLayout(.sizeThatFits).previewDisplayName("After")
  }
}

struct CrashingView: View {
  var body: some View {
    GeometryReader { _ in Text(["a"][Int("7")!]) }
  }
}
