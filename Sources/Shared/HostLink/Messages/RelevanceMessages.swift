import Foundation

/// When a widget, in one configuration, is relevant: `WidgetRelevanceAttribute`.
///
/// A host asks for the attributes of a kind with `HostCall.relevance`. If the kind is a
/// `RelevanceConfiguration`, it then asks for the entry of an attribute's configuration with
/// `HostCall.timeline`, which has one entry.
public struct RelevanceAttribute: Codable, Equatable, Sendable {
  /// `WidgetRelevanceGroup`: at most one widget of a group is shown at the same time.
  public enum Group: Codable, Equatable, Hashable, Sendable {
    /// The system's choice: all attributes of the widget are one group.
    case automatic
    case ungrouped
    case named(String)
  }

  /// The configuration's values; empty for a widget without parameters.
  public var configuration: [String: ConfigurationValue]
  /// nil if the attribute has a group only.
  public var context: RelevanceContext?
  public var group: Group

  public init(
    configuration: [String: ConfigurationValue] = [:], context: RelevanceContext? = nil,
    group: Group = .automatic
  ) {
    self.configuration = configuration
    self.context = context
    self.group = group
  }
}

/// The circumstances in which a widget is relevant: `RelevantContext`. Conditions have
/// RelevanceKit's names, e.g. `bedtime`.
public enum RelevanceContext: Codable, Equatable, Hashable, Sendable {
  /// `RelevantContext.DateKind`.
  public enum DateKind: String, Codable, Sendable { case `default`, scheduled, informational }

  /// An instant has the same start and end.
  case date(from: Date, to: Date, kind: DateKind)
  /// Applies while the device is in the region.
  case region(RelevanceRegion)
  /// `home`, `work`, `school` or `commute`.
  case inferredLocation(String)
  /// `wakeup` or `bedtime`.
  case sleep(String)
  /// `workoutActive` or `activityRingsIncomplete`.
  case fitness(String)
  /// `connected`.
  case headphones(String)
}

/// A place at which a widget is relevant. Only circular regions have a center.
public struct RelevanceRegion: Codable, Equatable, Hashable, Sendable {
  public var identifier: String
  /// Degrees.
  public var latitude, longitude: Double?
  /// Metres.
  public var radius: Double?

  public init(
    identifier: String, latitude: Double? = nil, longitude: Double? = nil, radius: Double? = nil
  ) {
    self.identifier = identifier
    self.latitude = latitude
    self.longitude = longitude
    self.radius = radius
  }
}
