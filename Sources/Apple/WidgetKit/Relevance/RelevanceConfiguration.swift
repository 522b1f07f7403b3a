import AppIntents
import HostLink

// Compatibility: works | `RelevanceConfiguration` | the Smart Stack of a watch shows it while it is
//   relevant; `vitrine relevance` prints and draws its entries

/// A widget that a Smart Stack shows while it is relevant.
@MainActor @preconcurrency
public struct RelevanceConfiguration<Content: View>: WidgetConfiguration {
  private let kind: String
  private let source: any EntrySource

  public init<Provider: RelevanceEntriesProvider>(
    kind: String, provider: Provider,
    @ViewBuilder content: @escaping @MainActor (Provider.Entry) -> Content
  ) {
    self.kind = kind
    source = RelevanceSource(provider: provider, content: { AnyView(content($0)) })
  }

  public var body: some WidgetConfiguration { EmptyWidgetConfiguration() }

  public static func _register(_ configuration: Self, in list: inout _WidgetList) {
    list.registrations.append(
      WidgetRegistration(kind: configuration.kind, source: configuration.source))
  }
}

/// An `EntrySource` for a `RelevanceEntriesProvider`. A timeline has one entry: the provider's for
/// the requested configuration.
///
/// Unchecked: the author's provider declares nothing about concurrency. WidgetKit calls it for one
/// request at a time from one task, and calls the content closure on the main actor only.
struct RelevanceSource<Provider: RelevanceEntriesProvider>: EntrySource, @unchecked Sendable {
  let provider: Provider
  let content: @MainActor (Provider.Entry) -> AnyView

  var configuration: ConfigurationDescription { Provider.Configuration.configurationDescription }

  var isRelevanceConfiguration: Bool { true }

  func timeline(of preview: PreviewEntries) throws -> ProvidedTimeline {
    // In the order of the preview, one second apart, because an entry has no date.
    let entries = try preview.entries(of: Provider.Entry.self)
    let now = Date()
    return timeline(of: entries.enumerated().map { ($1, now + TimeInterval($0)) })
  }

  func placeholder(_ context: TimelineProviderContext) async throws -> ProvidedTimeline {
    timeline(of: [(provider.placeholder(context: .init(context)), Date())])
  }

  func snapshot(
    _ values: [String: ConfigurationValue], _ context: TimelineProviderContext
  ) async throws -> ProvidedTimeline {
    try await timeline(values, context)
  }

  func timeline(
    _ values: [String: ConfigurationValue], _ context: TimelineProviderContext
  ) async throws -> ProvidedTimeline {
    let configured = try await Provider.Configuration.configured(with: values)
    let entry = try await provider.entry(
      configuration: configured.intent, context: .init(context))
    var timeline = timeline(of: [(entry, Date())])
    timeline.issues = configured.issues
    return timeline
  }

  private func timeline(of entries: [(Provider.Entry, Date)]) -> ProvidedTimeline {
    ProvidedTimeline(
      entries: entries.map { entry, date in
        ProvidedTimeline.Entry(date: date, relevance: nil) { content(entry) }
      }, policy: .never)
  }

  func relevance() async throws -> [RelevanceAttribute] {
    await provider.relevance().attributes { $0.configurationValues }
  }

  func options(_ request: OptionsRequest) async throws -> OptionsReply {
    guard let reply = try await Provider.Configuration.options(request) else {
      return try fixedOptions(request)
    }
    return reply
  }

  func appIntent(
    with values: [String: ConfigurationValue]
  ) async -> (any WidgetConfigurationIntent)? {
    try? await Provider.Configuration.configured(with: values).intent
  }
}

extension RelevanceEntriesProviderContext {
  init(_ context: TimelineProviderContext) {
    self.init(displaySize: context.displaySize, isPreview: context.isPreview)
  }
}
