import HostLink

// Compatibility: works | `StaticConfiguration`

/// A widget that the user cannot configure.
@MainActor @preconcurrency
public struct StaticConfiguration<Content: View>: WidgetConfiguration {
  public typealias Body = Never

  private let kind: String
  private let source: any EntrySource

  public init<Provider: TimelineProvider>(
    kind: String, provider: Provider,
    @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) {
    self.kind = kind
    source = ProviderSource<Provider, Provider.Entry>(
      configuration: .static, content: { AnyView(content($0)) },
      makeRelevance: ProviderCall(provider: provider).relevance,
      makePlaceholder: { provider.placeholder(in: $0) },
      makeSnapshot: { provider.getSnapshot(in: $1, completion: $2) },
      makeTimeline: { provider.getTimeline(in: $1, completion: $2) })
  }

  public var body: Never { fatalError("StaticConfiguration has no body") }

  public static func _register(_ configuration: Self, in list: inout _WidgetList) {
    list.registrations.append(
      WidgetRegistration(kind: configuration.kind, source: configuration.source))
  }
}
