import HostLink
import Synchronization

@testable import WidgetKit

/// Counts calls of an extension's code.
final class CallCounter: Sendable {
  private let counts = Mutex<[String: Int]>([:])

  func add(_ name: String) { counts.withLock { $0[name, default: 0] += 1 } }

  subscript(name: String) -> Int { counts.withLock { $0[name, default: 0] } }
}

struct SampleEntry: TimelineEntry {
  var date: Date
  var relevance: TimelineEntryRelevance?
}

/// A provider that counts its calls, with a replaceable timeline.
struct SampleProvider: TimelineProvider {
  var counter = CallCounter()
  var timeline:
    @Sendable (TimelineProviderContext, @escaping @Sendable (Timeline<SampleEntry>) -> Void)
      -> Void = { _, completion in
        completion(
          Timeline(
            entries: [0, 60, 120].map { SampleEntry(date: Self.start + $0) }, policy: .atEnd))
      }

  static let start = Date(timeIntervalSince1970: 1_800_000_000)

  func placeholder(in context: Context) -> SampleEntry {
    counter.add("placeholder")
    return SampleEntry(date: Self.start)
  }

  func getSnapshot(in context: Context, completion: @escaping (SampleEntry) -> Void) {
    counter.add(context.isPreview ? "preview" : "snapshot")
    completion(SampleEntry(date: Self.start))
  }

  func getTimeline(
    in context: Context, completion: @escaping @Sendable (Timeline<SampleEntry>) -> Void
  ) {
    counter.add("timeline")
    timeline(context, completion)
  }
}

/// Shows the entry's minute, and counts how often its body is evaluated.
struct SampleView: View {
  var entry: SampleEntry
  var counter: CallCounter

  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.widgetFamily) private var family

  var body: some View {
    counter.add("view")
    return Text("\(family) \(colorScheme == .dark ? "dark" : "light") \(minute)")
      .containerBackground(.background, for: .widget)
  }

  private var minute: Int { Int(entry.date.timeIntervalSince(SampleProvider.start) / 60) }
}

struct SampleWidget: Widget {
  var provider = SampleProvider()
  var kind = "sample"
  var families: [WidgetFamily] = [.systemSmall, .accessoryInline]

  init() {}

  init(provider: SampleProvider, kind: String = "sample") {
    self.provider = provider
    self.kind = kind
  }

  var body: some WidgetConfiguration {
    let counter = provider.counter
    return StaticConfiguration(kind: kind, provider: provider) { entry in
      SampleView(entry: entry, counter: counter)
    }
    .configurationDisplayName("Sample")
    .description("A widget for tests")
    .supportedFamilies(families)
    .contentMarginsDisabled()
    .disfavoredLocations([.lockScreen], for: [.systemSmall])
  }
}

extension ExtensionRuntime {
  convenience init(_ provider: SampleProvider) {
    var list = _WidgetList()
    SampleWidget._register(SampleWidget(provider: provider), in: &list)
    self.init(list)
  }

  /// The reply to one call.
  func answer(_ call: HostCall) async -> ExtensionReply {
    await reply(to: HostRequest(id: 1, call: call))
  }
}

extension WidgetRequest {
  static func sample(
    kind: String = "sample", family: WidgetFamilyName = .systemSmall,
    environments: [RenderEnvironment] = [RenderEnvironment()],
    archives: ArchiveSelection = .all
  ) -> WidgetRequest {
    WidgetRequest(
      kind: kind, family: family, displaySize: LinkSize(width: 158, height: 158),
      environments: environments, archives: archives)
  }
}
