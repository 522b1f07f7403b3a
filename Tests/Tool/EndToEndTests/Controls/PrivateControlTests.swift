import DeviceEngine
import Foundation
import HostLink
import Testing
import ViewArchive

/// Privacy-sensitive controls on a locked device, drawn by their extension.
@Suite(.serialized) struct PrivateControlTests {
  /// The visible texts of a control's platter.
  private func texts(_ id: ControlID, on device: HostedDevice) async throws -> [String] {
    let shown = try await device.host.shownControl(id)
    return try ViewArchive(decoding: shown.face.platter)
      .accessibilityElements(flipped: []) { _, _ in "…" }
      .filter { !(shown.isRedacted && $0.isPrivate) }.map(\.label)
  }

  private func lock(_ device: HostedDevice, _ isLocked: Bool) async throws {
    var settings = await device.host.deviceSettings()
    settings.isLocked = isLocked
    try await device.host.setDevice(settings)
  }

  /// Locking and unlocking take effect at once, without a request to the extension.
  @Test(arguments: [
    ("Secret", ["Alarm", "Armed"], ["Alarm"], false),
    ("Whisper", ["Alarm", "Armed"], ["Alarm"], true),
    ("Lamp", ["Desk Lamp", "Warm light"], ["Desk Lamp", "Warm light"], true),
  ])
  func lockedDeviceHidesPrivateTexts(
    kind: String, open: [String], locked: [String], staysOn: Bool
  ) async throws {
    let device = try await HostedDevice(SampleExtension.fixture("Switches"))
    let id = try await device.host.addControl(
      extension: device.id, kind: kind, place: .controlCenter(position: 0, size: .medium)
    ).id
    await device.host.settle()
    #expect(try await texts(id, on: device) == open)
    let face = try await device.host.shownControl(id).face
    try await lock(device, true)
    #expect(try await texts(id, on: device) == locked)
    #expect(try await device.host.controlState(id).isOn == staysOn)
    #expect(try await (device.host.shownControl(id).face.symbol == face.symbol) == staysOn)
    try await lock(device, false)
    #expect(try await texts(id, on: device) == open)
    #expect(try await device.host.shownControl(id).face == face)
    await device.end()
  }
}
