import DeviceEngine
import Foundation
import HostLink

// Presses on controls.
extension WidgetHost {
  /// Presses a control and returns when its action has ended; for an action that plays a sound,
  /// when it has begun. A toggle shows its requested state at once, then the provider's actual
  /// state.
  ///
  /// Throws `HostError.unknownControl`, `.controlNotLoaded`, `.controlDisabled`,
  /// `.tooManyPresses`, `.extensionFailed`.
  @discardableResult
  public func pressControl(_ id: ControlID) async throws -> ControlOutcome {
    try await press(id, isOn: nil)
  }

  /// Switches a toggle. Does nothing if it already has the state. Throws the errors of
  /// `pressControl(_:)` and `HostError.notAToggle`.
  @discardableResult
  public func setControl(_ id: ControlID, isOn: Bool) async throws -> ControlOutcome {
    try await press(id, isOn: isOn)
  }

  private func press(_ id: ControlID, isOn: Bool?) async throws -> ControlOutcome {
    let control = try controls.arrangement.control(id)
    if let reason = misfit(control) {
      throw HostError.extensionFailed(control.extension, reason: reason)
    }
    let app = try app(control.extension)
    let isLocked = settings(of: control).isLocked
    let capture = isLocked && control.role == .main ? app.capture : nil
    let press = try controlEngine.press(
      id, isOn: isOn, isLocked: isLocked, hasCapture: capture != nil, at: clock.now)
    let camera = controlEngine.records[id]?.template?.opensCamera == true ? capture : nil
    flush()
    guard case .perform(let request, let number) = press else {
      return press == .nothing ? .performed : .needsUnlock
    }
    if request.playsAudio {
      // A sound may play for long, so neither the caller nor `settle()` waits for it.
      Task { _ = try? await perform(request, number: number, of: control, app, camera: camera) }
      return .performed
    }
    beginWork()
    defer { endWork() }
    return try await perform(request, number: number, of: control, app, camera: camera)
  }

  /// - Parameter camera: What a `CameraCaptureIntent` opens on a locked device instead of the app.
  private func perform(
    _ request: PerformRequest, number: Int, of control: Control, _ app: InstalledExtension,
    camera: InstalledExtension?
  ) async throws -> ControlOutcome {
    let reply = await reply(to: request, of: app, opensApp: camera == nil)
    controlEngine.handle(.performed(control.id, number: number, error: reply.error), at: clock.now)
    flush()
    if let camera, reply.error == nil {
      return .opened(deliver(url: nil, from: control.id.rawValue, info: [:], to: camera))
    }
    guard let link = try open(reply, from: control.id.rawValue, in: app) else { return .performed }
    return link.url == nil ? .opened(link) : .link(link)
  }
}
