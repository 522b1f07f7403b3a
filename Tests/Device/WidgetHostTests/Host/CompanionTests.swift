import DeviceEngine
import DeviceFixtures
import DeviceStore
import Foundation
import HostLink
import Testing

/// A watch, a car and a Mac beside the main device.
@Suite struct CompanionTests {
  @Test func widgetOnACompanionConnectsItAndIsLaidOutForIt() async throws {
    let fixture = try await HostFixture.withSample()
    #expect(await fixture.host.state().companions == nil)
    let state = try await fixture.host.place(
      extension: "Sample", kind: "weather", family: .accessoryRectangular, on: .watch)
    await fixture.host.settle()
    #expect(state.placement.place == .list(.smartStack, position: 0))
    let request = try #require(fixture.extensions.requests.last)
    #expect(request.displaySize == LinkSize(width: 184, height: 80.5))
    #expect(request.environments.map(\.colorScheme) == [.dark])
    #expect(await fixture.host.companionStates.map(\.role) == [.watch])
    #expect(try await fixture.host.shown(state.id).size.width == 184)
  }

  @Test func complicationTakesASlotOfTheFaceInView() async throws {
    let fixture = try await HostFixture.withSample()
    try await fixture.host.changeDevice(.watch) { $0.face = .panel }
    let state = try await fixture.host.place(
      extension: "Sample", kind: "weather", family: .accessoryCircular, on: .watch)
    #expect(state.placement.place == .face(.panel, position: 1))
  }

  @Test func settingsOfACompanionReloadItsWidgetsOnly() async throws {
    let fixture = try await HostFixture.withSample()
    try await fixture.place()
    let small = try await fixture.place(at: .list(.carPlay, position: 0))
    fixture.extensions.forgetCalls()
    try await fixture.host.changeDevice(.car) { $0.typeSize = .xLarge }
    await fixture.host.settle()
    #expect(fixture.extensions.requests.map(\.environments.first?.typeSize) == [.xLarge])
    #expect(await fixture.host.deviceSettings().typeSize == .large)
    // Widgets in a car are dark, as in StandBy.
    #expect(try await fixture.host.shown(small).appearance == .carPlay)
    try await fixture.host.changeDevice(.car) { $0.colorScheme = .light }
    #expect(try await fixture.host.shown(small).appearance == .carPlay)
    #expect(fixture.extensions.requests.count == 1)
  }

  /// A shared setting has one value, whichever device changes it.
  @Test(arguments: [DeviceRole.main, .watch])
  func sharedSettingsChangeOnAllDevices(role: DeviceRole) async throws {
    let fixture = try await HostFixture.withSample()
    try await fixture.host.changeDevice(.watch) { _ in }
    try await fixture.host.changeDevice(role) { $0.locale = "de_DE" }
    #expect(await fixture.host.deviceSettings().locale == "de_DE")
    #expect(await fixture.host.deviceSettings(of: .watch).locale == "de_DE")
  }

  @Test func sharedSettingsAreTheMarkedOnes() throws {
    var main = DeviceSettings()
    main.locationAccess["Sample"] = .allow
    main.networkAccess["Sample"] = .deny
    let values: [String: DeviceSetting.Value] = [
      "locale": .text("de_DE"), "timeZone": .text("Asia/Tokyo"), "developerMode": .toggle(true),
      "dataProtection": .text("NSFileProtectionComplete"), "location": .text("1,2"),
    ]
    for (name, value) in values {
      try #require(DeviceSetting.named(name)?.change(to: value)).apply(to: &main)
    }
    let shared = DeviceSettings().sharing(main)
    for setting in DeviceSetting.all {
      let isEqual = setting.value(in: shared) == setting.value(in: main)
      let isDefault = setting.value(in: shared) == setting.value(in: DeviceSettings())
      #expect(setting.isShared ? isEqual && !isDefault : isDefault, "\(setting.name)")
    }
  }

  @Test func widgetsOfADisconnectedCompanionKeepTheirPlacesWithAReason() async throws {
    let fixture = try await HostFixture.withSample()
    let id = try await fixture.place(at: .face(.dial, position: 4), family: .accessoryCircular)
    try await fixture.host.disconnect(.watch)
    let state = try await fixture.host.placementState(id)
    #expect(state.placement.place == .face(.dial, position: 4))
    #expect(state.failure?.hasPrefix("no watch is connected") == true)
    fixture.extensions.forgetCalls()
    try await fixture.host.changeDevice(.watch) { $0.device = "watch-40mm" }
    await fixture.host.settle()
    #expect(try await fixture.host.placementState(id).failure == nil)
    #expect(fixture.extensions.requests.map(\.displaySize.width) == [42])
  }

  @Test func companionsSurviveARestart() async throws {
    let store = MemoryStore()
    let fixture = try await HostFixture(store: store)
    try await fixture.host.changeDevice(.watch) { $0.face = .panel }
    try await fixture.host.changeDevice(.mac) { _ in }
    try await fixture.host.disconnect(.mac)
    await fixture.host.stop()
    let next = try await HostFixture(store: store)
    #expect(await next.host.companionStates.map(\.role) == [.watch])
    #expect(await next.host.deviceSettings(of: .watch).face == .panel)
  }

