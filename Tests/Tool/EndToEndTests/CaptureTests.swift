import DeviceEngine
import Foundation
import HostLink
import Testing
import ViewArchive
import WidgetHost

/// The control of `Fixtures/Snapshot`, which opens a camera: the capture extension on a locked
/// device, else the app.
@Suite struct CaptureTests {
  private let device: HostedDevice
  private let control: ControlID

  init() async throws {
    device = try await HostedDevice(try await SampleExtension.fixture("Snapshot"))
    control = try await device.host.addControl(
      extension: device.id, kind: "Snapshot", place: .lock(.left)
    ).id
    await device.host.settle()
  }

  private func lock(_ isLocked: Bool) async throws {
    _ = try await device.host.changeDevice { $0.isLocked = isLocked }
    await device.host.settle()
  }

  private func press() async throws -> ExtensionID? {
    guard case .opened(let link) = try await device.host.pressControl(control) else { return nil }
    let delivered = await device.host.delivery(of: link, within: .seconds(60))
    #expect(delivered.hasFailed == nil, "\(delivered.result ?? "")")
    await device.host.settle()
    return await device.host.state().frontApp
  }

  private var elements: [AccessibilityElement] {
    get async throws {
      try ViewArchive(decoding: try await device.host.shownScreen().archive)
        .accessibilityElements { _, _ in "…" }
    }
  }

  private var labels: [String] { get async throws { try await elements.map(\.label) } }

  /// Waits for a text that a task of the app's views shows.
  private func waitFor(_ label: String) async throws {
    let changes = device.host.changes()
    if try await labels.contains(label) { return }
    for await _ in changes where try await labels.contains(label) { return }
  }

  private func tap(_ label: String) async throws {
    let index = try #require(
      try await elements.firstIndex { $0.label == label && $0.action != nil })
    #expect(try await device.host.tapScreen(at: .element(index)) == .performed)
    await device.host.settle()
  }

  @Test func lockedDeviceOpensCameraWithoutUnlocking() async throws {
    try await lock(true)
    #expect(try await press() == device.id.capture)
    #expect(await device.host.deviceSettings().isLocked)
    #expect(try await labels.contains("No flash"))
    try await tap("Take Picture")
    try await tap("Take Picture")
    #expect(try await labels.contains("Photos: 2"))
    // The Home gesture leaves it, and the next press begins another session.
    await device.host.goHome()
    await device.host.settle()
    #expect(await device.host.state().frontApp == nil)
    #expect(try await press() == device.id.capture)
    try await tap("Take Picture")
    try await lock(false)
    #expect(await device.host.state().frontApp == nil, "an unlocked device leaves the camera")
    #expect(try await press() == device.id)
    #expect(try await labels.contains("Photos: 1/IMG_1.png, 1/IMG_2.png, 2/IMG_1.png"))
    let session = device.folder.url.appendingPathComponent(
      "apps/\(device.id)/Library/LockedCameraCapture/Sessions/1/IMG_1.png")
    #expect(try Data(contentsOf: session).starts(with: [0x89, 0x50, 0x4E, 0x47]))
    try await tap("Import")
    await device.end()
  }

  /// The same sources as targets of a project.
  @Test func captureExtensionOfProjectOpens() async throws {
    let folder = try TemporaryFolder()
    let fixture = ToolProcess.root.appendingPathComponent(
      "Tests/Tool/EndToEndTests/Fixtures/Snapshot")
    let project = folder.url.appendingPathComponent("Snapshot")
    try FileManager.default.copyItem(at: fixture, to: project)
    try folder.write(
      """
      name: Snapshot
      targets:
        Snapshot:
          type: application
          platform: iOS
          sources: [App, Shared]
          dependencies: [{target: SnapshotWidgets}, {target: SnapshotCapture}]
        SnapshotWidgets:
          type: app-extension
          platform: iOS
          sources: [SnapshotControl.swift, Shared]
          info:
            path: Widgets.plist
            properties:
              NSExtension: {NSExtensionPointIdentifier: com.apple.widgetkit-extension}
        SnapshotCapture:
          type: extensionkit-extension
          platform: iOS
          sources: [Capture, Shared]
          info:
            path: Capture.plist
            properties:
              EXAppExtensionAttributes: {EXExtensionPointIdentifier: com.apple.securecapture}
      """, to: "Snapshot/project.yml")
    let device = try await HostedDevice(try await BuiltBundles.bundle(of: project))
    _ = try await device.host.changeDevice { $0.isLocked = true }
    let control = try await device.host.addControl(
      extension: device.id, kind: "Snapshot", place: .lock(.left))
    await device.host.settle()
    guard case .opened(let link) = try await device.host.pressControl(control.id) else {
      Issue.record("the control opened nothing")
      return
    }
    let delivered = await device.host.delivery(of: link, within: .seconds(60))
    #expect(delivered.hasFailed == nil, "\(delivered.result ?? "")")
    #expect(await device.host.state().frontApp == device.id.capture)
    await device.end()
  }

  @Test(.timeLimit(.minutes(5))) func cameraReadsContextOfApp() async throws {
    #expect(try await press() == device.id)
    try await tap("Use flash")
    try await lock(true)
    #expect(await device.host.state().frontApp == nil)
    #expect(try await press() == device.id.capture)
    try await waitFor("Flash")
    // The widget extension has another home folder, and reads the same context.
    _ = try await device.host.addControl(
      extension: device.id, kind: "Flash", place: .lock(.right))
    await device.host.settle()
    #expect(await device.host.state().controls.map(\.title) == ["Take Photo", "Flash"])
    await device.end()
  }
}
