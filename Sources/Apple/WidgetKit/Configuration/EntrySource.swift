import AppIntents
import HostLink

/// A type-erased timeline provider and its content closure.
protocol EntrySource: ParameterSource {
  func placeholder(_ context: TimelineProviderContext) async throws -> ProvidedTimeline
  func snapshot(
    _ values: [String: ConfigurationValue], _ context: TimelineProviderContext
  ) async throws -> ProvidedTimeline
  func timeline(
    _ values: [String: ConfigurationValue], _ context: TimelineProviderContext
  ) async throws -> ProvidedTimeline
  /// A timeline of a preview's entries. Throws if the widget shows entries of another type.
  func timeline(of preview: PreviewEntries) throws -> ProvidedTimeline
  /// Preset configurations for the gallery.
  func recommendations() async throws -> [ConfigurationRecommendation]
  /// When the widget is relevant, and in which configurations.
  func relevance() async throws -> [RelevanceAttribute]
  /// Whether a Smart Stack shows the widget only while it is relevant.
  var isRelevanceConfiguration: Bool { get }
  /// The SiriKit intent that the provider receives for these values; nil if it receives none.
  func intent(with values: [String: ConfigurationValue]) -> INIntent?
  /// The app intent that the provider receives for these values; nil if it receives none.
  func appIntent(with values: [String: ConfigurationValue]) async -> (
    any WidgetConfigurationIntent
  )?
}

extension EntrySource {
  func recommendations() async throws -> [ConfigurationRecommendation] { [] }

  var isRelevanceConfiguration: Bool { false }

  func intent(with values: [String: ConfigurationValue]) -> INIntent? { nil }

  func appIntent(
    with values: [String: ConfigurationValue]
  ) async -> (any WidgetConfigurationIntent)? { nil }
}

/// A provider's answer.
///
/// Unchecked: entries have author-defined types. They pass once from the provider to the main actor
/// and are never shared.
struct ProvidedTimeline: @unchecked Sendable {
  struct Entry {
    let date: Date
    let relevance: TimelineEntryRelevance?
    /// Creates the entry's view.
    let view: @MainActor () -> AnyView
  }

  let entries: [Entry]
  let policy: TimelineReloadPolicy
  /// The configured values that the provider did not receive, and why.
  var issues: [ConfigurationIssue] = []
}

extension ProvidedTimeline {
  init<E: TimelineEntry>(
    _ entries: [E], _ policy: TimelineReloadPolicy, issues: [ConfigurationIssue] = [],
    _ content: @escaping (E) -> AnyView
  ) {
    self.init(
      entries: entries.map { entry in
        let source = EntryView(entry: entry, content: content)
        return Entry(date: entry.date, relevance: entry.relevance) { source.view }
      }, policy: policy, issues: issues)
  }
}

/// An `EntrySource` for a provider with completion handlers.
///
/// Unchecked: the author's provider and closures declare nothing about concurrency. WidgetKit calls
/// a provider for one request at a time from one task, and calls the content closure on the main
/// actor only.
struct ProviderSource<Provider, Entry: TimelineEntry>: EntrySource, @unchecked Sendable {
  let configuration: ConfigurationDescription
  let content: (Entry) -> AnyView
  let makeRelevance: @Sendable () async -> [RelevanceAttribute]
  let makePlaceholder: (TimelineProviderContext) -> Entry
  let makeSnapshot:
    ([String: ConfigurationValue], TimelineProviderContext, @escaping @Sendable (Entry) -> Void)
      throws -> Void
  let makeTimeline:
    (
      [String: ConfigurationValue], TimelineProviderContext,
      @escaping @Sendable (Timeline<Entry>) -> Void
    ) throws -> Void

  func timeline(of preview: PreviewEntries) throws -> ProvidedTimeline {
    ProvidedTimeline(try preview.entries(of: Entry.self), .never, content)
  }

  func relevance() async throws -> [RelevanceAttribute] { await makeRelevance() }

  func placeholder(_ context: TimelineProviderContext) async throws -> ProvidedTimeline {
    ProvidedTimeline([makePlaceholder(context)], .never, content)
  }

  func snapshot(
    _ values: [String: ConfigurationValue], _ context: TimelineProviderContext
  ) async throws -> ProvidedTimeline {
    let entry = try await ProviderAnswer<Entry>.wait(for: "getSnapshot") {
      try makeSnapshot(values, context, $0)
    }
    return ProvidedTimeline([entry], .never, content)
  }

  func timeline(
    _ values: [String: ConfigurationValue], _ context: TimelineProviderContext
  ) async throws -> ProvidedTimeline {
    let timeline = try await ProviderAnswer<Timeline<Entry>>.wait(for: "getTimeline") {
      try makeTimeline(values, context, $0)
    }
    return ProvidedTimeline(timeline.entries, timeline.policy, content)
  }
}

/// An entry and its content closure. Unchecked: both are only used on the main actor.
private struct EntryView<Entry>: @unchecked Sendable {
  let entry: Entry
  let content: (Entry) -> AnyView

  @MainActor var view: AnyView { content(entry) }
}