  @Test(arguments: [
    (DeviceRole.watch, "393x852"), (.car, "watch-45mm"), (.mac, "toaster"), (.main, "watch-45mm"),
  ])
  func rejectsModelsOfOtherDevices(role: DeviceRole, device: String) async throws {
    let fixture = try await HostFixture()
    await #expect(throws: HostError.self) {
      try await fixture.host.changeDevice(role) { $0.device = device }
    }
    #expect(await fixture.host.companionStates.isEmpty)
  }

  @Test(arguments: [
    (WidgetPlace.face(.dial, position: 0), WidgetFamilyName.accessoryCircular, "accessoryCorner"),
    (.face(.panel, position: 6), .accessoryCircular, "has the slots 0 to 5"),
    (.face(.panel, position: .max), .accessoryCircular, "has the slots 0 to 5"),
    (.face(.panel, position: -1), .accessoryCircular, "has the slots 0 to 5"),
    (.list(.smartStack, position: 0), .accessoryCircular, "does not support accessoryCircular"),
    (.list(.carPlay, position: 0), .systemLarge, "does not show"),
    (.list(.desktop, position: -2), .systemLarge, "position -2 is invalid"),
  ])
  func impossiblePlacesAreRejected(
    place: WidgetPlace, family: WidgetFamilyName, reason: String
  ) async throws {
    let fixture = try await HostFixture.withSample()
    await #expect {
      try await fixture.host.place(
        extension: "Sample", kind: "weather", family: family, place: place)
    } throws: {
      "\($0)".contains(reason)
    }
    #expect(await fixture.host.companionStates.isEmpty)
  }

  /// A complication in the way moves to the next free slot of its family.
  @Test func complicationsMakeRoom() async throws {
    let fixture = try await HostFixture.withSample()
    let first = try await fixture.place(at: .face(.panel, position: 1), family: .accessoryCircular)
    let second = try await fixture.place(at: .face(.panel, position: 1), family: .accessoryCircular)
    #expect(
      try await fixture.host.placementState(first).placement.place == .face(.panel, position: 3))
    #expect(
      try await fixture.host.placementState(second).placement.place == .face(.panel, position: 1))
  }

  @Test(arguments: [
    #"{"surface":"face","face":"dial","position":3}"#, #"{"surface":"smartStack","position":1}"#,
    #"{"surface":"carPlay","position":0}"#, #"{"surface":"notificationCenter","position":2}"#,
  ])
  func placesKeepTheirForm(json: String) throws {
    let place = try JSONDecoder().decode(WidgetPlace.self, from: Data(json.utf8))
    let encoder = JSONEncoder()
    let again = try JSONDecoder().decode(WidgetPlace.self, from: try encoder.encode(place))
    #expect(again == place)
    #expect(place.surface?.role != .main)
  }

  /// In a car, nothing is tapped; everywhere else, a tap opens the app.
  @Test(arguments: [
    (WidgetPlace.list(.carPlay, position: 0), true), (.list(.desktop, position: 0), false),
  ])
  func carAcceptsNoTaps(place: WidgetPlace, isIgnored: Bool) async throws {
    let fixture = try await HostFixture.withSample()
    let id = try await fixture.place(at: place)
    await fixture.host.settle()
    let outcome = try await fixture.host.tap(id, at: .point(CGPoint(x: 1, y: 1)))
    #expect((outcome == .nothing) == isIgnored)
    let activity = try await fixture.start()
    try await fixture.host.changeDevice(.car) { _ in }
    await fixture.host.settle()
    let tapped = try await fixture.host.tapActivity(
      activity, .small, on: .car, at: .point(CGPoint(x: 1, y: 1)))
    #expect(tapped == .nothing)
  }

  @Test func surfacesSayWhatTheyShow() {
    let watch = CompanionState(role: .watch, settings: DeviceSettings())
    #expect(watch.surfaces.map(\.name) == [.face, .smartStack, .watchControlCenter])
    #expect(watch.surfaces.map(\.isList) == [false, true, false])
    #expect(watch.surfaces.map(\.families.last) == [.accessoryInline, .accessoryRectangular, nil])
    let car = CompanionState(role: .car, settings: DeviceSettings())
    #expect(car.surfaces.map(\.location) == ["carPlay"])
  }

  /// All pictures of a Mac show its menu bar.
  @Test(
    arguments: [
      (.watch, [[], [.smartStack], [.watchControlCenter]]),
      (.mac, [[.menuBar], [.menuBar], [.macControlCenter, .menuBar]]),
      (.car, [[]]), (.pad, [[], [], [], [.controlCenter]]),
    ] as [(DeviceRole, [[SurfaceName]])])
  func surfacesSayWhichControlsTheyShow(role: DeviceRole, lists: [[SurfaceName]]) {
    let surfaces = CompanionState(role: role, settings: DeviceSettings()).surfaces
    #expect(surfaces.map { $0.controls.map(\.name) } == lists)
    #expect(surfaces.flatMap(\.controls).allSatisfy { $0.sizes == $0.name.controlSizes })
  }

  /// An activity has presentations for each connected device; the main one's are unchanged.
  @Test func activitiesArePresentedOnCompanions() async throws {
    let fixture = try await HostFixture.withSample()
    try await fixture.host.changeDevice(.watch) { _ in }
    let id = try await fixture.start()
    await fixture.host.settle()
    let request = try #require(fixture.extensions.activityRequests.last)
    #expect(request.forms.filter { $0.role == .watch }.map(\.presentation) == [.small, .small])
    #expect(request.forms.filter { $0.role == nil } == DeviceSettings().activityForms)
    let shown = try await fixture.host.shownActivity(id, .small, on: .watch)
    #expect(shown.presentation == .small)
    await #expect(throws: HostError.self) {
      try await fixture.host.shownActivity(id, .small, on: .car)
    }
    fixture.extensions.forgetCalls()
    try await fixture.host.changeDevice(.car) { _ in }
    await fixture.host.settle()
    #expect(try await fixture.host.shownActivity(id, .small, on: .car).presentation == .small)
  }
}

extension HostFixture {
  fileprivate func place(
    at place: WidgetPlace, family: WidgetFamilyName = .systemSmall
  ) async throws -> PlacementID {
    try await self.place("weather", family, at: place)
  }
}
