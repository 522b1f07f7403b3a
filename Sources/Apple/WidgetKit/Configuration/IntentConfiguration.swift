import HostLink

// Compatibility: works | `IntentConfiguration`

/// A widget that the user configures with a SiriKit intent.
@MainActor @preconcurrency
public struct IntentConfiguration<Intent: INIntent, Content: View>: WidgetConfiguration {
  public typealias Body = Never

  private let kind: String
  private let source: any EntrySource

  public init<Provider: IntentTimelineProvider>(
    kind: String, intent: Intent.Type, provider: Provider,
    @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) where Intent == Provider.Intent {
    self.kind = kind
    let base = ProviderSource<Provider, Provider.Entry>(
      configuration: intent.configurationDescription, content: { AnyView(content($0)) },
      makeRelevance: ProviderCall(provider: provider).relevance,
      makePlaceholder: { provider.placeholder(in: $0) },
      makeSnapshot: { values, context, completion in
        provider.getSnapshot(
          for: try Intent.configured(with: values), in: context, completion: completion)
      },
      makeTimeline: { values, context, completion in
        provider.getTimeline(
          for: try Intent.configured(with: values), in: context, completion: completion)
      })
    source = SiriIntentSource<Intent>(base: base, recommended: { provider.recommendations() })
  }

  public var body: Never { fatalError("IntentConfiguration has no body") }

  public static func _register(_ configuration: Self, in list: inout _WidgetList) {
    list.registrations.append(
      WidgetRegistration(kind: configuration.kind, source: configuration.source))
  }
}
