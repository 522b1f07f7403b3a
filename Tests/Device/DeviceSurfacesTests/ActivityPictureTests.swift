import DeviceEngine
import Devices
import Foundation
import GoldenFiles
import HostLink
import Testing

@testable import DeviceSurfaces

/// Pictures of activities, alone and on whole screens at one pixel per point.
@Suite struct ActivityPictureTests {
  @Test func pictureListsItsElements() async throws {
    let shown = SampleActivities.large("Tea", .expanded)
    let picture = try await PictureService().picture(
      of: shown, at: SampleWidgets.now, scale: 2, isLocked: false)
    #expect(picture.size == shown.size)
    #expect(picture.version == 4)
    #expect(picture.elements.map(\.role) == [.text, .button])
    #expect(picture.elements.map(\.isEnabled) == [true, true])
  }

  @Test func lockedDeviceDisablesButtons() async throws {
    let picture = try await PictureService().picture(
      of: SampleActivities.large("Tea", .lockScreen), at: SampleWidgets.now, scale: 1,
      isLocked: true)
    #expect(picture.elements.first { $0.role == .button }?.isEnabled == false)
  }

  @Test func standByDoublesTheSize() {
    #expect(ActivityPresentationName.allCases.filter { $0.scale == 2 } == [.standBy])
  }

  @Test(arguments: [
    (
      "island-compact",
      IslandScene.compact(
        leading: SampleActivities.compact("Tea", .compactLeading),
        trailing: SampleActivities.compact("5", .compactTrailing))
    ),
    (
      "island-minimal",
      .minimal(
        attached: SampleActivities.compact("5", .minimal),
        detached: SampleActivities.compact("7", .minimal))
    ),
    ("island-expanded", .expanded(SampleActivities.large("Tea", .expanded))),
    ("island-empty", .compact(leading: nil, trailing: nil)),
    // Content that is wider than its side does not leave the Island.
    (
      "island-cut",
      .compact(
        leading: SampleActivities.shown(
          "Departure of the ferry", .compactLeading, size: LinkSize(width: 190, height: 36.67)),
        trailing: SampleActivities.compact("5", .compactTrailing))
    ),
  ])
  func islandGoldens(name: String, island: IslandScene) async throws {
    var scene = Self.scene(.home, DeviceSettings())
    scene.island = island
    try expectGolden(try await PictureService().screen(scene, scale: 1), "\(name).png")
  }

  /// The widest pill leaves room for a smaller time, which is at the right in Arabic, and none for
  /// the signal.
  /// The Island at the side of a phone in landscape, beside an empty window. The last one has been
  /// expanded.
  @Test(arguments: [
    (
      "landscape-compact", "393x852",
      IslandScene.compact(
        leading: SampleActivities.shown(
          "Te", .landscapeLeading, size: LinkSize(width: 36.67, height: 36.67)),
        trailing: SampleActivities.shown(
          "5", .landscapeTrailing, size: LinkSize(width: 30, height: 36.67)))
    ),
    (
      "landscape-minimal", "440x956",
      .minimal(
        attached: SampleActivities.compact("5", .landscapeMinimal),
        detached: SampleActivities.compact("7", .landscapeMinimal))
    ),
    ("landscape-expanded", "393x852", .expanded(SampleActivities.large("Tea", .expanded))),
    ("landscape-notch", "390x844", nil), ("landscape-button", "375x667", nil),
  ])
  func islandInLandscape(name: String, device: String, island: IslandScene?) async throws {
    var settings = DeviceSettings(
      device: device, colorScheme: name.hasSuffix("notch") ? .dark : .light)
    settings.orientation = .landscape
    var scene = Self.scene(.home, settings)
    scene.isTurned = true
    scene.island = island
    try expectGolden(try await PictureService().screen(scene, scale: 0.5), "\(name).png")
  }

  @Test(arguments: [("island-wide-right-to-left", "ar_SA", 100.0)])
  func statusBarFitsBesideWidePill(name: String, locale: String, width: Double) async throws {
    let side = SampleActivities.shown(
      "Tea", .compactLeading, size: LinkSize(width: width, height: 36.67))
    var scene = Self.scene(.home, DeviceSettings(locale: locale))
    scene.island = .compact(leading: side, trailing: nil)
    try expectGolden(try await PictureService().screen(scene, scale: 1), "\(name).png")
  }

  @Test(arguments: [
    ("lock-activities", DeviceSettings(isLocked: true)),
    ("lock-activities-dark", DeviceSettings(colorScheme: .dark, isLocked: true)),
    ("lock-activities-always-on", DeviceSettings(isLocked: true, isLuminanceReduced: true)),
  ])
  func lockScreenStackGoldens(name: String, settings: DeviceSettings) async throws {
    var scene = Self.scene(.lock, settings)
    scene.activities = [
      .init(shown: SampleActivities.large("First", .lockScreen), backgroundTint: "0D1440FF"),
      .init(shown: SampleActivities.large("Second", .lockScreen)),
      .init(shown: nil),
      .init(shown: SampleActivities.large("There is no room for it", .lockScreen)),
    ]
    try expectGolden(try await PictureService().screen(scene, scale: 1), "\(name).png")
  }

  @Test(arguments: [
    (
      "standby-circles", DeviceSettings(),
      ActivityOverlay.circles([SampleActivities.compact("5", .minimal), nil])
    ),
    (
      "standby-activity", DeviceSettings(),
      .full(
        .init(
          shown: SampleActivities.large("Tea", .standBy),
          backgroundTint: "0D1440FF"))
    ),
    (
      "standby-activity-night", DeviceSettings(isNight: true),
      .full(
        .init(
          shown: SampleActivities.large("Tea", .standBy),
          backgroundTint: "0D1440FF"))
    ),
  ])
  func standBy(name: String, settings: DeviceSettings, standBy: ActivityOverlay) async throws {
    var scene = Self.scene(.standBy, settings)
    scene.overlay = standBy
    try expectGolden(try await PictureService().screen(scene, scale: 1), "\(name).png")
  }

  private static func scene(
    _ surface: SurfaceName, _ settings: DeviceSettings
  ) -> SurfaceScene {
    SurfaceScene(surface: surface, settings: settings, now: SampleWidgets.now, widgets: [])
  }
}
