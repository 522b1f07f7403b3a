import DeviceFixtures
import Foundation
import Hexadecimal
import HostLink
import Testing

@testable import DeviceEngine
@testable import DeviceStore

/// Controls in the host, with recorded extensions.
@Suite struct ControlHostTests {
  @discardableResult
  private func add(
    _ kind: String, to fixture: HostFixture, at place: ControlPlace? = nil,
    configuration: [String: ConfigurationValue] = [:]
  ) async throws -> ControlID {
    let state = try await fixture.host.addControl(
      extension: "Sample", kind: kind, place: place, configuration: configuration)
    await fixture.host.settle()
    return state.id
  }

  @Test func controlsOfOneKindHaveSeparateConfigurations() async throws {
    let fixture = try await HostFixture.withSample()
    try await add("light", to: fixture, configuration: ["room": .string("Hall")])
    try await add("light", to: fixture, configuration: ["room": .string("Bath")])
    #expect(await fixture.host.state().controls.map(\.title) == ["Hall", "Bath"])
    try await fixture.host.configureControl("c2", ["room": .string("Attic")])
    await fixture.host.settle()
    #expect(await fixture.host.state().controls.map(\.title) == ["Hall", "Attic"])
    #expect(await fixture.host.state().controls.map(\.isConfigurable) == [true, true])
  }

  @Test(arguments: ["network-access", "location-access"])
  func changedAccessReloadsControls(setting: String) async throws {
    let fixture = try await HostFixture.withSample()
    try await add("fan", to: fixture)
    for (text, calls) in [
      ("Sample:allow", ["control fan"]), ("Sample:allow", []), ("Other:allow", []),
      ("Sample:deny", ["control fan"]),
    ] {
      fixture.extensions.forgetCalls()
      var device = await fixture.host.deviceSettings()
      try #require(DeviceSetting.named(setting)?.change(parsing: text)).apply(to: &device)
      try await fixture.host.setDevice(device)
      await fixture.host.settle()
      #expect(fixture.extensions.calls == calls, "\(text)")
    }
  }

  @Test func movingChangesCellsAndFaces() async throws {
    let fixture = try await HostFixture.withSample()
    for kind in ["fan", "door", "fan"] { try await add(kind, to: fixture) }
    let moved = try await fixture.host.moveControl(
      "c3", to: .controlCenter(position: 0, size: .large))
    #expect(moved.cell == ControlCell(page: 0, column: 0, row: 3, columns: 2, rows: 2))
    await fixture.host.settle()
    let shown = try await fixture.host.shownControl("c3")
    #expect(shown.size == LinkSize(width: 144, height: 144))
    #expect(String(decoding: shown.face.platter, as: UTF8.self) == "platter large 0")
    #expect(try await fixture.host.controlState("c1").cell?.column == 2)
    try await fixture.host.moveControl("c1", to: .lock(.left))
    await fixture.host.settle()
    #expect(try await fixture.host.shownControl("c1").size == LinkSize(width: 50, height: 50))
    #expect(try await fixture.host.controlState("c1").cell == nil)
    #expect(try await fixture.host.controlState("c2").cell?.column == 2)
  }

