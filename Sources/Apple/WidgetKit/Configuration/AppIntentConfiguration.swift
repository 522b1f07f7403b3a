import AppIntents
import HostLink

// Compatibility: works | `AppIntentConfiguration`

/// A widget that the user configures with an app intent.
@MainActor @preconcurrency
public struct AppIntentConfiguration<Intent: WidgetConfigurationIntent, Content: View>:
  WidgetConfiguration
{
  public typealias Body = Never

  private let kind: String
  private let source: any EntrySource

  public init<Provider: AppIntentTimelineProvider>(
    kind: String, intent: Intent.Type = Intent.self, provider: Provider,
    @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) where Intent == Provider.Intent {
    self.kind = kind
    source = AppIntentSource(provider: provider, content: { AnyView(content($0)) })
  }

  public var body: Never { fatalError("AppIntentConfiguration has no body") }

  public static func _register(_ configuration: Self, in list: inout _WidgetList) {
    list.registrations.append(
      WidgetRegistration(kind: configuration.kind, source: configuration.source))
  }
}

/// An `EntrySource` for an `AppIntentTimelineProvider`.
///
/// Unchecked: WidgetKit calls a provider for one request at a time from one task, and calls the
/// content closure on the main actor only.
struct AppIntentSource<Provider: AppIntentTimelineProvider>: EntrySource, @unchecked Sendable {
  let provider: Provider
  let content: (Provider.Entry) -> AnyView

  var configuration: ConfigurationDescription { Provider.Intent.configurationDescription }

  func timeline(of preview: PreviewEntries) throws -> ProvidedTimeline {
    ProvidedTimeline(try preview.entries(of: Provider.Entry.self), .never, content)
  }

  func placeholder(_ context: TimelineProviderContext) async throws -> ProvidedTimeline {
    ProvidedTimeline([provider.placeholder(in: context)], .never, content)
  }

  func snapshot(
    _ values: [String: ConfigurationValue], _ context: TimelineProviderContext
  ) async throws -> ProvidedTimeline {
    let configured = try await Provider.Intent.configured(with: values)
    let entry = await provider.snapshot(for: configured.intent, in: context)
    return ProvidedTimeline([entry], .never, issues: configured.issues, content)
  }

  func timeline(
    _ values: [String: ConfigurationValue], _ context: TimelineProviderContext
  ) async throws -> ProvidedTimeline {
    let configured = try await Provider.Intent.configured(with: values)
    let timeline = await provider.timeline(for: configured.intent, in: context)
    return ProvidedTimeline(
      timeline.entries, timeline.policy, issues: configured.issues, content)
  }

  func options(_ request: OptionsRequest) async throws -> OptionsReply {
    guard let reply = try await Provider.Intent.options(request) else {
      return try fixedOptions(request)
    }
    return reply
  }

  func recommendations() async throws -> [ConfigurationRecommendation] {
    provider.recommendations().map {
      ConfigurationRecommendation(
        title: $0.description.plainString, values: $0.intent.configurationValues)
    }
  }

  func relevance() async throws -> [RelevanceAttribute] {
    await provider.relevance().attributes { $0.configurationValues }
  }

  func appIntent(
    with values: [String: ConfigurationValue]
  ) async -> (any WidgetConfigurationIntent)? {
    try? await Provider.Intent.configured(with: values).intent
  }
}
