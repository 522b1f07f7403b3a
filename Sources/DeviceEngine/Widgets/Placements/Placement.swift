import HostLink

/// One widget that a person has put on a surface.
public struct Placement: Codable, Equatable, Identifiable, Sendable {
  public var id: PlacementIdentifier
  public var `extension`: ExtensionIdentifier
  public var kind: String
  public var family: WidgetFamilyName
  public var place: Place
  /// The values that a person has set; what is not here has its default.
  public var configuration: [String: ConfigurationValue]

  public init(
    id: PlacementIdentifier, extension: ExtensionIdentifier, kind: String,
    family: WidgetFamilyName, place: Place, configuration: [String: ConfigurationValue] = [:]
  ) {
    self.id = id
    self.extension = `extension`
    self.kind = kind
    self.family = family
    self.place = place
    self.configuration = configuration
  }
}

/// Several widgets of one family in one place, of which one is on top.
public struct SmartStack: Codable, Equatable, Identifiable, Sendable {
  public var id: StackIdentifier
  public var family: WidgetFamilyName
  /// On the Home Screen or in StandBy.
  public var place: Place
  /// In the order in which a person has put them; one at least.
  public var members: [PlacementIdentifier]
  /// The member that is shown.
  public var top: PlacementIdentifier
  /// The system turns the stack by relevance.
  public var smartRotate: Bool

  public init(
    id: StackIdentifier, family: WidgetFamilyName, place: Place, members: [PlacementIdentifier],
    top: PlacementIdentifier, smartRotate: Bool = true
  ) {
    self.id = id
    self.family = family
    self.place = place
    self.members = members
    self.top = top
    self.smartRotate = smartRotate
  }
}

extension PlacedConfiguration {
  package init(_ placement: Placement) {
    self.init(kind: placement.kind, family: placement.family, values: placement.configuration)
  }
}
