import AppIntents

// Compatibility: works | `WidgetRelevance`, `WidgetRelevanceAttribute`, `WidgetRelevanceGroup` |
//   printed by `vitrine relevance`; a phone's Smart Stack does not use it

/// The contexts in which a widget is relevant. Only a watch's Smart Stack uses them.
public struct WidgetRelevance<Configuration> {
  let attributes: [WidgetRelevanceAttribute<Configuration>]

  public init(_ attributes: [WidgetRelevanceAttribute<Configuration>]) {
    self.attributes = attributes
  }
}

/// One context in which a configuration is relevant.
public struct WidgetRelevanceAttribute<Configuration> {
  let configuration: Configuration
  let context: RelevantContext?
  let group: WidgetRelevanceGroup

  private init(
    _ configuration: Configuration, _ context: RelevantContext?, _ group: WidgetRelevanceGroup
  ) {
    self.configuration = configuration
    self.context = context
    self.group = group
  }

  public init(context: RelevantContext) where Configuration == Void {
    self.init((), context, .automatic)
  }

  public init(configuration: Configuration, context: RelevantContext)
  where Configuration: WidgetConfigurationIntent {
    self.init(configuration, context, .automatic)
  }

  public init(configuration: Configuration, group: WidgetRelevanceGroup)
  where Configuration: WidgetConfigurationIntent {
    self.init(configuration, nil, group)
  }

  public init(configuration: Configuration, context: RelevantContext)
  where Configuration: INIntent {
    self.init(configuration, context, .automatic)
  }

  public init(group: WidgetRelevanceGroup) where Configuration == Void {
    self.init((), nil, group)
  }

  public init(configuration: Configuration, group: WidgetRelevanceGroup)
  where Configuration: INIntent {
    self.init(configuration, nil, group)
  }
}

/// Widgets in one group are not shown at the same time.
public struct WidgetRelevanceGroup: Hashable, Sendable {
  enum Kind: Hashable {
    case automatic, ungrouped
    case named(String)
  }

  let kind: Kind

  public static let automatic = WidgetRelevanceGroup(kind: .automatic)
  public static let ungrouped = WidgetRelevanceGroup(kind: .ungrouped)

  public static func named(_ name: String) -> WidgetRelevanceGroup {
    WidgetRelevanceGroup(kind: .named(name))
  }
}
