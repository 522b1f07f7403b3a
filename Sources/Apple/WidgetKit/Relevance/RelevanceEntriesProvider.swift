import AppIntents

// Compatibility: works | `RelevanceEntriesProvider`, `RelevanceEntry`,
//   `RelevanceEntriesProviderContext`

/// Provides the entries of a widget that a Smart Stack shows while it is relevant.
public protocol RelevanceEntriesProvider {
  associatedtype Entry: RelevanceEntry
  associatedtype Configuration: WidgetConfigurationIntent
  typealias Context = RelevanceEntriesProviderContext
  /// When the widget is relevant, and in which configurations.
  func relevance() async -> WidgetRelevance<Configuration>
  func entry(configuration: Configuration, context: Context) async throws -> Entry
  func placeholder(context: Context) -> Entry
}

/// The content of a relevant widget.
public protocol RelevanceEntry: Sendable {}

/// Where a provider's entry is going to be shown.
public struct RelevanceEntriesProviderContext: Sendable {
  /// The widget's size, in points.
  public let displaySize: CGSize
  /// True where the entry should have sample content.
  public let isPreview: Bool
}
