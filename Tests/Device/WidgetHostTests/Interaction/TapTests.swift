import DeviceEngine
import DeviceFixtures
import Foundation
import HostLink
import Testing
import ViewArchive

@Suite struct TapTests {
  /// 158 × 158 points: a button above a toggle above a link, with free space beside them.
  private static func archive(
    _ request: WidgetRequest, isOn: Bool = false, url: String? = nil
  ) -> ViewArchive {
    func row(_ y: Double, _ action: NodeAction) -> ArchiveNode {
      ArchiveNode(kind: "row", frame: CGRect(x: 0, y: y, width: 100, height: 40), action: action)
    }
    var archive = ViewArchive.plain(request, isOn ? "on" : "off")
    archive.widgetURL = url.flatMap { URL(string: $0) }
    archive.content.children = [
      row(0, .intent(identifier: "press", parameters: Data("1".utf8))),
      row(50, .toggle(isOn: isOn, identifier: "switch", parameters: Data())),
      row(100, .link(URL(string: "app://row")!)),
    ]
    return archive
  }

  private static let button = TapTarget.point(CGPoint(x: 10, y: 10))
  private static let toggle = TapTarget.point(CGPoint(x: 10, y: 60))
  private static let link = TapTarget.point(CGPoint(x: 10, y: 110))
  private static let beside = TapTarget.point(CGPoint(x: 150, y: 10))

  private func fixture(limits: HostLimits = HostLimits()) async throws -> (
    HostFixture, PlacementID
  ) {
    let fixture = try await HostFixture.withSample(limits: limits) {
      $0.archive = { request, _, _ in Self.archive(request) }
    }
    let id = try await fixture.place()
    fixture.extensions.forgetCalls()
    return (fixture, id)
  }

