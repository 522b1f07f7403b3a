import AppIntents

// Compatibility: accepted | `WidgetRelevance`, `WidgetRelevanceAttribute`, `WidgetRelevanceGroup`
//   | not called

/// The contexts in which a widget is relevant.
///
/// Only watchOS uses relevance. The types exist so that shared code builds.
public struct WidgetRelevance<Configuration> {
  let attributes: [WidgetRelevanceAttribute<Configuration>]

  public init(_ attributes: [WidgetRelevanceAttribute<Configuration>]) {
    self.attributes = attributes
  }
}

/// One context in which a configuration is relevant.
public struct WidgetRelevanceAttribute<Configuration> {
  let group: WidgetRelevanceGroup?

  public init(context: RelevantContext) where Configuration == Void {
    group = nil
  }

  public init(configuration: Configuration, context: RelevantContext)
  where Configuration: WidgetConfigurationIntent {
    group = nil
  }

  public init(configuration: Configuration, group: WidgetRelevanceGroup)
  where Configuration: WidgetConfigurationIntent {
    self.group = group
  }

  public init(configuration: Configuration, context: RelevantContext)
  where Configuration: INIntent {
    group = nil
  }

  public init(group: WidgetRelevanceGroup) where Configuration == Void {
    self.group = group
  }

  public init(configuration: Configuration, group: WidgetRelevanceGroup)
  where Configuration: INIntent {
    self.group = group
  }
}

/// Widgets in one group are not shown at the same time.
public struct WidgetRelevanceGroup: Hashable, Sendable {
  let name: String

  public static let automatic = WidgetRelevanceGroup(name: "automatic")
  public static let ungrouped = WidgetRelevanceGroup(name: "ungrouped")

  public static func named(_ name: String) -> WidgetRelevanceGroup {
    WidgetRelevanceGroup(name: name)
  }
}