  @Test func rejectedRequestsChangeNothing() async throws {
    let fixture = try await HostFixture.withSample()
    try await add("fan", to: fixture, at: .actionButton)
    let before = await fixture.host.state()
    let host = fixture.host
    await #expect(throws: HostError.self) {
      try await host.addControl(extension: "Sample", kind: "fan", place: .actionButton)
    }
    await #expect(
      throws: HostError.unknownControlKind(
        "none", extension: "Sample", known: ["fan", "light", "door"])
    ) { try await host.addControl(extension: "Sample", kind: "none") }
    await #expect(throws: HostError.self) {
      try await host.configureControl("c1", ["room": .string("Hall")])
    }
    await #expect(throws: HostError.unknownControl("c8")) { try await host.removeControl("c8") }
    await #expect(throws: HostError.notAToggle("c2", title: "Door")) {
      try await self.add("door", to: fixture)
      try await host.setControl("c2", isOn: true)
    }
    try await host.removeControl("c2")
    #expect(await host.state().controls == before.controls)
  }

  // MARK: Locked

  @Test func lockedDeviceHidesPrivateStateAndNeedsUnlock() async throws {
    let fixture = try await HostFixture.withSample { script in
      script.control = { request in
        var template = ControlTemplateDescription.toggle("Secret", isOn: true)
        template.isPrivacySensitive = true
        template.authentication = .requiresAuthentication
        template.tint = "FF0000"
        return ControlReply(template, for: request)
      }
    }
    try await add("fan", to: fixture)
    let open = try await fixture.host.controlState("c1")
    #expect(open.isOn && open.title == "Secret" && !open.isPrivate)
    var device = await fixture.host.deviceSettings()
    device.isLocked = true
    try await fixture.host.setDevice(device)
    let locked = try await fixture.host.controlState("c1")
    #expect(!locked.isOn && locked.isPrivate && locked.value == nil && locked.title == "Fan")
    #expect(locked.version > open.version)
    let shown = try await fixture.host.shownControl("c1")
    #expect(shown.face.state == 2 && shown.isRedacted)
    #expect(try await fixture.host.pressControl("c1") == .needsUnlock)
    #expect(fixture.extensions.performed.isEmpty)
    device.isLocked = false
    try await fixture.host.setDevice(device)
    #expect(try await fixture.host.shownControl("c1").face.state == 1)
    #expect(try await fixture.host.controlState("c1").isOn)
  }

  // MARK: Links

  @Test func actionDeliversLink() async throws {
    let url = URL(string: "sample://door")
    let fixture = try await HostFixture.withSample {
      $0.perform = { _ in PerformReply(opensApp: true, url: url) }
    }
    try await add("door", to: fixture)
    guard case .link(let link) = try await fixture.host.pressControl("c1") else {
      Issue.record("no link")
      return
    }
    #expect((link.url, link.placement, link.extension) == (url, "c1", "Sample"))
    await fixture.host.settle()
    #expect(await fixture.host.state().links.first?.result == "opened")
    fixture.extensions.change { $0.perform = { _ in PerformReply(opensApp: true) } }
    guard case .opened = try await fixture.host.pressControl("c1") else {
      Issue.record("not opened")
      return
    }
  }

  // MARK: Sounds

  @Test func playingSoundBlocksNothing() async throws {
    let fixture = try await HostFixture.withSample { script in
      script.control = { request in
        var template = ControlTemplateDescription.button("Rain")
        template.playsAudio = true
        return ControlReply(template, for: request)
      }
    }
    try await add("door", to: fixture)
    fixture.extensions.hold("perform")
    #expect(try await fixture.host.pressControl("c1") == .performed)
    #expect(try await fixture.host.pressControl("c1") == .performed)
    await fixture.extensions.waitForCall("perform", times: 2)
    await fixture.host.settle()
    #expect(fixture.extensions.performed.map(\.playsAudio) == [true, true])
    fixture.extensions.release("perform")
  }

  // MARK: ControlCenter

  @Test func invalidatedConfigurationReloadsPreview() async throws {
    let fixture = try await HostFixture.withSample()
    func requests() async throws -> Int {
      _ = try await fixture.host.controlPreview(extension: "Sample", kind: "light")
      return fixture.extensions.calls.count { $0 == "controlPreview light" }
    }
    #expect(try await [requests(), requests()] == [1, 1])
    try await fixture.host.invalidateControlConfigurations(extension: "Sample")
    #expect(try await requests() == 2)
    await #expect(throws: HostError.self) {
      try await fixture.host.invalidateControlConfigurations(extension: "None")
    }
  }

  @Test func controlCenterReloadsAndListsControls() async throws {
    let fixture = try await HostFixture.withSample()
    for kind in ["fan", "door", "light"] { try await add(kind, to: fixture) }
    fixture.extensions.forgetCalls()
    await fixture.host.handle(.controls(kind: "fan"), from: "Sample")
    await fixture.host.settle()
    #expect(fixture.extensions.calls == ["control fan"])
    await fixture.host.handle(.controlConfigurations, from: "Sample")
    await fixture.host.settle()
    #expect(fixture.extensions.calls == ["control fan", "control light"])
    fixture.extensions.forgetCalls()
    await fixture.host.handle(.allControls, from: "Sample")
    await fixture.host.settle()
    #expect(fixture.extensions.calls.sorted() == ["control door", "control fan", "control light"])
    guard case .controls(let placed) = await fixture.host.answer(.currentControls, from: "Sample")
    else { return }
    #expect(placed.map(\.kind) == ["fan", "door", "light"])
    #expect(placed.map { $0.pushToken?.count } == [32, nil, nil])
  }

  // MARK: Pushes

  @Test func pushTokensAreReportedAndReloadTheirControl() async throws {
    let fixture = try await HostFixture.withSample()
    try await add("fan", to: fixture)
    try await add("fan", to: fixture)
    try await add("door", to: fixture)
    #expect(fixture.extensions.receivedTokens.map { $0.map(\.id) } == [["c1"], ["c1", "c2"]])
    let tokens = fixture.extensions.receivedTokens.last?.compactMap(\.pushToken) ?? []
    #expect(Set(tokens).count == 2)
    fixture.extensions.forgetCalls()
    try await fixture.host.pushControl(token: tokens[1])
    await fixture.host.settle()
    #expect(fixture.extensions.calls == ["control fan"])
    #expect(
      try await fixture.host.explanation(of: ControlID("c2")).rows.last { $0.cause == .push } != nil
    )
    let host = fixture.host
    await #expect(throws: HostError.unknownPushToken) {
      try await host.pushControl(token: Data([1, 2]))
    }
    try await fixture.host.removeControl("c1")
    await fixture.host.settle()
    #expect(fixture.extensions.receivedTokens.last?.map(\.id) == ["c2"])
    // Another host on the same store has the same tokens.
    let next = try await HostFixture(store: fixture.store, extensions: fixture.extensions)
    #expect(try await next.host.controlState("c2").pushToken == tokens[1].hexadecimal)
  }

  // MARK: Restart and environment

  @Test func restartShowsStoredValueBeforeExtensionRuns() async throws {
    let store = MemoryStore()
    let first = try await HostFixture(store: store)
    first.extensions.change {
      $0.control = { ControlReply(.toggle("Fan", isOn: true), for: $0) }
    }
    try await first.install()
    try await first.host.addControl(extension: "Sample", kind: "fan")
    await first.host.settle()
    let shown = try await first.host.shownControl("c1")
    await first.host.stop()
    let second = try await HostFixture(store: store, holding: ["control"])
    let state = try await second.host.controlState("c1")
    #expect(state.isOn && state.isLoaded)
    #expect(try await second.host.shownControl("c1").face == shown.face)
    second.extensions.release("control")
    await second.host.settle()
    #expect(try await !second.host.controlState("c1").isOn)
    #expect(try await second.host.addControl(extension: "Sample", kind: "fan").id == "c2")
  }

  /// A phone that turns reports the cells of its controls, which are the same after it has turned
  /// back. Their order does not change, and no extension is asked.
  @Test func turnMovesControlsToOtherCells() async throws {
    let fixture = try await HostFixture.withSample()
    for number in 0..<12 {
      try await add(
        "fan", to: fixture, at: .controlCenter(position: number, size: .large))
    }
    fixture.extensions.forgetCalls()
    func cells() async -> [ControlCell] {
      await fixture.host.state().controls.compactMap(\.cell)
    }
    func hold(_ orientation: ScreenOrientation) async throws {
      _ = try await fixture.host.changeDevice { $0.orientation = orientation }
      await fixture.host.settle()
    }
    let upright = await cells()
    #expect(upright.map(\.page) == [0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1])
    var changes = fixture.host.changes().makeAsyncIterator()
    try await hold(.landscape)
    let turned = await cells()
    #expect(turned.map(\.page) == [0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3])
    #expect(turned.prefix(3).map(\.column) == [4, 6, 0])
    var reported: Set<ControlID> = []
    while reported.count < 12, let change = await changes.next() {
      if case .control(let state) = change { reported.insert(state.id) }
    }
    try await hold(.portrait)
    #expect(await cells() == upright)
    #expect(fixture.extensions.calls.isEmpty)
  }

  @Test(arguments: ["locale", "type size"])
  func environmentChangeReloads(what: String) async throws {
    let fixture = try await HostFixture.withSample()
    try await add("fan", to: fixture)
    fixture.extensions.forgetCalls()
    var device = await fixture.host.deviceSettings()
    if what == "locale" { device.locale = "de_DE" } else { device.typeSize = .xxxLarge }
    try await fixture.host.setDevice(device)
    await fixture.host.settle()
    let environment = fixture.extensions.controlRequests.last?.forms.first?.environment
    #expect(fixture.extensions.controlRequests.count == 1)
    #expect(environment?.locale == device.locale && environment?.typeSize == device.typeSize)
  }

  @Test func galleryShowsCachedPreviews() async throws {
    let fixture = try await HostFixture.withSample()
    let items = await fixture.host.controlGallery()
    #expect(items.map(\.kind) == ["fan", "light", "door"])
    #expect(items.map(\.displayName) == ["Fan", "The Sample", "Door"])
    #expect(items.map(\.role) == [.toggle, .toggle, .button])
    #expect(items.map(\.promptsForUserConfiguration) == [false, true, false])
    #expect(fixture.extensions.controlRequests.map(\.isPreview) == [true, true, true])
    fixture.extensions.forgetCalls()
    _ = await fixture.host.controlGallery()
    #expect(fixture.extensions.calls.isEmpty)
  }
}
