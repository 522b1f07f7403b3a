import DeviceEngine
import Foundation
import HostLink

/// What can be asked of a device's controls: the part of `DeviceCommand` about them.
public enum ControlCommand: Equatable, Sendable {
  case gallery
  case add(
    extension: ExtensionIdentifier, kind: String, place: ControlPlace?,
    configuration: [String: ConfigurationValue])
  case move(ControlIdentifier, to: ControlPlace)
  case remove(ControlIdentifier)
  case configure(ControlIdentifier, [String: ConfigurationValue])
  case press(ControlIdentifier)
  case set(ControlIdentifier, isOn: Bool)
  case reload(ReloadTarget)
  /// What can be chosen for an extension's controls may be another.
  case invalidateConfigurations(ExtensionIdentifier)
  case push(PushTarget)

  public enum ReloadTarget: Equatable, Sendable {
    case control(ControlIdentifier)
    case `extension`(
      ExtensionIdentifier, kind: String?, by: DeviceCommand.ReloadAsker = .person)
  }

  public enum PushTarget: Equatable, Sendable {
    case control(ControlIdentifier)
    /// 32 bytes, hexadecimal in JSON.
    case token(Data)
  }

  var name: String {
    switch self {
    case .gallery: "controlGallery"
    case .add: "addControl"
    case .move: "moveControl"
    case .remove: "removeControl"
    case .configure: "configureControl"
    case .press: "pressControl"
    case .set: "setControl"
    case .reload: "reloadControls"
    case .invalidateConfigurations: "invalidateControlConfigurations"
    case .push: "pushControl"
    }
  }
}

/// A push's payload for controls, of which there is one.
public struct ControlPushPayload: Codable, Equatable, Sendable {
  struct Aps: Codable, Equatable, Sendable {
    var isContentChanged: Bool

    private enum CodingKeys: String, CodingKey { case isContentChanged = "content-changed" }
  }

  var aps: Aps

  /// `{"aps": {"content-changed": true}}`.
  public static let contentChanged = ControlPushPayload(aps: Aps(isContentChanged: true))
}