  @Test(arguments: [button, TapTarget.element(0)])
  func buttonPerformsIntentAndReloads(target: TapTarget) async throws {
    let (fixture, id) = try await fixture()
    #expect(try await fixture.host.tap(id, at: target) == .performed)
    await fixture.host.settle()
    #expect(fixture.extensions.calls == ["perform press", "timeline weather"])
    #expect(
      fixture.extensions.performed == [
        PerformRequest(action: IntentAction(identifier: "press", parameters: Data("1".utf8)))
      ])
    #expect(try await fixture.host.explanation(of: id).rows.contains { $0.outcome == .free })
  }

  @Test func toggleShowsRequestedStateThenActualState() async throws {
    let (fixture, id) = try await fixture()
    fixture.extensions.hold("perform")
    fixture.extensions.hold("timeline")
    let host = fixture.host
    async let outcome = host.tap(id, at: Self.toggle)
    await fixture.extensions.waitForCall("perform")
    var shown = try await host.shown(id)
    #expect(shown.flippedToggles == [0])
    #expect(shown.isInvalidated)
    #expect(try await host.placementState(id).isInvalidated)
    #expect(fixture.extensions.performed.map(\.newValue) == [true])
    fixture.extensions.change {
      $0.archive = { request, _, _ in Self.archive(request, isOn: true) }
    }
    fixture.extensions.release("perform")
    #expect(try await outcome == .performed)
    await fixture.extensions.waitForCall("timeline")
    #expect(try await host.shown(id).flippedToggles == [0])
    fixture.extensions.release("timeline")
    await host.settle()
    shown = try await host.shown(id)
    #expect(try await fixture.text(id) == "on")
    #expect(shown.flippedToggles.isEmpty)
    #expect(!shown.isInvalidated)
  }

  @Test func actualStateReplacesDifferentRequestedState() async throws {
    let (fixture, id) = try await fixture()
    try await fixture.host.tap(id, at: Self.toggle)
    await fixture.host.settle()
    #expect(try await fixture.host.shown(id).flippedToggles.isEmpty)
  }

  @Test func failedIntentRestoresToggle() async throws {
    let (fixture, id) = try await fixture()
    fixture.extensions.change { $0.perform = { _ in throw FetchFailure(message: "crashed") } }
    await #expect(throws: HostError.extensionFailed("Sample", reason: "crashed")) {
      try await fixture.host.tap(id, at: Self.toggle)
    }
    await fixture.host.settle()
    let shown = try await fixture.host.shown(id)
    #expect(shown.flippedToggles.isEmpty)
    #expect(!shown.isInvalidated)
    #expect(fixture.extensions.calls == ["perform switch"])
    #expect(try await fixture.host.placementState(id).failure == "crashed")
  }

  @Test func throwingIntentIsReportedAndReloads() async throws {
    let (fixture, id) = try await fixture()
    fixture.extensions.change { $0.perform = { _ in PerformReply(error: "no lamp") } }
    await #expect(throws: HostError.extensionFailed("Sample", reason: "no lamp")) {
      try await fixture.host.tap(id, at: Self.toggle)
    }
    await fixture.host.settle()
    #expect(fixture.extensions.calls == ["perform switch", "timeline weather"])
    #expect(try await fixture.host.shown(id).flippedToggles.isEmpty)
  }

  @Test func tapsAreSerializedPerWidget() async throws {
    var limits = HostLimits()
    limits.queuedTaps = 2
    let (fixture, id) = try await fixture(limits: limits)
    let other = try await fixture.place()
    fixture.extensions.forgetCalls()
    fixture.extensions.hold("perform")
    let host = fixture.host
    let first = Task { try await host.tap(id, at: Self.toggle) }
    await fixture.extensions.waitForCall("perform")
    let second = Task { try await host.tap(id, at: Self.toggle) }
    var changes = host.changes().makeAsyncIterator()
    // The second tap has flipped the toggle back; its intent waits.
    while try await !host.shown(id).flippedToggles.isEmpty { _ = await changes.next() }
    #expect(fixture.extensions.performed.map(\.newValue) == [true])
    await #expect(throws: HostError.tooManyTaps(.placement(id), limit: 2)) {
      try await host.tap(id, at: Self.button)
    }
    let third = Task { try await host.tap(other, at: Self.button) }
    await fixture.extensions.waitForCall("perform", times: 2)
    #expect(fixture.extensions.performed.map(\.action.identifier) == ["switch", "press"])
    fixture.extensions.release("perform")
    for task in [first, second, third] { #expect(try await task.value == .performed) }
    await host.settle()
    #expect(
      fixture.extensions.performed.filter { $0.action.identifier == "switch" }.map(\.newValue)
        == [true, false])
  }

  @Test func deliversLink() async throws {
    let (fixture, id) = try await fixture()
    let outcome = try await fixture.host.tap(id, at: Self.link)
    guard case .link(let link) = outcome else {
      Issue.record("\(outcome)")
      return
    }
    #expect(link.url == URL(string: "app://row"))
    #expect(link.date == noon)
    await fixture.host.settle()
    let links = await fixture.host.state().links
    #expect(links.map(\.result) == ["opened"])
    #expect(try fixture.store.load().links == links)
  }

  @Test func storesEveryLinkOnPausedClock() async throws {
    let (fixture, id) = try await fixture()
    for _ in 0..<3 { try await fixture.host.tap(id, at: Self.link) }
    await fixture.host.settle()
    #expect(await fixture.host.state().links.count == 3)
    #expect(try fixture.store.load().links.count == 3)
  }

  @Test func tapOutsideElementsOpensAppWithURLOrActivity() async throws {
    let (fixture, id) = try await fixture()
    guard case .opened(let link) = try await fixture.host.tap(id, at: Self.beside) else {
      Issue.record("not opened")
      return
    }
    #expect(link.url == nil)
    #expect(
      link.userInfo == [
        "WidgetCenter.UserInfoKey.kind": "weather",
        "WidgetCenter.UserInfoKey.family": "systemSmall",
      ])
    fixture.extensions.change {
      $0.archive = { request, _, _ in Self.archive(request, url: "app://widget") }
    }
    try await fixture.host.reload(id)
    await fixture.host.settle()
    guard case .link(let other) = try await fixture.host.tap(id, at: Self.beside) else {
      Issue.record("no link")
      return
    }
    #expect(other.url == URL(string: "app://widget"))
    #expect(other.userInfo.isEmpty)
  }

  @Test(arguments: [
    CGPoint(x: -1, y: 10), CGPoint(x: 10, y: 158), CGPoint(x: Double.nan, y: 10),
    CGPoint(x: 10, y: Double.infinity),
  ])
  func tapOutsideWidgetDoesNothing(point: CGPoint) async throws {
    let (fixture, id) = try await fixture()
    #expect(try await fixture.host.tap(id, at: .point(point)) == .nothing)
  }

  @Test func lockedDevicePerformsNothing() async throws {
    let (fixture, id) = try await fixture()
    var device = await fixture.host.deviceSettings()
    device.isLocked = true
    try await fixture.host.setDevice(device)
    // A button or toggle, and the space between them, which opens the app.
    for target in [Self.toggle, .point(CGPoint(x: 1, y: 1))] {
      await #expect(throws: HostError.locked) { try await fixture.host.tap(id, at: target) }
    }
    #expect(await fixture.host.state().links.isEmpty)
    #expect(try await fixture.host.shown(id).isRedacted)
    #expect(fixture.extensions.calls.isEmpty)
  }

  @Test func tapOnOtherVersionIsStale() async throws {
    let (fixture, id) = try await fixture()
    let version = try await fixture.host.placementState(id).version
    await fixture.advance(to: noon + 600)
    let newest = try await fixture.host.placementState(id).version
    for stale in [version, newest + 1] {
      await #expect(throws: HostError.staleTap(id.rawValue, shownVersion: newest)) {
        try await fixture.host.tap(id, at: Self.button, version: stale)
      }
    }
    #expect(try await fixture.host.tap(id, at: Self.button, version: newest) == .performed)
  }

  /// The reload after a tap replaces the content under the finger.
  @Test(arguments: [0.0, 1, 3]) func tapAfterReloadMeansWhatWasSeen(delay: Double) async throws {
    let (fixture, id) = try await fixture()
    let host = fixture.host
    fixture.extensions.hold("perform")
    async let outcome = host.tap(id, at: Self.toggle)
    await fixture.extensions.waitForCall("perform")
    let seen = try await host.placementState(id).version
    // Also the widget's reload shows a state that is out of date.
    fixture.extensions.release("perform")
    #expect(try await outcome == .performed)
    await host.settle()
    let newest = try await host.placementState(id).version
    await fixture.advance(to: noon + delay)
    if delay > 2 {
      await #expect(throws: HostError.staleTap(id.rawValue, shownVersion: newest)) {
        try await host.tap(id, at: Self.toggle, version: seen)
      }
    } else {
      #expect(try await host.tap(id, at: Self.toggle, version: seen) == .performed)
      #expect(fixture.extensions.performed.map(\.newValue) == [true, false])
      // A third tap on the same picture switches again.
      #expect(try await host.tap(id, at: Self.toggle, version: seen) == .performed)
      #expect(fixture.extensions.performed.map(\.newValue) == [true, false, true])
    }
    await host.settle()
    #expect(try await host.shown(id).flippedToggles.isEmpty)
  }

  @Test func placementWithoutContentRejectsTaps() async throws {
    let fixture = try await HostFixture.withSample()
    fixture.extensions.hold("placeholder")
    let id = try await fixture.host.place(
      extension: "Sample", kind: "weather", family: .systemSmall
    ).id
    await #expect(throws: HostError.notShown(id)) {
      try await fixture.host.tap(id, at: Self.button)
    }
    fixture.extensions.release("placeholder")
    await fixture.host.settle()
  }
}
