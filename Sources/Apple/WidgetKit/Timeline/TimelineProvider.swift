// Compatibility: works | `TimelineProvider`, `IntentTimelineProvider`, `Timeline`,
//   `TimelineEntry`, `TimelineEntryRelevance`, `TimelineReloadPolicy`, `TimelineProviderContext`
//   | `relevance()` is called by `vitrine relevance`; a phone's Smart Stack does not use it

/// Provides the entries of a widget.
public protocol TimelineProvider {
  associatedtype Entry: TimelineEntry
  typealias Context = TimelineProviderContext
  func placeholder(in context: Context) -> Entry
  @preconcurrency
  func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void)
  @preconcurrency
  func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)
  func relevance() async -> WidgetRelevance<Void>
}

extension TimelineProvider {
  public func relevance() async -> WidgetRelevance<Void> { WidgetRelevance([]) }
}

/// Provides the entries of a widget that the user configures with a SiriKit intent.
public protocol IntentTimelineProvider {
  associatedtype Entry: TimelineEntry
  associatedtype Intent: INIntent
  typealias Context = TimelineProviderContext
  func recommendations() -> [IntentRecommendation<Intent>]
  func placeholder(in context: Context) -> Entry
  @preconcurrency
  func getSnapshot(
    for configuration: Intent, in context: Context, completion: @escaping @Sendable (Entry) -> Void)
  @preconcurrency
  func getTimeline(
    for configuration: Intent, in context: Context,
    completion: @escaping @Sendable (Timeline<Entry>) -> Void)
  func relevance() async -> WidgetRelevance<Intent>
}

extension IntentTimelineProvider {
  public func recommendations() -> [IntentRecommendation<Intent>] { [] }

  public func relevance() async -> WidgetRelevance<Intent> { WidgetRelevance([]) }
}

/// A preset configuration in the gallery.
public struct IntentRecommendation<T: INIntent> {
  let intent: T
  let description: Text

  public init(intent: T, description: Text) {
    self.intent = intent
    self.description = description
  }

  public init(intent: T, description: LocalizedStringKey) {
    self.init(intent: intent, description: Text(description))
  }

  @_disfavoredOverload
  public init(intent: T, description: LocalizedStringResource) {
    self.init(intent: intent, description: Text(description))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(intent: T, description: S) {
    self.init(intent: intent, description: Text(description))
  }
}
