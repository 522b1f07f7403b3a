import SwiftUI
import WidgetKit

@main
struct BakeryWidgets: WidgetBundle {
  var body: some Widget {
    OvenWidget()
    BakingActivity()
  }
}

struct OvenEntry: TimelineEntry {
  let date: Date
  let bake: Bake?
  let shelf: [Loaf: Int]

  var oven: Oven { Oven(bake, at: date) }

  /// A loaf that is done must come out.
  var relevance: TimelineEntryRelevance? {
    switch oven {
    case .cold: TimelineEntryRelevance(score: 0)
    case .baking: TimelineEntryRelevance(score: 10)
    case .ready: TimelineEntryRelevance(score: 50)
    }
  }

  static var sample: OvenEntry {
    OvenEntry(date: .now, bake: .sample(), shelf: [.country: 2, .baguette: 6, .focaccia: 1])
  }
}

struct OvenProvider: TimelineProvider {
  func placeholder(in context: Context) -> OvenEntry { .sample }

  func getSnapshot(in context: Context, completion: @escaping (OvenEntry) -> Void) {
    completion(context.isPreview ? .sample : current)
  }

  /// The intents reload the widget. Between them, only the end of the baking changes it.
  func getTimeline(in context: Context, completion: @escaping (Timeline<OvenEntry>) -> Void) {
    var entries = [current]
    if case .baking(let bake) = entries[0].oven {
      entries.append(
        OvenEntry(date: bake.span.upperBound, bake: bake, shelf: entries[0].shelf))
    }
    completion(Timeline(entries: entries, policy: .never))
  }

  private var current: OvenEntry {
    OvenEntry(date: .now, bake: BakeryStore().bake, shelf: BakeryStore().shelf)
  }
}

struct OvenWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Oven", provider: OvenProvider()) { entry in
      OvenWidgetView(entry: entry)
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
        .containerBackground(for: .widget) { Hearth() }
    }
    .configurationDisplayName("Oven")
    .description("What is in the oven, and what is on the shelf.")
    .supportedFamilies([
      .systemSmall, .systemMedium, .systemLarge, .accessoryCircular, .accessoryRectangular,
      .accessoryInline,
    ])
  }
}

struct OvenWidgetView: View {
  @Environment(\.widgetFamily) private var family
  let entry: OvenEntry

  private var next: Loaf { .next(for: entry.shelf) }

  var body: some View {
    switch family {
    case .accessoryInline: OvenLabel(oven: entry.oven)
    case .accessoryCircular: OvenRing(oven: entry.oven) { Image(systemName: "oven") }
    case .accessoryRectangular:
      Tray {
        OvenLabel(oven: entry.oven)
      } picture: {
        OvenRing(oven: entry.oven) { Image(systemName: "oven") }.frame(width: 44)
      }
    case .systemMedium:
      HStack(spacing: 18) {
        OvenDial(oven: entry.oven, next: next)
        Shelf(shelf: entry.shelf)
      }
    case .systemLarge:
      VStack(spacing: 16) {
        OvenCard(oven: entry.oven, next: next)
        Divider()
        ForEach(Loaf.allCases) { loaf in
          LoafRow(loaf: loaf, count: entry.shelf[loaf, default: 0], isOvenFree: entry.bake == nil)
        }
      }
    default: OvenDial(oven: entry.oven, next: next)
    }
  }
}
