import DeviceEngine
import Devices
import Foundation
import GoldenFiles
import HostLink
import Testing

@testable import DeviceSurfaces

/// Whole screens at one pixel per point.
@Suite struct SurfaceGoldenTests {
  typealias Widget = SurfaceScene.Widget

  @Test(arguments: [
    ("home-light", DeviceSettings()),
    ("home-dark", DeviceSettings(colorScheme: .dark)),
    ("home-light-ios18", DeviceSettings(os: .iOS18)),
    ("home-dark-ios18", DeviceSettings(colorScheme: .dark, os: .iOS18)),
    ("home-tinted-ios18", DeviceSettings(colorScheme: .dark, look: .tinted, os: .iOS18)),
    ("home-tinted-light", DeviceSettings(look: .tinted)),
    ("home-tinted", DeviceSettings(colorScheme: .dark, look: .tinted)),
    ("home-clear", DeviceSettings(look: .clear)),
    ("home-clear-dark", DeviceSettings(colorScheme: .dark, look: .clear)),
    ("home-button", DeviceSettings(device: "375x667", locale: "de_DE")),
    ("home-locked", DeviceSettings(device: "390x844", isLocked: true)),
    ("home-right-to-left", DeviceSettings(device: "402x874", locale: "ar_SA")),
  ])
  func homeScreenGoldens(name: String, settings: DeviceSettings) async throws {
    let device = try #require(Device.named(settings.device))
    let small = try #require(device.size(of: .systemSmall))
    let medium = try #require(device.size(of: .systemMedium))
    let appearance =
      settings.look == .standard
      ? Appearance(colorScheme: settings.colorScheme)
      : Appearance(
        colorScheme: .dark, renderingMode: .accented, showsContainerBackground: false)
    let widgets = [
      Widget(
        place: .home(page: 0, column: 0, row: 0), family: .systemSmall, title: "Kitchen",
        shown: SampleWidgets.timer(small, appearance: appearance)),
      Widget(
        place: .home(page: 0, column: 2, row: 0), family: .systemSmall, title: "Bank",
        shown: SampleWidgets.account(
          small, appearance: appearance, isRedacted: settings.isLocked),
        stack: .init(count: 3, top: 1)),
      Widget(
        place: .home(page: 0, column: 0, row: 2), family: .systemMedium, title: "Kitchen",
        shown: SampleWidgets.timer(medium, appearance: appearance)),
      Widget(
        place: .home(page: 0, column: 0, row: 4), family: .systemSmall, title: "Empty", shown: nil,
        hasProblem: true),
      Widget(
        place: .home(page: 1, column: 0, row: 0), family: .systemSmall, title: "Elsewhere",
        shown: nil),
    ]
    try await expectScreen(.home, pages: 2, settings, widgets, name)
  }

