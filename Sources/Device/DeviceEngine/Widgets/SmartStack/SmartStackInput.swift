import Foundation
import HostLink

/// Everything that a `SmartStackPlan` depends on, apart from the time.
public struct SmartStackInput: Equatable, Sendable {
  /// A widget kind whose relevance counts.
  public struct Kind: Equatable, Sendable {
    public var id: WidgetKind
    public var isRelevanceConfiguration: Bool
    public var associatedKind: String?
    /// The values that parameters have without a configuration.
    public var defaults: [String: ConfigurationValue]
    /// nil until the extension has answered.
    public var attributes: [RelevanceAttribute]?

    public init(
      _ id: WidgetKind, isRelevanceConfiguration: Bool = false, associatedKind: String? = nil,
      defaults: [String: ConfigurationValue] = [:], attributes: [RelevanceAttribute]? = nil
    ) {
      self.id = id
      self.isRelevanceConfiguration = isRelevanceConfiguration
      self.associatedKind = associatedKind
      self.defaults = defaults
      self.attributes = attributes
    }

    /// Whether an attribute is about a placement's configuration. The display names of objects do
    /// not matter.
    func matches(_ attribute: RelevanceAttribute, _ placement: Placement) -> Bool {
      attribute.configuration.allSatisfy { name, value in
        (placement.configuration[name] ?? defaults[name] ?? .none).isSame(as: value)
      }
    }
  }

  public var kinds: [Kind]
  /// The widgets of the Smart Stack, in the order of their positions.
  public var placements: [Placement]
  public var circumstances: RelevanceCircumstances
  public var timeZone: TimeZone

  public init(
    kinds: [Kind], placements: [Placement],
    circumstances: RelevanceCircumstances = RelevanceCircumstances(), timeZone: TimeZone = .gmt
  ) {
    self.kinds = kinds
    self.placements = placements
    self.circumstances = circumstances
    self.timeZone = timeZone
  }
}
