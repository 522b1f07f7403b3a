// Compatibility: works | `#Preview(widget:relevance…)`, `PreviewRelevanceEntryBuilder` | drawn by
//   `vitrine previews`, as `accessoryRectangular`

extension Preview {
  /// A widget with relevant entries.
  @MainActor
  public init<Entry: RelevanceEntry>(
    _ name: String? = nil, widget: @escaping () -> some Widget,
    @PreviewRelevanceEntryBuilder<Entry> relevanceEntries:
      @escaping @MainActor () async -> [Entry]
  ) {
    self.init(
      name,
      content: WidgetPreview(
        family: .accessoryRectangular, registrations: { registrations(of: widget()) }
      ) { _, _ in
        PreviewEntries(entries: await relevanceEntries())
      })
  }

  /// A widget with the entries of a provider in its relevant configurations.
  @MainActor
  public init<Provider: RelevanceEntriesProvider>(
    _ name: String? = nil, widget: @escaping @MainActor () -> some Widget,
    relevanceProvider: @escaping @MainActor () -> Provider
  ) {
    self.init(
      name,
      content: WidgetPreview(
        family: .accessoryRectangular, registrations: { registrations(of: widget()) }
      ) { context, _ in
        try await ProviderCall(provider: relevanceProvider()).entries(nil, in: context)
      })
  }

  /// A widget with the entries of a provider in the configurations of `relevance`.
  @MainActor
  public init<Provider: RelevanceEntriesProvider>(
    _ name: String? = nil, widget: @escaping @MainActor () -> some Widget,
    relevanceProvider: @escaping @MainActor () -> Provider,
    relevance: @escaping @MainActor () async -> WidgetRelevance<Provider.Configuration>
  ) {
    self.init(
      name,
      content: WidgetPreview(
        family: .accessoryRectangular, registrations: { registrations(of: widget()) }
      ) { context, _ in
        let given = GivenRelevance(relevance: await relevance())
        return try await ProviderCall(provider: relevanceProvider()).entries(given, in: context)
      })
  }
}

/// Builds the relevant entries of a preview from statements.
@resultBuilder
public struct PreviewRelevanceEntryBuilder<Entry: RelevanceEntry> {
  public static func buildExpression(_ entry: Entry) -> [Entry] { [entry] }

  public static func buildPartialBlock(first: [Entry]) -> [Entry] { first }

  public static func buildPartialBlock(accumulated: [Entry], next: [Entry]) -> [Entry] {
    accumulated + next
  }

  public static func buildArray(_ components: [[Entry]]) -> [Entry] { components.flatMap { $0 } }
}
