import DeviceEngine
import Foundation
import Hexadecimal
import HostLink
import WidgetHost

// Commands on controls.

/// The controls that can be added, with their sizes and parameters.
package struct ListControlGallery: DeviceCommand {
  package static let name = "controlGallery"

  package init() {}

  package func perform(on device: DeviceService) async throws -> [ControlGalleryItem] {
    await device.host.controlGallery()
  }
}

/// Adds a control; without a place, at the end of the device's Control Center.
package struct AddControl: KindCommand {
  package static let name = "addControl"
  static let scope = ExtensionNames.Scope.controls
  var `extension`: ExtensionID
  var kind: String
  var place: ControlPlace?
  /// The device; by default that of the place, or else the first one that runs the extension.
  var on: DeviceRole?
  var configuration: [String: ConfigurationValue]?

  package init(
    extension id: ExtensionID, kind: String, place: ControlPlace?,
    on role: DeviceRole? = nil, configuration: [String: ConfigurationValue] = [:]
  ) {
    `extension` = id
    self.kind = kind
    self.place = place
    on = role
    self.configuration = configuration
  }

  package func perform(on device: DeviceService) async throws -> ControlState {
    try await device.host.addControl(
      extension: `extension`, kind: kind, place: place, on: on,
      configuration: configuration ?? [:])
  }
}

/// Moves a control to another position.
package struct MoveControl: DeviceCommand {
  package static let name = "moveControl"
  var control: ControlID
  var place: ControlPlace
  /// The control's device by default, if it has the place; or else that of the place.
  var on: DeviceRole?

  package init(_ id: ControlID, to place: ControlPlace, on role: DeviceRole? = nil) {
    control = id
    self.place = place
    on = role
  }

  package func perform(on device: DeviceService) async throws -> ControlState {
    try await device.host.moveControl(control, to: place, on: on)
  }
}

/// Removes a control from the device.
package struct RemoveControl: DeviceCommand {
  package static let name = "removeControl"
  var control: ControlID

  package init(_ id: ControlID) {
    control = id
  }

  package func perform(on device: DeviceService) async throws -> NoResult {
    try await device.host.removeControl(control)
    return NoResult()
  }
}

/// Sets values of a control's configuration; all others get their defaults.
package struct ConfigureControl: DeviceCommand {
  package static let name = "configureControl"
  var control: ControlID
  var configuration: [String: ConfigurationValue]

  package init(_ id: ControlID, _ values: [String: ConfigurationValue]) {
    control = id
    configuration = values
  }

  package func perform(on device: DeviceService) async throws -> ControlState {
    try await device.host.configureControl(control, configuration)
  }
}

/// Presses a button, or switches a toggle to its other state.
package struct PressControl: DeviceCommand {
  package static let name = "pressControl"
  var control: ControlID
  /// Whether to wait for the app; see `DeviceService.delivery(of:if:)`.
  var wait: Bool?

  package init(_ id: ControlID, wait: Bool? = nil) {
    control = id
    self.wait = wait
  }

  package func perform(on device: DeviceService) async throws -> PressResult {
    await device.load(control)
    var result = PressResult(try await device.host.pressControl(control))
    result.link = await device.delivery(of: result.link, if: wait)
    return result
  }
}

/// Switches a toggle on or off.
package struct SetControl: DeviceCommand {
  package static let name = "setControl"
  var control: ControlID
  var isOn: Bool
  /// Whether to wait for the app; see `DeviceService.delivery(of:if:)`.
  var wait: Bool?

  package init(_ id: ControlID, isOn: Bool, wait: Bool? = nil) {
    control = id
    self.isOn = isOn
    self.wait = wait
  }

  package func perform(on device: DeviceService) async throws -> PressResult {
    await device.load(control)
    var result = PressResult(try await device.host.setControl(control, isOn: isOn))
    result.link = await device.delivery(of: result.link, if: wait)
    return result
  }
}

/// Reloads one control, or those of an extension.
package struct ReloadControls: ReloadCommand {
  package static let name = "reloadControls"
  static let scope = ExtensionNames.Scope.controls
  var control: ControlID?
  var `extension`: ExtensionID?
  /// With `extension`: only this kind.
  var kind: String?
  var by: ReloadRequester?

  package init(_ id: ControlID) {
    control = id
  }

  package init(
    extension id: ExtensionID, kind: String?, by requester: ReloadRequester? = nil
  ) {
    `extension` = id
    self.kind = kind
    by = requester
  }

  package func validate() throws {
    guard control != nil || `extension` != nil else { throw missing("control") }
    guard control == nil || (`extension` == nil && kind == nil && by == nil) else {
      throw invalid("control", "no \"extension\", \"kind\" or \"by\" beside it")
    }
  }

  package func perform(on device: DeviceService) async throws -> NoResult {
    if let control {
      try await device.host.reloadControl(control)
    } else if let `extension` {
      try await device.host.reloadControls(
        extension: `extension`, kind: kind, by: by == .app ? .widgetCenter : .person)
    }
    return NoResult()
  }
}

/// Reads the options of the extension's controls again.
package struct InvalidateControlConfigurations: ExtensionCommand {
  package static let name = "invalidateControlConfigurations"
  var `extension`: ExtensionID

  package init(_ id: ExtensionID) {
    `extension` = id
  }

  package func perform(on device: DeviceService) async throws -> NoResult {
    try await device.host.invalidateControlConfigurations(extension: `extension`)
    return NoResult()
  }
}

/// Sends a push to a control, or to the control with a token.
package struct PushControl: DeviceCommand {
  package static let name = "pushControl"
  var control: ControlID?
  /// 32 bytes in hexadecimal digits.
  var token: String?
  var payload: ControlPushPayload?

  package init(_ id: ControlID) {
    control = id
  }

  package init(token: Data) {
    self.token = token.hexadecimal
  }

  package func validate() throws {
    guard payload == nil || payload == .contentChanged else {
      throw invalid("payload", ControlPushPayload.expected)
    }
    switch (control, token) {
    case (nil, nil): throw missing("token")
    case (nil, let token?) where Data(hexadecimal: token) == nil:
      throw invalid("token", "hexadecimal digits")
    case (_?, _?): throw invalid("token", "either \"control\" or \"token\"")
    default: break
    }
  }

  package func perform(on device: DeviceService) async throws -> NoResult {
    if let control {
      try await device.host.pushControl(control)
    } else if let token = token.flatMap({ Data(hexadecimal: $0) }) {
      try await device.host.pushControl(token: token)
    }
    return NoResult()
  }
}

/// The payload of a push to controls; only one is valid.
package struct ControlPushPayload: Codable, Equatable, Sendable {
  struct Aps: Codable, Equatable, Sendable {
    var isContentChanged: Bool

    private enum CodingKeys: String, CodingKey { case isContentChanged = "content-changed" }
  }

  var aps: Aps

  /// `{"aps": {"content-changed": true}}`.
  package static let contentChanged = ControlPushPayload(aps: Aps(isContentChanged: true))
}
