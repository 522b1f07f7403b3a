import HostLink

/// An `EntrySource` for a SiriKit intent. It checks the configured values before the provider
/// receives them, and gets choices from the intent's handler.
///
/// Unchecked: the provider is asked for recommendations in one request at a time.
struct SiriIntentSource<Intent: INIntent>: EntrySource, @unchecked Sendable {
  let base: any EntrySource
  let recommended: () -> [IntentRecommendation<Intent>]

  var configuration: ConfigurationDescription { Intent.configurationDescription }

  func timeline(of preview: PreviewEntries) throws -> ProvidedTimeline {
    try base.timeline(of: preview)
  }

  func placeholder(_ context: TimelineProviderContext) async throws -> ProvidedTimeline {
    try await base.placeholder(context)
  }

  func snapshot(
    _ values: [String: ConfigurationValue], _ context: TimelineProviderContext
  ) async throws -> ProvidedTimeline {
    let (accepted, issues) = Intent.accepted(values)
    var provided = try await base.snapshot(accepted, context)
    provided.issues += issues
    return provided
  }

  func timeline(
    _ values: [String: ConfigurationValue], _ context: TimelineProviderContext
  ) async throws -> ProvidedTimeline {
    let (accepted, issues) = Intent.accepted(values)
    var provided = try await base.timeline(accepted, context)
    provided.issues += issues
    return provided
  }

  func options(_ request: OptionsRequest) async throws -> OptionsReply {
    let fixed = try fixedOptions(request)
    guard let handled = Intent.self as? any HandledIntent.Type else { return fixed }
    return try await handled.options(
      of: request.parameter, values: request.configuration, searchTerm: request.search) ?? fixed
  }

  func recommendations() async throws -> [ConfigurationRecommendation] {
    recommended().map {
      ConfigurationRecommendation(
        title: $0.description.plainString, values: $0.intent.configurationValues)
    }
  }

  func relevance() async throws -> [RelevanceAttribute] { try await base.relevance() }

  func intent(with values: [String: ConfigurationValue]) -> INIntent? {
    try? Intent.configured(with: Intent.accepted(values).values)
  }
}
