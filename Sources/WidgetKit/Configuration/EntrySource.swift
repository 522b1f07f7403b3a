import AppIntents
import HostLink

/// A provider and its views without their types.
protocol EntrySource: ParameterSource {
  func placeholder(_ context: TimelineProviderContext) async throws -> ProvidedTimeline
  func snapshot(
    _ values: [String: ConfigurationValue], _ context: TimelineProviderContext
  ) async throws -> ProvidedTimeline
  func timeline(
    _ values: [String: ConfigurationValue], _ context: TimelineProviderContext
  ) async throws -> ProvidedTimeline
  /// Ready-made configurations for the gallery.
  func recommendations() async throws -> [ConfigurationRecommendation]
  /// The SiriKit intent that the provider gets for these values; nil where it gets none.
  func intent(with values: [String: ConfigurationValue]) -> INIntent?
  /// The app intent that the provider gets for these values; nil where it gets none.
  func appIntent(with values: [String: ConfigurationValue]) async -> (
    any WidgetConfigurationIntent
  )?
}

extension EntrySource {
  func recommendations() async throws -> [ConfigurationRecommendation] { [] }

  func intent(with values: [String: ConfigurationValue]) -> INIntent? { nil }

  func appIntent(
    with values: [String: ConfigurationValue]
  ) async -> (any WidgetConfigurationIntent)? { nil }
}

/// What a provider has answered.
///
/// Unchecked: entries are values of an author's types, handed from the provider to the main actor
/// once and never shared.
struct ProvidedTimeline: @unchecked Sendable {
  struct Entry {
    let date: Date
    let relevance: TimelineEntryRelevance?
    /// Makes the entry's view.
    let view: @MainActor () -> AnyView
  }

  let entries: [Entry]
  let policy: TimelineReloadPolicy
  /// Configured values that the provider was not given.
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

/// Providers and view closures are an author's own and say nothing of concurrency.
///
/// Unchecked: WidgetKit calls a provider for one request at a time from one task, and the content
/// closure on the main actor only.
struct ProviderSource<Provider, Entry: TimelineEntry>: EntrySource, @unchecked Sendable {
  let configuration: ConfigurationDescription
  let content: (Entry) -> AnyView
  let makePlaceholder: (TimelineProviderContext) -> Entry
  let makeSnapshot:
    ([String: ConfigurationValue], TimelineProviderContext, @escaping @Sendable (Entry) -> Void)
      throws -> Void
  let makeTimeline:
    (
      [String: ConfigurationValue], TimelineProviderContext,
      @escaping @Sendable (Timeline<Entry>) -> Void
    ) throws -> Void

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

/// An entry and its content closure. Unchecked: both are used on the main actor only.
private struct EntryView<Entry>: @unchecked Sendable {
  let entry: Entry
  let content: (Entry) -> AnyView

  @MainActor var view: AnyView { content(entry) }
}
