import DeviceEngine
import Foundation
import Hexadecimal
import HostLink
import WidgetHost

/// A control in Control Center of a test device.
///
/// ```swift
/// let lamp = try await device.addControl("Lamp", ["lamp": "Corner"])
/// try await lamp.set(isOn: true)
/// #expect(try await lamp.state.value == "On")
/// ```
public struct TestControl: Sendable {
  let device: TestDevice
  /// The kind of the control's configuration, as in the extension's source.
  public let kind: String
  let id: ControlID

  /// Title, value, whether it is on, enabled and loaded, and the newest failure.
  public var state: ControlState {
    get async throws { try await device.host.controlState(id) }
  }

  /// Presses the control: performs a button's action, or switches a toggle. Returns when the action
  /// has ended and the new value is shown; for an action that plays a sound, when it has begun.
  ///
  /// Throws ``TestDeviceError/failed(_:)``; `HostError.controlDisabled`, `.controlNotLoaded`.
  @discardableResult
  public func press() async throws -> TapResult {
    try await press { try await device.host.pressControl(id) }
  }

  /// Switches a toggle. Does nothing if it has the state. Throws like ``press()``, and
  /// `HostError.notAToggle` for a button.
  @discardableResult
  public func set(isOn: Bool) async throws -> TapResult {
    try await press { try await device.host.setControl(id, isOn: isOn) }
  }

  private func press(_ action: () async throws -> ControlOutcome) async throws -> TapResult {
    try await device.tapping {
      switch try await action() {
      case .performed: return .performed
      case .link(let link): return .link(link)
      case .opened(let link): return .opened(link)
      case .needsUnlock: throw HostError.locked
      }
    }
  }

  /// Sets parameters of the control's configuration, as ``TestWidget/configure(_:)`` does.
  public func configure(_ values: [String: ConfigurationValue]) async throws {
    try await device.throwingFailures {
      let old = try await state.control.configuration
      let values = try await device.choices(
        values, of: kind, device.controlParameters(kind), over: old)
      return try await device.host.configureControl(id, values)
    }
  }

  /// Requests the value again, as the user's app does by `ControlCenter`. Throws
  /// ``TestDeviceError/failed(_:)``.
  public func reload() async throws {
    try await device.throwingFailures {
      try await device.host.reload(.controls(kind: kind), byAppOf: device.app.id)
    }
  }

  /// Sends a push of type `controls`, with the body `{"aps": {"content-changed": true}}`. Throws
  /// ``TestDeviceError/noToken(_:)`` if the kind has no push handler.
  public func push() async throws {
    guard let token = try await state.pushToken.flatMap({ Data(hexadecimal: $0) }) else {
      throw TestDeviceError.noToken("the control \"\(kind)\" has no push handler")
    }
    try TestDevice.check(
      try await device.throwingFailures { await device.host.pushControls(to: token) })
  }
}

extension TestControl: Pictured {
  /// The platter and the symbol. A control has no elements: ``state`` has its texts.
  public var face: Face {
    get async throws {
      let shown = try await device.host.shownControl(id)
      return Face(
        archives: [shown.face.platter, shown.face.symbol], isRedacted: shown.isRedacted,
        instant: device.now
      ) { [pictures = device.pictures, now = device.now] scale in
        try await pictures.composedPicture(of: shown, at: now, scale: scale)
      }
    }
  }
}

extension TestDevice {
  /// Adds a control to Control Center, in the small size, and returns when it has its value.
  ///
  /// Throws `HostError` for an unknown kind, an unknown parameter or an invalid value;
  /// ``TestDeviceError``.
  public func addControl(
    _ kind: String, _ configuration: [String: ConfigurationValue] = [:]
  ) async throws -> TestControl {
    let state = try await throwingFailures {
      let values = try await choices(configuration, of: kind, controlParameters(kind))
      return try await host.addControl(extension: app.id, kind: kind, configuration: values)
    }
    return TestControl(device: self, kind: kind, id: state.id)
  }

  /// The kinds of the extension's controls.
  public var controlKinds: [String] { app.contents.controls.map(\.kind) }

  func controlParameters(_ kind: String) -> [ParameterDescription] {
    app.contents.controls.first { $0.kind == kind }?.configuration.parameters ?? []
  }
}
