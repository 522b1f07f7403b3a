import HostLink

// What surfaces do, from their rows in the table of surfaces.
extension SurfaceName {
  /// The surface's name in sentences.
  public var title: String { traits.title }

  /// The name as the subject of a sentence.
  public var titleWithArticle: String { traits.hasArticle ? "the \(title)" : title }

  // MARK: Widgets

  /// Whether the surface shows widgets of a family, on devices that have the family; see
  /// `SurfaceCapacity`.
  public func shows(_ family: WidgetFamilyName) -> Bool { traits.families.contains(family) }

  /// The surface whose widgets a picture of the surface of a companion shows: behind Control Center
  /// of a Mac, the desktop.
  public var widgetSurface: SurfaceName { traits.widgetsOf ?? self }

  /// Whether the surface shows its widgets in a list, without gaps; see `WidgetPlace.list`.
  public var isList: Bool { traits.arrangement == .list }

  public static let lists = allCases.filter(\.isList)

  public var requiresRemovableBackground: Bool { traits.requiresRemovableBackground }

  /// Whether the surface accepts taps on widgets and activities.
  public var isInteractive: Bool { traits.isInteractive }

  /// The surface's `WidgetLocation` in WidgetKit; nil if the surface shows no widgets.
  public var locationName: String? { traits.location }

  /// The appearances for which each entry of a widget is archived.
  public func appearances(_ device: DeviceSettings) -> [Appearance] {
    traits.appearances.archived(device)
  }

  /// The appearance in which the surface currently shows widgets.
  public func appearance(_ device: DeviceSettings) -> Appearance {
    traits.appearances.shown(device)
  }

  // MARK: Controls

  /// The sizes of controls on the surface, the usual one first; empty if it shows none.
  public var controlSizes: [ControlSizeName] { traits.controls?.sizes ?? [] }

  public var isControlCenter: Bool { traits.controls?.isControlCenter ?? false }

  /// Whether the surface of a companion shows controls in the user's order; see
  /// `ControlPlace.list`.
  public var listsControls: Bool { Self.controlLists.contains(self) }

  /// The ordered controls that a picture of the surface of a companion shows, its own first. All
  /// pictures of a Mac show its menu bar; an iPad has the same Control Center as a phone.
  public var shownControlLists: [SurfaceName] {
    let own = listsControls || self == .controlCenter ? [self] : []
    return role == .mac && self != .menuBar ? own + [.menuBar] : own
  }

  // MARK: Activities

  /// Whether the surface of a companion shows activities.
  public var showsActivities: Bool { traits.showsActivities }

  /// The surfaces on which a tap enlarges an activity to the whole screen.
  public static let enlargingActivities = allCases.filter { $0.traits.enlargedActivities != nil }
}
