import HostLink

/// A widget that the user has placed on a surface.
public struct Placement: Codable, Equatable, Identifiable, Sendable {
  public var id: PlacementID
  public var `extension`: ExtensionID
  public var kind: String
  public var family: WidgetFamilyName
  public var place: WidgetPlace
  /// The device, if it is not the one that the place means by itself (`WidgetPlace.role`).
  public var device: DeviceRole?
  /// The values that the user has set. Other parameters have their defaults.
  public var configuration: [String: ConfigurationValue]
  /// The cells on Home Screens of other shapes, to which the placement returns; see
  /// `Arrangement.adapt(to:)`.
  public var otherCells: OtherCells?
  // Optional because placements stored by earlier releases lack it; nil means false.
  private var suggested: Bool?

  /// Whether the Smart Stack of a watch has placed the widget by itself, and removes it when it is
  /// not relevant any more; see `SmartStackPlan`.
  public var isSuggestion: Bool {
    get { suggested ?? false }
    set { suggested = newValue ? true : nil }
  }

  public init(
    id: PlacementID, extension: ExtensionID, kind: String,
    family: WidgetFamilyName, place: WidgetPlace, device: DeviceRole? = nil,
    configuration: [String: ConfigurationValue] = [:]
  ) {
    self.id = id
    self.extension = `extension`
    self.kind = kind
    self.family = family
    self.place = place
    self.device = device
    self.configuration = configuration
  }
}

/// Several widgets of one family at one place, of which one is on top.
public struct SmartStack: Codable, Equatable, Identifiable, Sendable {
  public var id: StackID
  public var family: WidgetFamilyName
  /// On the Home Screen or in StandBy.
  public var place: WidgetPlace
  /// As `Placement.device`. The members have the same device.
  public var device: DeviceRole?
  /// In the user's order; at least two.
  public var members: [PlacementID]
  /// The shown member.
  public var top: PlacementID
  /// Whether the system rotates the stack by relevance.
  public var smartRotate: Bool
  /// As `Placement.otherCells`.
  public var otherCells: OtherCells?

  public init(
    id: StackID, family: WidgetFamilyName, place: WidgetPlace,
    members: [PlacementID],
    top: PlacementID, smartRotate: Bool = true, otherCells: OtherCells? = nil,
    device: DeviceRole? = nil
  ) {
    self.id = id
    self.family = family
    self.place = place
    self.device = device
    self.members = members
    self.top = top
    self.smartRotate = smartRotate
    self.otherCells = otherCells
  }
}

extension Placement {
  /// The device of a placement outside stacks; see `Arrangement.device(of:)`.
  public var role: DeviceRole { device ?? place.role }
}

extension SmartStack {
  /// The device that shows the stack.
  public var role: DeviceRole { device ?? place.role }
}

/// The last cells of an item on Home Screens of other shapes, by `HomeShape.name`.
public typealias OtherCells = [String: HomeGrid.Cell]

extension PlacedConfiguration {
  package init(_ placement: Placement) {
    self.init(kind: placement.kind, family: placement.family, values: placement.configuration)
  }
}
