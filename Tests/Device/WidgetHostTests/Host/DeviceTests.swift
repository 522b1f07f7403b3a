import DeviceEngine
import DeviceFixtures
import Foundation
import HostLink
import Testing

@Suite struct DeviceTests {
  @Test(arguments: ["locale", "typeSize", "device", "contrast", "os"])
  func environmentSettingCausesFreeReload(setting: String) async throws {
    let fixture = try await HostFixture.withSample()
    let id = try await fixture.place()
    let before = try await fixture.host.explanation(of: id).budget
    fixture.extensions.forgetCalls()
    var device = await fixture.host.deviceSettings()
    switch setting {
    case "locale": device.locale = "de_DE"
    case "typeSize": device.typeSize = .accessibility1
    case "device": device.device = "iPhone 15 Plus"
    case "os": device.os = .iOS18
    default: device.contrast = .increased
    }
    try await fixture.host.setDevice(device)
    await fixture.host.settle()
    #expect(fixture.extensions.calls == ["timeline weather"])
    #expect(try await fixture.host.explanation(of: id).budget == before)
    let request = try #require(fixture.extensions.requests.first)
    #expect(request.environments.allSatisfy { $0.locale == device.locale })
    #expect(request.environments.allSatisfy { $0.release == (setting == "os" ? .iOS18 : nil) })
    #expect(request.displaySize.width == (setting == "device" ? 170 : 158))
  }

  @Test func midnightFollowsTheDevicesTimeZone() async throws {
    let fixture = try await HostFixture.withSample { $0.policy = .never }
    let id = try await fixture.place()
    var device = await fixture.host.deviceSettings()
    device.timeZone = "Asia/Tokyo"
    try await fixture.host.setDevice(device)
    await fixture.advance(to: noon + 86_400)
    let midnights = try await fixture.host.explanation(of: id, limit: 1000).rows
      .filter { $0.outcome == .free && $0.cause == .significantTime && $0.date > noon }
    // Noon in UTC is 21:00 in Tokyo.
    #expect(midnights.map { $0.date.timeIntervalSince(noon) / 3600 } == [3])
  }

  @Test func missingAppearanceIsRequested() async throws {
    let fixture = try await HostFixture.withSample {
      $0.archive = { request, environment, _ in
        .plain(request, environment.renderingMode.rawValue)
      }
    }
    let id = try await fixture.place()
    var device = await fixture.host.deviceSettings()
    device.look = .tinted
    fixture.extensions.hold("timeline")
    try await fixture.host.setDevice(device)
    // The nearest archive is drawn until the new one arrives.
    #expect(try await fixture.text(id) == "fullColor")
    fixture.extensions.release("timeline")
    await fixture.host.settle()
    #expect(try await fixture.text(id) == "accented")
  }

  /// The looks that each release has.
  @Test(arguments: [
    (RenderEnvironment.Release.iOS17, DeviceSettings.Look.tinted, String?.some("18")),
    (.iOS17, .clear, "26"), (.iOS18, .clear, "26"), (.iOS18, .tinted, nil),
    (.iOS26, .clear, nil), (.iOS17, .standard, nil),
  ])
  func looksDependOnRelease(
    os: RenderEnvironment.Release, look: DeviceSettings.Look, needed: String?
  ) throws {
    let settings = DeviceSettings(look: look, os: os)
    guard let needed else {
      _ = try settings.checked()
      return
    }
    let error = #expect(throws: HostError.self) { try settings.checked() }
    #expect("\(error.map { "\($0)" } ?? "")".contains("needs os=\(needed) or later"))
    // Earlier versions stored every look with every release.
    let stored = try DeviceSettings(stored: JSONEncoder().encode(settings))
    #expect(stored.look == .standard && stored.os == os)
  }

