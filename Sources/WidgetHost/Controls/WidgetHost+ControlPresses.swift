import DeviceEngine
import Foundation
import HostLink

// Using controls.
extension WidgetHost {
  /// Presses a control, and returns when its action has ended; one that plays a sound has then only
  /// begun. A toggle shows its new state at once, and settles on the provider's answer.
  ///
  /// Throws `HostError.unknownControl`, `.controlNotLoaded`, `.controlDisabled`,
  /// `.tooManyPresses`, `.extensionFailed`.
  @discardableResult
  public func pressControl(_ id: ControlIdentifier) async throws -> ControlOutcome {
    try await press(id, isOn: nil)
  }

  /// Switches a toggle; nothing where it is so already. Throws as `pressControl`, and
  /// `HostError.noToggle`.
  @discardableResult
  public func setControl(_ id: ControlIdentifier, isOn: Bool) async throws -> ControlOutcome {
    try await press(id, isOn: isOn)
  }

  private func press(_ id: ControlIdentifier, isOn: Bool?) async throws -> ControlOutcome {
    let control = try controls.arrangement.control(id)
    if let reason = misfit(control) {
      throw HostError.extensionFailed(control.extension, reason: reason)
    }
    let app = try app(control.extension)
    let press = try controlEngine.press(id, isOn: isOn, isLocked: device.isLocked, at: clock.now)
    flush()
    guard case .perform(let request, let number) = press else {
      return press == .nothing ? .performed : .needsUnlock
    }
    if request.playsAudio {
      // Nobody waits for a sound, also not `settle()`.
      Task { _ = try? await perform(request, number: number, of: control, app) }
      return .performed
    }
    interactions += 1
    defer {
      interactions -= 1
      resumeSettlersIfIdle()
    }
    return try await perform(request, number: number, of: control, app)
  }

  private func perform(
    _ request: PerformRequest, number: Int, of control: Control, _ app: InstalledExtension
  ) async throws -> ControlOutcome {
    let reply = await reply(to: request, of: app)
    controlEngine.handle(.performed(control.id, number: number, error: reply.error), at: clock.now)
    flush()
    guard let link = try open(reply, from: control.id, in: app) else { return .performed }
    return link.url == nil ? .opened(link) : .link(link)
  }
}
