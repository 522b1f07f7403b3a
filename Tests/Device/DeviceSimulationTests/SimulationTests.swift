import DeviceFixtures
import Foundation
import HostLink
import Synchronization
import Testing

@testable import DeviceEngine
@testable import DeviceSimulation
@testable import ExtensionPool

@Suite struct SimulationTests {
  @Test func dayShowsEveryEntryOfTheTimelines() async throws {
    let provider = ScriptedExtension { _, now in
      let entries = [0.0, 1800].map { EntryDescription(date: now.addingTimeInterval($0)) }
      return TimelineReply(
        entries: entries, policy: .after(now.addingTimeInterval(3600)),
        archives: [0, 1].map {
          ArchivedEntry(entry: $0, environment: 0, archive: Data([UInt8($0)]))
        })
    }
    let report = try await simulate(provider)
    let history = try #require(report.placements.first)
    // Each hour has two entries with different contents.
    #expect(history.summary.charged == 23)
    #expect(history.summary.entriesShown == 48)
    #expect(history.shown.count == 48)
    #expect(history.shown.map(\.text) == (0..<48).map { "archive \($0 % 2)" })
    #expect(history.shown.first?.from == report.start)
    #expect(history.shown.last?.to == report.end)
    for (a, b) in zip(history.shown, history.shown.dropFirst()) { #expect(a.to == b.from) }
    #expect(report.ledger.map(\.sequence) == Array(1...report.ledger.count))
    #expect(history.verdict.hasPrefix("Reloading") == false)
  }

  @Test func extensionsSeeTheVirtualClock() async throws {
    let provider = ScriptedExtension { _, now in
      TimelineReply(
        entries: [EntryDescription(date: now)], policy: .after(now.addingTimeInterval(21_600)))
    }
    _ = try await simulate(provider)
    let clocks = provider.calls.withLock { $0.filter { $0.name == "timeline" }.map(\.now) }
    #expect(clocks == ["00:00", "06:00", "12:00", "18:00"].map(date))
  }

  @Test func runsWithSameSeedAreIdentical() async throws {
    func run(_ seed: UInt64) async throws -> Data {
      let encoder = JSONEncoder()
      encoder.outputFormatting = .sortedKeys
      return try encoder.encode(
        try await simulate(Self.flaky(), days: 4, seed: seed, count: 3))
    }
    let first = try await run(5)
    #expect(try await run(5) == first)
    #expect(try await run(6) != first)
  }

  @Test func failuresAppearInLedgerAndStaleTime() async throws {
    let provider = ScriptedExtension { call, now in
      // Fails from 6:00 to 9:00.
      if now > date("05:59"), now < date("09:00"), case .timeline = call {
        throw ExtensionServiceError.failed("Ext", .ended)
      }
      return TimelineReply(
        entries: [EntryDescription(date: now)], policy: .after(now.addingTimeInterval(21_600)))
    }
    let report = try await simulate(provider)
    let summary = try #require(report.placements.first?.summary)
    #expect(summary.failed >= 4)
    #expect(summary.staleSeconds >= 3 * 3600 && summary.staleSeconds < 5 * 3600)
    #expect(report.ledger.contains { $0.outcome == .failed && $0.reason.contains("Ext:") })
  }

  @Test func reloadsRequestedDuringFetchAreHandled() async throws {
    let provider = ScriptedExtension { _, now in
      TimelineReply(entries: [EntryDescription(date: now)], policy: .never)
    }
    provider.request = .allTimelines
    // Each timeline reloads all timelines, a common mistake.
    let report = try await simulate(provider)
    let summary = try #require(report.placements.first?.summary)
    #expect(summary.charged == summary.budgetTotal)
    #expect(report.placements.first?.verdict.contains("are used up") == true)
  }

  /// The buttons of an alarm, in states to which they apply and to which they do not.
  @Test func userPressesButtonsOfAnAlarm() async throws {
    let installed = InstalledExtension(
      id: "Ext", name: "Ext", bundle: URL(fileURLWithPath: "/Ext.vitrine"), contentHash: "",
      contents: BundleDescription())
    let request = AlarmRequest(
      id: UUID(), attributesType: "AlarmAttributes<Tea>", attributes: Data("{}".utf8),
      timing: AlarmTiming(preAlert: 300, postAlert: 60),
      alert: ActivityAlert(title: "Tea", body: ""), secondaryCountsDown: true)
    let presses: [(minute: Double, action: ScenarioStep.Action)] = [
      (0, .schedule(installed, request)), (1, .press(.pause)), (2, .press(.pause)),
      (3, .press(.resume)), (8, .press(.secondary)), (10, .press(.stop)), (11, .press(.stop)),
    ]
    let plan = SimulationPlan(
      widgets: [],
      scenario: presses.map {
        ScenarioStep(date: midnight + $0.minute * 60, name: "tea", action: $0.action)
      }, start: midnight, days: 1, seed: 1, views: try ViewPattern("never"),
      settings: HostSettings())
    let report = try await Simulation(plan, extensions: Self.flaky()) { _, _ in "" }.run()
    let rows = report.ledger.filter { $0.outcome == .changed || $0.outcome == .refused }
    #expect(
      rows.map { "\($0.cause) \($0.reason.prefix(34))" } == [
        "app The app scheduled the alarm “Tea”.", "person The user paused it. It is paused w",
        "person alarm \(request.id.uuidString.prefix(28))",
        "person The user resumed it. It counts dow",
        "date It alerts: “Tea”.", "person The user started its countdown aga",
        "date It alerts: “Tea”.", "person The user stopped it. It was remove",
        "person activity \"a1\" not found: it was di",
      ])
    #expect(report.activities.first?.dismissed == midnight + 600)
  }

