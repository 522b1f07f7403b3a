import HostLink

/// What differs between surfaces: one row of `SurfaceName.traits` for each.
///
/// ```swift
/// SurfaceName.standBy.traits.families  // [.systemSmall]
/// ```
/// Commands, the host, pictures and the tool read the row of a surface in place of comparing names.
/// Where things are on a screen is geometry, which `SurfaceLayout` and `CompanionLayout` have.
public struct SurfaceTraits: Sendable {
  /// The kind of positions that widgets have.
  public enum Arrangement: Equatable, Sendable {
    /// The surface shows no widgets.
    case none
    /// The cells of pages.
    case grid
    /// A list without gaps; see `WidgetPlace.list`.
    case list
    /// A slot above the clock of the Lock Screen, and a row below it.
    case lockSlots
    /// A left and a right position, on a screen that is turned; see `WidgetPlace.side`.
    case sides
    /// The slots of a watch face.
    case faceSlots
  }

  /// The controls of a surface. Source: WidgetKit's documentation, "Controls".
  public struct Controls: Sendable {
    /// The usual size first.
    public var sizes: [ControlSizeName]
    /// The name of the order of controls on the command line; nil for single places.
    public var argument: String?
    /// Whether the surface is the Control Center of its device.
    public var isControlCenter = false
  }

  /// Activities that are circles, of which a tap enlarges one to the whole screen.
  public struct EnlargedActivities: Sendable {
    public var presentation: ActivityPresentationName
    public var appearance: Appearance
  }

  /// The name in sentences.
  public var title: String
  /// Whether the name has an article in sentences. The names of systems have none.
  public var hasArticle = true
  /// The name on the command line and in file names.
  public var argument: String
  public var arrangement = Arrangement.none
  /// The families that the surface shows, on devices that have them; see `SurfaceCapacity`.
  public var families: [WidgetFamilyName] = []
  /// The `WidgetLocation` in WidgetKit, as used by `disfavoredLocations(_:for:)`; nil without
  /// widgets.
  public var location: String?
  /// The surface whose widgets a picture of the surface of a companion shows; nil is its own.
  public var widgetsOf: SurfaceName?
  public var appearances = SurfaceAppearances.dark
  /// Whether the surface scales widgets as the device's Home Screen does.
  public var scalesWidgets = false
  /// Whether the surface removes the background of widgets, also of those in full color. Widgets
  /// with `containerBackgroundRemovable(false)` are not shown there.
  public var requiresRemovableBackground = false
  /// Whether everything is red while the device's night mode is on.
  public var isRedAtNight = false
  /// Whether the surface accepts taps on widgets and activities.
  public var isInteractive = true
  /// nil without controls.
  public var controls: Controls?
  /// Whether the surface of a companion shows activities.
  public var showsActivities = false
  /// Whether activities can be shown in their minimal presentation.
  public var showsMinimalActivities = false
  public var enlargedActivities: EnlargedActivities?
}

extension SurfaceName {
  /// The surface's row of the table of surfaces.
  public var traits: SurfaceTraits { Self.table[self] ?? row }

  private static let table = Dictionary(uniqueKeysWithValues: allCases.map { ($0, $0.row) })

  private var row: SurfaceTraits {
    let allFamilies = WidgetFamilyName.allCases
    let systemFamilies = allFamilies.filter { !$0.isAccessory }
    switch self {
    case .home:
      return SurfaceTraits(
        title: "Home Screen", argument: "home", arrangement: .grid, families: systemFamilies,
        location: "homeScreen", appearances: .homeScreen, scalesWidgets: true)
    case .today:
      return SurfaceTraits(
        title: "Today View", argument: "today", arrangement: .list,
        // Its column is as wide as a medium widget.
        families: systemFamilies.filter { $0 != .systemExtraLarge },
        // Apple names no location for the Today View.
        location: "homeScreen", appearances: .homeScreen, scalesWidgets: true)
    case .lock:
      return SurfaceTraits(
        title: "Lock Screen", argument: "lock", arrangement: .lockSlots,
        families: [.accessoryCircular, .accessoryRectangular, .accessoryInline],
        location: "lockScreen", appearances: .lockScreen, controls: .init(sizes: [.small]))
    case .standBy:
      return SurfaceTraits(
        title: "StandBy", hasArticle: false, argument: "standby", arrangement: .sides,
        families: [.systemSmall], location: "standBy", appearances: .nightMode,
        requiresRemovableBackground: true, isRedAtNight: true, showsMinimalActivities: true,
        enlargedActivities: .init(presentation: .standBy, appearance: .standByDay))
    case .controlCenter:
      return SurfaceTraits(
        title: "Control Center", hasArticle: false, argument: "control-center",
        controls: .init(
          sizes: ControlSizeName.allCases, argument: "center", isControlCenter: true))
    case .actionButton:
      return SurfaceTraits(
        title: "Action button", argument: "action-button", controls: .init(sizes: [.small]))
    case .island:
      return SurfaceTraits(
        title: "Dynamic Island", argument: "island", showsMinimalActivities: true)
    case .face:
      return SurfaceTraits(
        title: "watch face", argument: "face", arrangement: .faceSlots,
        families: allFamilies.filter(\.isAccessory), location: "watchFace",
        appearances: .watchFace)
    case .smartStack:
      return SurfaceTraits(
        title: "Smart Stack", argument: "smart-stack", arrangement: .list,
        families: [.accessoryRectangular], location: "smartStack", appearances: .always(.homeDark),
        controls: .init(sizes: [.medium], argument: "stack"), showsActivities: true)
    case .carPlay:
      return SurfaceTraits(
        title: "CarPlay", hasArticle: false, argument: "carplay", arrangement: .list,
        families: [.systemSmall], location: "carPlay", appearances: .always(.carPlay),
        scalesWidgets: true, requiresRemovableBackground: true,
        // In a car, nothing is tapped.
        isInteractive: false, showsActivities: true)
    case .desktop:
      return SurfaceTraits(
        title: "desktop", argument: "desktop", arrangement: .list, families: systemFamilies,
        location: "iPhoneWidgetsOnMac", appearances: .desktop, showsActivities: true)
    case .notificationCenter:
      return SurfaceTraits(
        title: "Notification Center", hasArticle: false, argument: "notification-center",
        arrangement: .list,
        // Apple names only the desktop for `systemExtraLargePortrait`.
        families: systemFamilies.filter { $0 != .systemExtraLargePortrait },
        location: "iPhoneWidgetsOnMac", appearances: .homeScreen, showsActivities: true)
    case .watchControlCenter:
      return SurfaceTraits(
        title: "Control Center", hasArticle: false, argument: "watch-control-center",
        controls: .init(sizes: [.small], argument: "watch-center", isControlCenter: true))
    case .macControlCenter:
      return SurfaceTraits(
        title: "Control Center", hasArticle: false, argument: "mac-control-center",
        widgetsOf: .desktop,
        controls: .init(
          sizes: ControlSizeName.allCases, argument: "mac-center", isControlCenter: true),
        showsActivities: true)
    case .menuBar:
      return SurfaceTraits(
        title: "menu bar", argument: "menu-bar",
        controls: .init(sizes: [.small], argument: "menu-bar"))
    }
  }

  /// The surfaces of companions that show controls in the user's order.
  public static let controlLists: [SurfaceName] = [
    .watchControlCenter, .smartStack, .macControlCenter, .menuBar,
  ]
}
