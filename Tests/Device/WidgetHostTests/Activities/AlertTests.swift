import DeviceFixtures
import Foundation
import HostLink
import Synchronization
import TestFolders
import Testing

@testable import DeviceEngine
@testable import WidgetHost

/// The sound of an alert, and the screen that it lights.
@Suite struct AlertTests {
  /// Records the names of the sounds; `default` for the default sound.
  private final class Sounds: Sendable {
    private let names = Mutex<[String]>([])
    private let rings = Mutex<[[String]]>([])
    var played: [String] { names.withLock { $0 } }
    /// The sets of sounds that repeat, in order.
    var rung: [[String]] { rings.withLock { $0 } }
    var sounds: AlertSounds {
      AlertSounds(
        play: { file in self.names.withLock { $0.append(Self.name(file)) } },
        ring: { sounds in self.rings.withLock { $0.append(sounds.map { Self.name($0.file) }) } })
    }

    private static func name(_ file: URL?) -> String { file?.lastPathComponent ?? "default" }
  }

  private let folder = TemporaryFolder.unusedPath()
  private let sounds = Sounds()

  private func fixture() async throws -> HostFixture {
    let bundle = folder.appendingPathComponent("1/Sample.vitrine")
    try FileManager.default.createDirectory(
      at: bundle.appendingPathComponent("Resources"), withIntermediateDirectories: true)
    try Data().write(to: bundle.appendingPathComponent("Resources/bell.wav"))
    let fixture = try await HostFixture(alertSounds: sounds.sounds)
    _ = try await fixture.host.install(bundle)
    return fixture
  }

  private func alert(
    _ id: ActivityID, sound: String? = nil, _ fixture: HostFixture
  ) async throws {
    let update = ActivityUpdate(
      content: ActivityContentMessage(state: Data("{}".utf8)),
      alert: ActivityAlert(title: "Hit", body: "Heal", sound: sound))
    _ = try await fixture.host.activity(.update(id: id.rawValue, update), of: "Sample")
    await fixture.host.settle()
  }

  @Test(arguments: [
    (nil, ["default"]), ("bell.wav", ["bell.wav"]), ("missing.wav", ["default"]), ("", []),
    ("../Info.json", ["default"]),
  ])
  func alertPlaysItsSoundOnce(sound: String?, played: [String]) async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let fixture = try await fixture()
    let id = try await fixture.start()
    #expect(sounds.played == [])
    try await alert(id, sound: sound, fixture)
    #expect(sounds.played == played)
    try await fixture.update(id, #"{"n":1}"#)
    #expect(sounds.played == played)
    let rows = try await fixture.host.explanation(of: id).rows.map(\.reason)
    #expect(rows.contains("The app updated it. Alert: “Hit”."))
    let isMissing = played == ["default"] && sound != nil
    #expect(rows.contains(ActivitySentences.soundMissing(sound ?? "")) == isMissing)
  }

  /// The sound of an alarm repeats from its alert until the user or the app stops it.
  @Test(
    arguments: [
      (nil, ["default"]), ("bell.wav", ["bell.wav"]), ("missing.wav", ["default"]), ("", []),
    ] as [(String?, [String])])
  func alarmRingsUntilItIsStopped(sound: String?, rung: [String]) async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let fixture = try await fixture()
    let alarm = UUID()
    let request = AlarmRequest(
      id: alarm, attributesType: "AlarmAttributes<Tea>", attributes: Data("{}".utf8),
      timing: AlarmTiming(preAlert: 300, postAlert: 60),
      alert: ActivityAlert(title: "Tea", body: "", sound: sound), secondaryCountsDown: true)
    _ = try await fixture.host.activity(.schedule(request), of: "Sample")
    #expect(sounds.rung == [])
    await fixture.advance(to: noon + 300)
    await fixture.advance(to: noon + 3600)
    #expect(sounds.rung == (rung.isEmpty ? [] : [rung]))
    _ = try await fixture.host.activity(.changeAlarm(id: alarm, .countdown), of: "Sample")
    #expect(sounds.rung.last ?? [] == [])
    await fixture.advance(to: noon + 3660)
    #expect(sounds.rung.last ?? [] == rung)
    _ = try await fixture.host.activity(.changeAlarm(id: alarm, .stop), of: "Sample")
    #expect(sounds.rung.last ?? [] == [])
    #expect(sounds.played == [], "the alert itself plays nothing else")
  }

  @Test func scheduledAlertSoundsWhenItStarts() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let fixture = try await fixture()
    var start = ActivityStart.trip(alert: ActivityAlert(title: "Go", body: ""))
    start.start = noon + 60
    try await fixture.start(start)
    #expect(sounds.played == [])
    await fixture.advance(to: noon + 60)
    #expect(sounds.played == ["default"])
  }

  @Test func restartDoesNotRepeatSound() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let fixture = try await fixture()
    try await alert(try await fixture.start(), fixture)
    await fixture.host.stop()
    let second = try await HostFixture(store: fixture.store, alertSounds: sounds.sounds)
    await second.host.settle()
    #expect(sounds.played == ["default"])
  }

  // MARK: The screen

  private func isDimmed(_ fixture: HostFixture) async -> Bool {
    await fixture.host.deviceSettings().isLuminanceReduced
  }

  private func dim(_ fixture: HostFixture) async throws {
    var device = await fixture.host.deviceSettings()
    (device.isLocked, device.isLuminanceReduced) = (true, true)
    try await fixture.host.setDevice(device)
  }

  @Test func alertLightsDimmedScreenForAWhile() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let fixture = try await fixture()
    let id = try await fixture.start()
    try await dim(fixture)
    try await alert(id, fixture)
    #expect(await isDimmed(fixture) == false)
    await fixture.advance(to: noon + 6)
    // A second alert extends the time.
    try await alert(id, fixture)
    await fixture.advance(to: noon + 15)
    #expect(await isDimmed(fixture) == false)
    await fixture.advance(to: noon + 16)
    #expect(await isDimmed(fixture))
    #expect(await fixture.host.deviceSettings().isLocked)
    #expect(try fixture.store.load().device?.isLuminanceReduced == true)
  }

  @Test func screenThatUserWakesStaysLit() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let fixture = try await fixture()
    let id = try await fixture.start()
    try await dim(fixture)
    try await alert(id, fixture)
    var device = await fixture.host.deviceSettings()
    device.isLocked = false
    try await fixture.host.setDevice(device)
    await fixture.advance(to: noon + 60)
    #expect(await isDimmed(fixture) == false)
  }

  @Test func updateWithoutAlertLeavesScreenDimmed() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let fixture = try await fixture()
    let id = try await fixture.start()
    try await dim(fixture)
    try await fixture.update(id, #"{"n":1}"#)
    #expect(await isDimmed(fixture))
  }

  // MARK: Support

  @Test(arguments: [(true, nil), (nil, nil), (false, ActivityRefusal.Reason.unsupportedTarget)])
  func activitiesRequireDeclaredSupport(
    isSupported: Bool?, refusal: ActivityRefusal.Reason?
  ) async throws {
    let fixture = try await HostFixture(bundles: .fake { $0.supportsActivities = isSupported })
    try await fixture.install()
    let answer = try await fixture.host.activity(.start(.trip()), of: "Sample")
    #expect(answer.refusal == refusal)
    let authorization = try await fixture.host.activity(.authorization, of: "Sample")
    guard case .authorization(let facts) = authorization else {
      Issue.record("not an authorization: \(authorization)")
      return
    }
    #expect(facts.areActivitiesEnabled == (refusal == nil))
  }
}
