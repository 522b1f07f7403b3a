import Devices
import HostLink

/// The settings of a companion of the main device.
public struct CompanionState: Codable, Equatable, Sendable {
  public var role: DeviceRole
  public var settings: DeviceSettings

  /// The surfaces of the device, for users who choose one.
  public var surfaces: [Surface]
  /// The alert that covers the screen of a watch, or is in a banner on an iPad; nil if there is
  /// none.
  public var alert: CompanionAlert?

  public struct Surface: Codable, Equatable, Sendable {
    public var name: SurfaceName
    /// The name as a title.
    public var title: String
    /// The families that it shows, if the device has them.
    public var families: [WidgetFamilyName]
    /// Its `WidgetLocation`, see `SurfaceName.locationName`.
    public var location: String?
    /// Whether widgets have positions in a list; see `SurfaceName.isList`.
    public var isList: Bool
    /// The lists of controls that it shows, its own first.
    public var controls: [ControlList]
  }

  /// A list of controls, see `ControlPlace.list`.
  public struct ControlList: Codable, Equatable, Sendable {
    public var name: SurfaceName
    /// The name as a title.
    public var title: String
    /// The sizes of its controls, the usual one first.
    public var sizes: [ControlSizeName]
  }

  public init(role: DeviceRole, settings: DeviceSettings, alert: CompanionAlert? = nil) {
    self.alert = alert
    self.role = role
    self.settings = settings
    let screens = role.surfaces.filter(SurfaceName.screens.contains)
    surfaces = screens.map { surface in
      Surface(
        name: surface, title: surface.headline,
        families: WidgetFamilyName.allCases.filter(surface.shows), location: surface.locationName,
        isList: surface.isList,
        controls: surface.shownControlLists.map {
          ControlList(name: $0, title: $0.headline, sizes: $0.controlSizes)
        })
    }
  }
}

extension SurfaceName {
  /// The name as a title.
  fileprivate var headline: String { title.prefix(1).uppercased() + title.dropFirst() }
}

extension DeviceSettings {
  /// The settings of a companion that has just been connected.
  package static func initial(_ role: DeviceRole, besideMain main: DeviceSettings) -> DeviceSettings
  {
    var settings = DeviceSettings()
    settings.device = Device.standard(role).identifier
    // A watch is always dark. In a car, widgets have no background, like in StandBy.
    if role == .watch || role == .car { settings.colorScheme = .dark }
    return settings.sharing(main)
  }

  /// The settings with the values of another device where all devices share one; see
  /// `DeviceSetting.isShared`.
  package func sharing(_ other: DeviceSettings) -> DeviceSettings {
    var settings = self
    settings.locale = other.locale
    settings.timeZone = other.timeZone
    settings.dataProtection = other.dataProtection
    settings.developerMode = other.developerMode
    settings.location = other.location
    settings.locationAccess = other.locationAccess
    settings.networkAccess = other.networkAccess
    return settings
  }
}
