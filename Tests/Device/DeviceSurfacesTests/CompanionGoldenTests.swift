import DeviceEngine
import Devices
import GoldenFiles
import HostLink
import Testing

@testable import DeviceSurfaces

/// Surfaces of a watch at one pixel per point, of a car and a Mac at half a pixel.
@Suite struct CompanionGoldenTests {
  private static func settings(
    _ device: String, _ change: (inout DeviceSettings) -> Void = { _ in }
  ) -> DeviceSettings {
    var settings = DeviceSettings(device: device, colorScheme: .dark)
    change(&settings)
    return settings
  }

  private func scene(
    _ surface: SurfaceName, _ settings: DeviceSettings,
    _ widgets: [(WidgetPlace, WidgetFamilyName)], missing: Int? = nil
  ) throws -> CompanionScene {
    let device = try #require(Device.named(settings.device))
    let appearance = surface.appearance(settings)
    return CompanionScene(
      surface: surface, settings: settings, now: SampleWidgets.now,
      widgets: try widgets.enumerated().map { index, widget in
        let size = try #require(device.size(of: widget.1))
        let shown =
          widget.1.isAccessory
          ? SampleWidgets.accessory(widget.1, size, appearance: appearance)
          : SampleWidgets.timer(size, appearance: appearance)
        return SurfaceScene.Widget(
          place: widget.0, family: widget.1, title: "Kitchen",
          shown: index == missing ? nil : shown, hasProblem: index == missing)
      })
  }

  private func expect(_ scene: CompanionScene, _ name: String, scale: Double) async throws {
    try expectGolden(try await PictureService().screen(scene, scale: scale), "\(name).png")
  }

  @Test(arguments: [
    ("watch-dial", settings("watch-45mm")),
    ("watch-dial-tinted", settings("watch-40mm") { ($0.look, $0.tint) = (.tinted, "FF375F") }),
    ("watch-dial-always-on", settings("watch-49mm") { $0.isLuminanceReduced = true }),
    ("watch-panel", settings("watch-45mm") { $0.face = .panel }),
    ("watch-panel-smallest", settings("watch-40mm") { $0.face = .panel }),
  ])
  func faces(name: String, settings: DeviceSettings) async throws {
    let slots = settings.face.slots.enumerated().filter { $1 != .accessoryCorner }
    let scene = try scene(
      .face, settings,
      slots.map { (.face(settings.face, position: $0), $1) }
        // Widgets of the other face are not drawn.
        + [(.face(settings.face == .dial ? .panel : .dial, position: 4), .accessoryCircular)],
      missing: 1)
    try await expect(scene, name, scale: 1)
  }

  /// What is drawn in place of complications that are not loaded yet does not cover the dial.
  @Test func loadingCorner() async throws {
    let scene = try scene(
      .face, Self.settings("watch-45mm"), [(.face(.dial, position: 0), .accessoryCorner)],
      missing: 0)
    try await expect(scene, "watch-dial-loading", scale: 1)
  }

  @Test func smartStack() async throws {
    var scene = try scene(
      .smartStack, Self.settings("watch-45mm"),
      [
        (.list(.smartStack, position: 1), .accessoryRectangular),
        (.list(.smartStack, position: 0), .accessoryRectangular),
      ], missing: 0)
    scene.activities = [.init(shown: [nil])]
    try await expect(scene, "watch-smart-stack", scale: 1)
  }

  /// The picture for a page: the whole list is below the screen.
  @Test func longSmartStack() async throws {
    var scene = try scene(
      .smartStack, Self.settings("watch-45mm"),
      (0..<3).map { (.list(.smartStack, position: $0), .accessoryRectangular) }, missing: 2)
    scene.activities = [.init(shown: [nil])]
    try expectGolden(
      try await PictureService().picture(of: scene, scale: 1).png, "watch-smart-stack-long.png")
  }

  @Test(arguments: [
    ("watch-alert", SurfaceName.smartStack, settings("watch-45mm")),
    ("watch-alert-smallest", .face, settings("watch-40mm") { $0.isLuminanceReduced = true }),
  ])
  func alerts(name: String, surface: SurfaceName, settings: DeviceSettings) async throws {
    var scene = try scene(surface, settings, [])
    var alerts = CompanionAlerts()
    let alert = ActivityAlert(
      title: "Delicious order, with a long name, is at the door",
      body: "Mina waits in front of the house. " + String(repeating: "Be quick! ", count: 20),
      sound: nil)
    alerts.show(alert, of: "a1", app: "Delivery", for: 10, at: SampleWidgets.now)
    scene.alert = alerts.shown
    try await expect(scene, name, scale: 1)
  }

