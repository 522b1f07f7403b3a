import DeviceStore
import Foundation
import HostLink
import Testing
import ViewArchive

@testable import DeviceEngine
@testable import ExtensionPool
@testable import WidgetHost

/// Widgets of protected extensions, which show their placeholder while the device is locked or
/// until it is first unlocked.
@Suite struct DataProtectionTests {
  /// A device with the sample extension, whose archives name the request: `placeholder` or `entry`.
  private func fixture(
    _ protection: DataProtection?, startsLocked: Bool = false,
    _ change: (inout RecordedExtensions.Script) -> Void = { _ in }
  ) async throws -> HostFixture {
    let store = MemoryStore()
    if startsLocked {
      let settings = DeviceSettings(isLocked: true)
      try store.apply([.device(settings)], durability: .acknowledged)
    }
    let fixture = try await HostFixture(
      store: store, bundles: .fake { $0.dataProtection = protection })
    fixture.extensions.change {
      $0.archive = { request, environment, _ in
        .plain(request, environment.redactionReasons == [.placeholder] ? "placeholder" : "entry")
      }
      change(&$0)
    }
    try await fixture.install()
    return fixture
  }

  private func setLocked(_ isLocked: Bool, _ fixture: HostFixture) async throws {
    var device = await fixture.host.deviceSettings()
    device.isLocked = isLocked
    try await fixture.host.setDevice(device)
  }

  @Test(arguments: [
    (DataProtection.complete, true), (.completeUnlessOpen, true), (.untilFirstUnlock, false),
    (.unprotected, false), (nil, false),
  ])
  func lockedDeviceShowsPlaceholder(_ protection: DataProtection?, isHidden: Bool) async throws {
    let fixture = try await fixture(protection)
    let id = try await fixture.place()
    #expect(try await fixture.text(id) == "entry")
    let version = try await fixture.host.placementState(id).version
    fixture.extensions.forgetCalls()
    try await setLocked(true, fixture)
    // The placeholder is there at once: it was requested in advance.
    let shown = try await fixture.host.shown(id)
    #expect(try await fixture.text(id) == (isHidden ? "placeholder" : "entry"))
    #expect((shown.content == .placeholder) == isHidden)
    #expect(shown.isRedacted)
    let state = try await fixture.host.placementState(id)
    #expect(state.shown == shown.content && state.version > version)
    let verdict = try await fixture.host.explanation(of: id).verdict
    #expect(verdict.hasPrefix("The placeholder hides the content while the device is") == isHidden)
    #expect(verdict.contains(protection?.rawValue ?? "none") == isHidden)
    await fixture.host.settle()
    #expect(fixture.extensions.calls == [])
    try await setLocked(false, fixture)
    #expect(try await fixture.text(id) == "entry")
    #expect(
      try await fixture.host.explanation(of: id).verdict.contains("NSFileProtection") == false)
  }

  @Test(arguments: [
    (DataProtection.complete, true), (.untilFirstUnlock, true), (.unprotected, false),
  ])
  func deviceThatStartsLockedHidesContent(_ protection: DataProtection, isHidden: Bool) async throws
  {
    let fixture = try await fixture(protection, startsLocked: true)
    let id = try await fixture.place()
    #expect(try await fixture.text(id) == (isHidden ? "placeholder" : "entry"))
    let preview = try await fixture.host.preview(
      extension: "Sample", kind: "weather", family: .systemSmall)
    #expect((preview.content == .placeholder) == isHidden)
    try await setLocked(false, fixture)
    #expect(try await fixture.text(id) == "entry")
    try await setLocked(true, fixture)
    // After the first unlock, only the complete classes hide it again.
    #expect(
      try await fixture.text(id) == (protection == .complete ? "placeholder" : "entry"))
  }

  @Test func settingReplacesDeclaredClass() async throws {
    let fixture = try await fixture(.complete)
    let id = try await fixture.place()
    var device = await fixture.host.deviceSettings()
    device.dataProtection = .unprotected
    device.isLocked = true
    try await fixture.host.setDevice(device)
    #expect(try await fixture.text(id) == "entry")
    device.dataProtection = .completeUnlessOpen
    try await fixture.host.setDevice(device)
    #expect(try await fixture.text(id) == "placeholder")
    #expect(try await fixture.host.explanation(of: id).verdict.contains("the device's setting"))
  }

  @Test func contentIsNeverShownWithoutPlaceholder() async throws {
    let fixture = try await fixture(.complete) {
      $0.placeholder = { _ in throw FetchFailure(message: "no placeholder") }
    }
    let id = try await fixture.place()
    try await setLocked(true, fixture)
    await #expect(throws: HostError.notShown(id)) { try await fixture.host.shown(id) }
    #expect(try await fixture.host.placementState(id).shown == .nothing)
    await fixture.host.settle()
    #expect(try await fixture.host.explanation(of: id).verdict.contains("no placeholder"))
    fixture.extensions.change { $0.placeholder = { _ in } }
    // The next lock tries again.
    try await setLocked(false, fixture)
    try await setLocked(true, fixture)
    await fixture.host.settle()
    #expect(try await fixture.text(id) == "placeholder")
  }

  @Test func placeholderFollowsEnvironment() async throws {
    let fixture = try await fixture(.complete)
    let id = try await fixture.place()
    try await setLocked(true, fixture)
    fixture.extensions.change {
      $0.archive = { request, environment, _ in .plain(request, environment.locale) }
    }
    var device = await fixture.host.deviceSettings()
    device.locale = "de_DE"
    try await fixture.host.setDevice(device)
    await fixture.host.settle()
    #expect(try await fixture.text(id) == "de_DE")
    #expect(try await fixture.host.shown(id).content == .placeholder)
  }

  @Test func tapOnPlaceholderRequiresUnlock() async throws {
    let fixture = try await fixture(.complete) {
      $0.archive = { request, _, _ in
        var archive = ViewArchive.plain(request, "entry")
        archive.widgetURL = URL(string: "weather://today")
        return archive
      }
    }
    let id = try await fixture.place()
    let point = TapTarget.point(CGPoint(x: 9, y: 9))
    guard case .link = try await fixture.host.tap(id, at: point) else {
      Issue.record("the entry's URL was not opened")
      return
    }
    try await setLocked(true, fixture)
    await #expect(throws: HostError.locked) { try await fixture.host.tap(id, at: point) }
  }

  @Test func settingsStoredBeforeDataProtectionAreRead() throws {
    var object =
      try JSONSerialization.jsonObject(with: JSONEncoder().encode(DeviceSettings()))
      as? [String: Any] ?? [:]
    object["dataProtection"] = nil
    let data = try JSONSerialization.data(withJSONObject: object)
    #expect(try JSONDecoder().decode(DeviceSettings.self, from: data) == DeviceSettings())
  }
}
