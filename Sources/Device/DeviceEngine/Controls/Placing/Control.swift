import Foundation
import HostLink

/// A control that the user has added.
public struct Control: Codable, Equatable, Identifiable, Sendable {
  public var id: ControlID
  public var `extension`: ExtensionID
  public var kind: String
  /// The values that the user has set. Other parameters have their defaults.
  public var configuration: [String: ConfigurationValue]
  public var place: ControlPlace
  /// The device, if it is not the one that the place means by itself (`SurfaceName.role`).
  public var device: DeviceRole?

  public init(
    id: ControlID, extension: ExtensionID, kind: String,
    configuration: [String: ConfigurationValue] = [:], place: ControlPlace,
    on role: DeviceRole? = nil
  ) {
    self.id = id
    self.extension = `extension`
    self.kind = kind
    self.configuration = configuration
    self.place = place
    put(at: place, on: role ?? place.surface.role)
  }

  /// The device that shows the control.
  public var role: DeviceRole { device ?? place.surface.role }

  package mutating func put(at place: ControlPlace, on role: DeviceRole) {
    self.place = place
    device = role == place.surface.role ? nil : role
  }
}