  /// A widget of a family that an older release lacks stays, with a reason, and comes back.
  @Test func extraLargePortraitNeedsNewRelease() async throws {
    let family = WidgetFamilyName.systemExtraLargePortrait
    let fixture = try await HostFixture.withSample {
      $0.contents.widgets[0].supportedFamilies = [.systemSmall, family]
    }
    let host = fixture.host
    let id = try await fixture.place("weather", family)
    func set(_ os: RenderEnvironment.Release) async throws {
      _ = try await host.changeDevice { $0.os = os }
      await host.settle()
    }
    try await set(.iOS26)
    let reason = "systemExtraLargePortrait needs iOS 27 or later"
    #expect(
      try await host.placementState(id).failure
        == reason + "; the widget returns with a device that shows it")
    await #expect(throws: HostError.badPlace(reason: reason)) {
      try await host.place(extension: "Sample", kind: "weather", family: family)
    }
    let small = try await fixture.place()
    await #expect(throws: HostError.badPlace(reason: reason)) {
      try await host.resize(small, to: family)
    }
    try await set(.iOS27)
    let state = try await host.placementState(id)
    #expect(state.failure == nil && state.placement.place == .home(page: 0, column: 0, row: 0))
  }

  @Test(arguments: ["device", "locale", "timeZone", "tint"])
  func rejectsInvalidDeviceSettings(setting: String) async throws {
    let fixture = try await HostFixture()
    let before = await fixture.host.deviceSettings()
    var device = before
    switch setting {
    case "device": device.device = "320x568"
    case "locale": device.locale = "xx_YY"
    case "timeZone": device.timeZone = "Mars/Olympus"
    default: device.tint = "red"
    }
    await #expect(throws: HostError.self) { try await fixture.host.setDevice(device) }
    #expect(await fixture.host.deviceSettings() == before)
    #expect(try fixture.store.load().device == nil)
  }

  @Test func clockCanBeSetForwardAndBack() async throws {
    let fixture = try await HostFixture.withSample { $0.policy = .never }
    let id = try await fixture.place()
    try await fixture.host.setClock(date: noon + 1300)
    #expect(try await fixture.text(id) == "entry 2")
    try await fixture.host.setClock(date: noon + 700)
    #expect(try await fixture.text(id) == "entry 1")
  }

  @Test func standByRejectsUnremovableBackground() async throws {
    let fixture = try await HostFixture.withSample {
      var weather = WidgetDescription.weather
      weather.isContainerBackgroundRemovable = false
      $0.contents = BundleDescription(widgets: [weather])
    }
    let id = try await fixture.place()
    await #expect(throws: HostError.self) {
      try await fixture.host.move(.placement(id), to: .standBy(.left))
    }
    #expect(
      try await fixture.host.placementState(id).placement.place
        == .home(page: 0, column: 0, row: 0))
  }

  @Test func movingToAnotherSurfaceRequestsItsAppearances() async throws {
    let fixture = try await HostFixture.withSample()
    let id = try await fixture.place()
    fixture.extensions.forgetCalls()
    try await fixture.host.move(.placement(id), to: .standBy(.left))
    await fixture.host.settle()
    let request = try #require(fixture.extensions.requests.first)
    #expect(request.environments.allSatisfy { !$0.showsContainerBackground })
    #expect(request.environments.map(\.renderingMode) == [.fullColor, .vibrant])
    #expect(try await fixture.host.shown(id).appearance == .standByDay)
  }

  @Test func toleratesNonFiniteEntryDates() async throws {
    let fixture = try await HostFixture.withSample {
      $0.entries = { _, now in
        [
          EntryDescription(date: now), EntryDescription(date: Date(timeIntervalSince1970: .nan)),
          EntryDescription(
            date: Date(timeIntervalSince1970: 1e300),
            relevance: .init(score: .infinity, duration: .nan)),
        ]
      }
    }
    let id = try await fixture.place()
    #expect(try await fixture.text(id) == "entry 0")
    await fixture.host.stop()
    let again = try await HostFixture(store: fixture.store)
    #expect(try await again.text(id) == "entry 0")
  }
}