  @Test(arguments: [
    ("car", settings("car-800x480")),
    (
      "car-light",
      settings("car-900x1200") {
        $0.colorScheme = .light
      }
    ),
  ])
  func cars(name: String, settings: DeviceSettings) async throws {
    var scene = try scene(
      .carPlay, settings, (0..<3).map { (.list(.carPlay, position: $0), .systemSmall) }, missing: 2)
    scene.activities = [.init(shown: [nil], backgroundTint: "0D1440FF")]
    try await expect(scene, name, scale: 0.5)
  }

  @Test(arguments: [
    ("mac-desktop", SurfaceName.desktop, settings("mac-1440x900")),
    (
      "mac-desktop-clear", .desktop,
      settings("mac-1440x900") { ($0.look, $0.colorScheme) = (.clear, .light) }
    ),
    ("mac-desktop-tinted", .desktop, settings("mac-1440x900") { $0.look = .tinted }),
    ("mac-desktop-covered", .desktop, settings("mac-1440x900") { $0.isDesktopCovered = true }),
    (
      "mac-notification-center", .notificationCenter,
      settings("mac-1440x900") {
        $0.colorScheme = .light
      }
    ),
  ])
  func macs(name: String, surface: SurfaceName, settings: DeviceSettings) async throws {
    let families: [WidgetFamilyName] = [.systemSmall, .systemMedium, .systemLarge, .systemSmall]
    let scene = try scene(
      surface, settings, families.enumerated().map { (.list(surface, position: $0), $1) })
    try await expect(scene, name, scale: 0.5)
  }

  private func control(
    _ surface: SurfaceName, _ size: ControlSizeName, _ settings: DeviceSettings, isOn: Bool = false,
    isMissing: Bool = false
  ) -> CompanionScene.Control {
    let form = settings.controlForm(surface, size)
    return CompanionScene.Control(
      surface: surface, size: size,
      shown: isMissing
        ? nil
        : SampleControls.shown(
          "Fan", size: form.displaySize, place: .list(surface, position: 0, size: size), isOn: isOn)
    )
  }

  @Test(arguments: ["watch-40mm", "watch-49mm"])
  func watchControlCenter(device: String) async throws {
    let settings = Self.settings(device)
    var scene = try scene(.watchControlCenter, settings, [])
    scene.controls = (0..<5).map {
      control(.watchControlCenter, .small, settings, isOn: $0 == 1, isMissing: $0 == 4)
    }
    try await expect(scene, "\(device)-control-center", scale: 1)
  }

  /// Controls follow the widgets of the Smart Stack.
  @Test func smartStackWithControls() async throws {
    let settings = Self.settings("watch-49mm")
    var scene = try scene(
      .smartStack, settings, [(.list(.smartStack, position: 0), .accessoryRectangular)])
    scene.controls = [
      control(.smartStack, .medium, settings), control(.smartStack, .medium, settings, isOn: true),
    ]
    try await expect(scene, "watch-smart-stack-controls", scale: 1)
  }

  @Test(arguments: [RenderEnvironment.ColorScheme.light, .dark])
  func macControlCenter(scheme: RenderEnvironment.ColorScheme) async throws {
    let settings = Self.settings("mac-1440x900") { $0.colorScheme = scheme }
    var scene = try scene(
      .macControlCenter, settings,
      [
        (.list(.desktop, position: 0), .systemLarge),
        (.list(.desktop, position: 1), .systemExtraLargePortrait),
      ])
    scene.controls =
      [ControlSizeName.small, .medium, .large, .small].map {
        control(.macControlCenter, $0, settings, isOn: $0 == .medium)
      } + [control(.menuBar, .small, settings), control(.menuBar, .small, settings, isOn: true)]
    scene.activities = [.init(shown: [nil, nil, nil])]
    try await expect(scene, "mac-control-center-\(scheme.rawValue)", scale: 0.5)
  }

  @Test func phonesHaveNoSurfacesOfCompanions() async throws {
    let scene = CompanionScene(
      surface: .face, settings: DeviceSettings(), now: SampleWidgets.now, widgets: [])
    await #expect(throws: SurfaceError.self) { try await PictureService().screen(scene) }
  }
}