  @Test(arguments: [
    ("today", DeviceSettings()), ("today-dark", DeviceSettings(colorScheme: .dark)),
  ])
  func todayViewGoldens(name: String, settings: DeviceSettings) async throws {
    let device = try #require(Device.named(settings.device))
    let appearance = Appearance(colorScheme: settings.colorScheme)
    // The list is sorted by position, not by order; the second small widget has no partner.
    let families: [(Int, WidgetFamilyName)] = [
      (3, .systemSmall), (0, .systemSmall), (1, .systemSmall), (2, .systemMedium),
    ]
    let widgets = try families.map { position, family in
      Widget(
        place: .today(position: position), family: family, title: "Kitchen",
        shown: SampleWidgets.timer(
          try #require(device.size(of: family)), appearance: appearance))
    }
    try await expectScreen(.today, settings, widgets, name)
  }

  @Test(arguments: [
    ("lock", DeviceSettings(isLocked: true)),
    ("lock-ios18", DeviceSettings(os: .iOS18, isLocked: true)),
    ("lock-always-on", DeviceSettings(isLocked: true, isLuminanceReduced: true)),
    ("lock-empty", DeviceSettings(device: "375x667", locale: "fr_FR")),
  ])
  func lockScreenGoldens(name: String, settings: DeviceSettings) async throws {
    let device = try #require(Device.named(settings.device))
    let appearance = Appearance(
      colorScheme: .dark, renderingMode: .vibrant,
      isLuminanceReduced: settings.isLuminanceReduced, showsContainerBackground: false)
    func widget(_ place: WidgetPlace, _ family: WidgetFamilyName) throws -> Widget {
      let size = try #require(device.size(of: family))
      return Widget(
        place: place, family: family, title: "",
        shown: SampleWidgets.accessory(family, size, appearance: appearance))
    }
    var widgets: [Widget] = []
    if name != "lock-empty" {
      widgets = [
        try widget(.lockInline, .accessoryInline),
        try widget(.lockRow(position: 0), .accessoryRectangular),
        try widget(.lockRow(position: 2), .accessoryCircular),
        Widget(
          place: .lockRow(position: 3), family: .accessoryCircular, title: "", shown: nil),
      ]
    }
    try await expectScreen(.lock, settings, widgets, name)
  }

  @Test(arguments: [("standby", false), ("standby-night", true)])
  func standBy(name: String, isNight: Bool) async throws {
    let settings = DeviceSettings(isNight: isNight)
    let size = LinkSize(width: 158, height: 158)
    let appearance = Appearance(
      colorScheme: .dark, renderingMode: isNight ? .vibrant : .fullColor,
      showsContainerBackground: false)
    let widgets = [
      Widget(
        place: .standBy(.left), family: .systemSmall, title: "",
        shown: SampleWidgets.timer(size, appearance: appearance)),
      Widget(
        place: .standBy(.right), family: .systemSmall, title: "",
        shown: SampleWidgets.account(size, appearance: appearance),
        stack: .init(count: 2, top: 0)),
    ]
    try await expectScreen(.standBy, settings, widgets, name)
  }

  /// An archive for the Home Screen, drawn until StandBy's arrives, is red at night, too.
  @Test func standByIsRedAtNightBeforeItsArchivesArrive() async throws {
    let widgets = [
      Widget(
        place: .standBy(.left), family: .systemSmall, title: "",
        shown: SampleWidgets.timer(
          LinkSize(width: 158, height: 158), appearance: Appearance(colorScheme: .dark))),
      Widget(place: .standBy(.right), family: .systemSmall, title: "", shown: nil),
    ]
    try await expectScreen(
      .standBy, DeviceSettings(isNight: true), widgets, "standby-night-arriving")
  }

  @Test func rejectsDeviceWithoutLayout() async throws {
    let scene = SurfaceScene(
      surface: .lock, settings: DeviceSettings(device: "320x568"), now: SampleWidgets.now,
      widgets: [])
    await #expect(throws: SurfaceError.noLayout(device: "320x568")) {
      try await PictureService().screen(scene)
    }
  }

  /// Icons are of the same glass as widgets, and one widget may fill the page.
  @Test func appsAreGlassInClearLook() async throws {
    var scene = SurfaceScene(
      surface: .home, settings: DeviceSettings(look: .clear), now: SampleWidgets.now, widgets: [])
    scene.apps = ["Delivery", "Match"]
    try expectGolden(try await PictureService().screen(scene, scale: 1), "home-apps-clear.png")
  }

  @Test func extraLargePortraitFillsPage() async throws {
    let family = WidgetFamilyName.systemExtraLargePortrait
    let size = try #require(Device.standard.size(of: family))
    let widget = Widget(
      place: .home(page: 0, column: 0, row: 0), family: family, title: "Kitchen",
      shown: SampleWidgets.account(size, family: family))
    try await expectScreen(
      .home, DeviceSettings(), [widget], "home-extra-large-portrait")
  }

  /// Icons of apps fill the free cells of the last page.
  @Test func homeScreenShowsApps() async throws {
    let small = try #require(Device.standard.size(of: .systemSmall))
    var scene = SurfaceScene(
      surface: .home, settings: DeviceSettings(), now: SampleWidgets.now,
      widgets: [
        Widget(
          place: .home(page: 0, column: 2, row: 0), family: .systemSmall, title: "Kitchen",
          shown: SampleWidgets.timer(small))
      ])
    scene.apps = ["Delivery", "Match", "Workout"]
    try expectGolden(try await PictureService().screen(scene, scale: 1), "home-apps.png")
    scene.pages = 2
    let first = try await PictureService().screen(scene, scale: 1)
    scene.apps = []
    #expect(try await PictureService().screen(scene, scale: 1) == first)
  }

  private func expectScreen(
    _ surface: SurfaceName, pages: Int = 1, _ settings: DeviceSettings, _ widgets: [Widget],
    _ name: String
  ) async throws {
    let scene = SurfaceScene(
      surface: surface, pages: pages, settings: settings, now: SampleWidgets.now,
      widgets: widgets)
    try expectGolden(try await PictureService().screen(scene, scale: 1), "\(name).png")
  }
}