  // MARK: Fixtures

  private static func flaky() -> ScriptedExtension {
    ScriptedExtension { _, now in
      let minute = Int(now.timeIntervalSinceReferenceDate / 60)
      if minute % 7 == 0 { throw ExtensionServiceError.failed("Ext", .ended) }
      return TimelineReply(
        entries: (0..<minute % 5 + 1).map {
          EntryDescription(date: now.addingTimeInterval(Double($0) * 420))
        })
    }
  }

  private func simulate(
    _ provider: ScriptedExtension, days: Int = 1, seed: UInt64 = 1, count: Int = 1
  ) async throws -> SimulationReport {
    let installed = InstalledExtension(
      id: "Ext", name: "Ext", bundle: URL(fileURLWithPath: "/Ext.vitrine"), contentHash: "",
      contents: BundleDescription())
    var settings = HostSettings()
    settings.reloads.significantHours = []
    settings.budget.resetHour = 0
    let widgets = (0..<count).map {
      SimulationPlan.Widget(
        placement: Placement(
          id: "p\($0 + 1)", extension: "Ext", kind: "clock", family: .systemSmall,
          place: .home(page: 0, column: 0, row: 0)), extension: installed)
    }
    let plan = SimulationPlan(
      widgets: widgets, start: midnight, days: days, seed: seed,
      views: try ViewPattern("often"), settings: settings)
    return try await Simulation(plan, extensions: provider) { data, _ in
      "archive \(data.first.map { "\($0)" } ?? "")"
    }.run()
  }
}

/// Answers by a closure and records the calls.
private final class ScriptedExtension: ExtensionService {
  struct Call: Sendable {
    var name: String
    var now: Date
  }

  let calls = Mutex<[Call]>([])
  private let listener = Mutex(ExtensionServiceListener())
  private let script: @Sendable (HostCall, Date) throws -> TimelineReply
  private let requested = Mutex<ReloadRequest?>(nil)

  /// The reload that each timeline requests by `WidgetCenter`.
  var request: ReloadRequest? {
    get { requested.withLock { $0 } }
    set { requested.withLock { $0 = newValue } }
  }

  init(_ script: @escaping @Sendable (HostCall, Date) throws -> TimelineReply) {
    self.script = script
  }

  func timeline(
    _ call: HostCall, of extension: InstalledExtension, clock: HostClock, device: DeviceSettings
  ) async throws -> TimelineReply {
    guard case .frozen(let now) = clock else { throw ExtensionServiceError.failed("Ext", .ended) }
    calls.withLock { $0.append(Call(name: call.name, now: now)) }
    if case .timeline = call, let request {
      listener.withLock { $0 }.reload(`extension`.id, request)
    }
    return try script(call, now)
  }

  func listen(_ listener: ExtensionServiceListener) async {
    self.listener.withLock { $0 = listener }
  }

  func describe(_ bundle: URL) async throws -> BundleDescription { BundleDescription() }
  func recommendations(
    kind: String, of extension: InstalledExtension, clock: HostClock, device: DeviceSettings
  ) async throws -> [ConfigurationRecommendation] { [] }
  func relevance(
    kind: String, of extension: InstalledExtension, clock: HostClock, device: DeviceSettings
  ) async throws -> [RelevanceAttribute] { [] }
  func options(
    _ request: OptionsRequest, of extension: InstalledExtension, clock: HostClock,
    device: DeviceSettings
  ) async throws -> OptionsReply { OptionsReply(sections: []) }
  func perform(
    _ request: PerformRequest, of extension: InstalledExtension, clock: HostClock,
    device: DeviceSettings
  ) async throws -> PerformReply { PerformReply() }
  func end(_ id: ExtensionID) async {}
  func states() async -> [ExtensionID: ExtensionServiceState] { [:] }
}
