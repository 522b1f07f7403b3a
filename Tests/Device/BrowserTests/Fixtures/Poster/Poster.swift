import SwiftUI
import WidgetKit

/// A widget of all sizes, with a background that glass replaces.
@main
struct Poster: Widget {
  struct Entry: TimelineEntry {
    var date: Date
  }

  struct Provider: TimelineProvider {
    func placeholder(in context: Context) -> Entry { Entry(date: .now) }

    func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) {
      completion(Entry(date: .now))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
      completion(Timeline(entries: [Entry(date: .now)], policy: .never))
    }
  }

  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Poster", provider: Provider()) { _ in PosterView() }
      .configurationDisplayName("Poster")
      .description("What is on tonight.")
      .supportedFamilies([.systemSmall, .systemLarge, .systemExtraLargePortrait])
  }
}

private struct PosterView: View {
  @Environment(\.widgetFamily) private var family

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      Text("Tonight").font(.caption.weight(.semibold)).widgetAccentable()
      Text("The Lighthouse").font(.headline)
      Spacer(minLength: 0)
      if family == .systemExtraLargePortrait {
        ForEach(0..<6) { row in
          Label("Row \(row + 1)", systemImage: "chair.fill").font(.title3)
          Divider()
        }
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .containerBackground(Color.orange.gradient, for: .widget)
  }
}
