import SwiftUI
import WidgetKit

/// Every view, style, mark and modifier of a widget. Each page is a large widget; `make gallery`
/// draws all of them, side by side in several environments.
@main struct Gallery: WidgetBundle {
  var body: some Widget {
    PageWidget<FontsPage>()
    PageWidget<TextPage>()
    PageWidget<InlinePage>()
    PageWidget<FormatsPage>()
    PageWidget<SymbolsPage>()
    PageWidget<ImagesPage>()
    PageWidget<ShapesPage>()
    PageWidget<PathsPage>()
    PageWidget<ColorsPage>()
    PageWidget<StylesPage>()
    PageWidget<StacksPage>()
    PageWidget<FramesPage>()
    PageWidget<ContainersPage>()
    PageWidget<ButtonsPage>()
    PageWidget<TogglesPage>()
    PageWidget<GaugesPage>()
    PageWidget<ProgressPage>()
    PageWidget<EffectsPage>()
    PageWidget<BlendingPage>()
    PageWidget<TransformsPage>()
    PageWidget<LayersPage>()
    PageWidget<GlassPage>()
    PageWidget<CanvasPage>()
    PageWidget<RedactionPage>()
    PageWidget<MarksPage>()
    PageWidget<SeriesPage>()
    PageWidget<AxesPage>()
  }
}

/// One page of the gallery.
protocol Page: View {
  init()
  static var kind: String { get }
}

struct PageWidget<Content: Page>: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: Content.kind, provider: Provider()) { _ in
      Content().containerBackground(.background, for: .widget)
    }
    .configurationDisplayName(Content.kind)
    .contentMarginsDisabled()
    .supportedFamilies([.systemLarge])
  }
}

struct Provider: TimelineProvider {
  struct Entry: TimelineEntry {
    var date: Date
  }

  func placeholder(in context: Context) -> Entry { Entry(date: .now) }

  func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) {
    completion(Entry(date: .now))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
    // The next entry is before the timers of the page Formats pass zero.
    completion(Timeline(entries: [Entry(date: .now)], policy: .after(.now.addingTimeInterval(600))))
  }
}

/// Cells in rows, as many in each as there are columns.
struct Cells<Content: View>: View {
  var columns: Int
  var height: CGFloat
  @ViewBuilder var content: Content

  var body: some View {
    LazyVGrid(
      columns: Array(repeating: GridItem(.flexible(), spacing: 6), count: columns), spacing: 4
    ) {
      content.environment(\.cellHeight, height)
    }
    .padding(8)
  }
}

/// A drawing above its name.
struct Cell<Content: View>: View {
  @Environment(\.cellHeight) private var height
  var name: String
  @ViewBuilder var content: Content

  init(_ name: String, @ViewBuilder content: () -> Content) {
    self.name = name
    self.content = content()
  }

  var body: some View {
    VStack(spacing: 1) {
      content.frame(maxWidth: .infinity, maxHeight: .infinity)
      Text(verbatim: name)
        .font(.system(size: 7)).foregroundStyle(.secondary)
        .lineLimit(1).minimumScaleFactor(0.5)
    }
    .frame(height: height)
  }
}

extension EnvironmentValues {
  @Entry var cellHeight: CGFloat = 50
}
