import ExtensionProcess
import Foundation
import HostLink
import ProbeExtension
import ProcessLaunch
import Synchronization
import Testing

@testable import DeviceEngine
@testable import ExtensionPool

/// The pool with real processes that behave well or badly.
@Suite(.serialized) struct ExtensionPoolTests {
  private static let instant = Date(timeIntervalSince1970: 1_700_000_000)
  private let place: ProbeBundle

  init() throws {
    place = try ProbeBundle()
  }

  private func pool(_ change: (inout HostSettings) -> Void = { _ in }) -> ExtensionPool {
    var settings = HostSettings()
    change(&settings)
    return ExtensionPool(
      folders: ExtensionFolders(state: place.state), settings: settings, isTrusted: { _ in true })
  }

  private func installed(_ id: ExtensionID = "Probe") -> InstalledExtension {
    InstalledExtension(
      id: id, name: id.rawValue, bundle: place.bundle, contentHash: "1",
      contents: BundleDescription())
  }

  private func ask(
    _ pool: ExtensionPool, _ kind: String, of id: ExtensionID = "Probe",
    at seconds: TimeInterval = 0, device: DeviceSettings = DeviceSettings()
  ) async throws -> TimelineReply {
    try await pool.timeline(
      .timeline(
        WidgetRequest(
          kind: kind, family: .systemSmall, displaySize: LinkSize(width: 158, height: 158))),
      of: installed(id), clock: .frozen(Self.instant + seconds), device: device)
  }

  private func note(
    _ pool: ExtensionPool, _ kind: String, of id: ExtensionID = "Probe",
    device: DeviceSettings = DeviceSettings()
  ) async throws -> String? {
    try await ask(pool, kind, of: id, device: device).notices.first?.message
  }

  private func failure(
    _ pool: ExtensionPool, _ kind: String, at seconds: TimeInterval = 0
  ) async -> ExtensionServiceError? {
    await #expect(throws: ExtensionServiceError.self) {
      try await ask(pool, kind, at: seconds)
    }
  }

  // MARK: Processes

  @Test func describingEndsTheProcess() async throws {
    let pool = pool()
    let described = try await pool.describe(place.bundle)
    #expect(described.activities.contains { $0.attributesType == "VITRINE_EXTENSION=Probe" })
    #expect(await pool.states() == [:])
  }

  @Test func processIsReusedUntilItEnds() async throws {
    let pool = pool()
    let first = try await note(pool, "identifier")
    #expect(try await note(pool, "identifier") == first)
    #expect(await pool.states() == ["Probe": ExtensionServiceState(isRunning: true)])
    await pool.end("Probe")
    #expect(await pool.states() == [:])
    #expect(try await note(pool, "identifier") != nil)
    await pool.endAll()
  }

  @Test func reportsNoticesOfReplies() async throws {
    let reported = Mutex<[String]>([])
    var settings = HostSettings()
    settings.processes.sandbox = .off
    let pool = ExtensionPool(
      folders: ExtensionFolders(state: place.state), settings: settings,
      report: { notice in reported.withLock { $0.append(notice) } })
    let mark = try await note(pool, "identifier")
    #expect(reported.withLock { $0 } == ["identifier: \(mark ?? "")"])
    await pool.endAll()
  }

  @Test func idleProcessEnds() async throws {
    let pool = pool { $0.processes.idleEnd = 0 }
    _ = try await ask(pool, "ok")
    while await pool.states() != [:] { await Task.yield() }
    #expect(try await ask(pool, "ok").entries.count == 1, "not restarted")
    await pool.endAll()
  }

  @Test func newLocaleOrTimeZoneRestartsTheProcess() async throws {
    let pool = pool()
    var device = DeviceSettings()
    let first = try await note(pool, "identifier", device: device)
    device.timeZone = "Asia/Tokyo"
    #expect(try await note(pool, "variable:TZ", device: device) == "Asia/Tokyo")
    #expect(try await note(pool, "identifier", device: device) != first)
    device.locale = "de_DE"
    #expect(try await note(pool, "variable:LANG", device: device) == "de_DE.UTF-8")
    await pool.endAll()
  }

  @Test func extensionsShareLimitedProcesses() async throws {
    let pool = pool { $0.processes.concurrent = 1 }
    try await withThrowingTaskGroup(of: String?.self) { group in
      for id in ["A", "B", "C", "A", "B", "C"] as [ExtensionID] {
        group.addTask { try await note(pool, "variable:VITRINE_EXTENSION", of: id) }
      }
      var answers: [String] = []
      for try await answer in group { answers.append(answer ?? "") }
      #expect(answers.sorted() == ["A", "A", "B", "B", "C", "C"])
    }
    #expect(await pool.states().count == 1)
    await pool.endAll()
  }

  @Test func eachCallSeesItsOwnClock() async throws {
    let pool = pool()
    try await withThrowingTaskGroup(of: (Int, Date?).self) { group in
      for hour in 0..<8 {
        group.addTask {
          (hour, try await ask(pool, "ok", at: Double(hour / 2) * 3600).entries.first?.date)
        }
      }
      for try await (hour, date) in group {
        #expect(date == Self.instant + Double(hour / 2) * 3600)
      }
    }
    await pool.endAll()
  }

  @Test func environmentIsTheSameInEveryRun() async throws {
    var seen: Set<String?> = []
    for _ in 0..<2 {
      let pool = pool()
      seen.insert(try await note(pool, "environment"))
      await pool.endAll()
    }
    #expect(seen.count == 1)
    let variables = seen.first??.split(separator: "\n").map(String.init) ?? []
    #expect(variables.contains("VITRINE_GROUP_CONTAINERS=\(place.state.path)/groups"))
    #expect(variables.contains("HOME=\(place.state.path)/homes/Probe"))
  }

  /// Foundation asks the user database for the home folder, unless a variable names another one.
  @Test func homeFolderIsInTheContainer() async throws {
    let pool = pool()
    let home = "\(place.state.path)/homes/Probe"
    let folders = try #require(try await note(pool, "home")).split(separator: "\n").map(String.init)
    #expect(folders == [home, home, "\(home)/Documents"])
    await pool.endAll()
  }

  @Test func uninstallRemovesData() async throws {
    let pool = pool()
    let file = place.state.appendingPathComponent("homes/Probe/file")
    #expect(try await note(pool, "write:\(file.path)") == "written")
    await pool.removeData(of: "Probe")
    #expect(!FileManager.default.fileExists(atPath: file.path))
    // The next extension of the name starts with an empty folder.
    #expect(try await note(pool, "list:\(file.deletingLastPathComponent().path)") == "")
    await pool.endAll()
  }

  @Test func filesInGroupsAndHomePersist() async throws {
    let pool = pool()
    for folder in ["groups", "homes/Probe"] {
      let file = place.state.appendingPathComponent("\(folder)/file")
      #expect(try await note(pool, "write:\(file.path)") == "written")
      #expect(FileManager.default.fileExists(atPath: file.path))
    }
    await pool.endAll()
  }

  @Test func sandboxHidesHostFiles() async throws {
    guard case .success = await Sandbox.find() else { return }
    let pool = pool()
    _ = try await ask(pool, "ok")
    for file in ["token", "apps/Probe/note", "apps/Probe/Library/preferences"] {
      try Data("1".utf8).write(to: place.state.appendingPathComponent(file))
    }
    // Of its app, an extension sees only what the app passes to its camera.
    for (folder, content) in [
      ("", "apps groups homes"), ("/apps/Probe", "Library"),
      ("/apps/Probe/Library", "LockedCameraCapture"),
    ] {
      #expect(try await note(pool, "list:\(place.state.path)\(folder)") == content)
    }
    await pool.endAll()
  }

  @Test func extensionStartsNoProcesses() async throws {
    guard case .success = await Sandbox.find() else { return }
    let pool = pool()
    #expect(try await note(pool, "spawn:300") == "0")
    await pool.endAll()
  }

  @Test func networkNeedsPermission() async throws {
    guard case .success = await Sandbox.find() else { return }
    let pool = pool()
    let network = "/proc/self/ns/net"
    let machine = try FileManager.default.destinationOfSymbolicLink(atPath: network)
    #expect(try await note(pool, "link:\(network)") != machine)
    #expect(
      try await note(pool, "variable:VITRINE_NETWORK_HINT")
        == "Probe has no network access; if it needs it, run "
        + "`vitrine device network-access=Probe:allow`")
    let device = DeviceSettings(networkAccess: NetworkAccess(["Probe": .allow, "Other": .deny]))
    #expect(try await note(pool, "link:\(network)", device: device) == machine)
    #expect(try await note(pool, "variable:VITRINE_NETWORK_HINT", device: device) == "none")
    #expect(try await note(pool, "link:\(network)", of: "Other", device: device) != machine)
    await pool.endAll()
  }

  @Test(arguments: [
    (ProcessSettings.Sandbox.auto, false, false), (.auto, true, true), (.off, false, true),
  ])
  func withoutSandboxOnlyOwnBundlesRun(
    _ sandbox: ProcessSettings.Sandbox, isTrusted: Bool, runs: Bool
  ) throws {
    var settings = HostSettings()
    settings.processes.sandbox = sandbox
    let pool = ExtensionPool(
      folders: ExtensionFolders(state: place.state), settings: settings,
      isTrusted: { _ in isTrusted })
    let conditions = ProcessQueue.Conditions(
      bundle: place.bundle, contentHash: "1", timeZone: "UTC", locale: "en_US")
    func launch() throws {
      _ = try pool.launch(
        "Probe", conditions, clock: .real, sandbox: nil,
        missingSandbox: .init(description: "bwrap not found"),
        listener: ExtensionServiceListener())
    }
    guard !runs else { return try launch() }
    let error = try #require(throws: ExtensionServiceError.self) { try launch() }
    #expect(
      error.description
        == "\(place.bundle.path): was not built on this machine, and there is no sandbox to run it "
        + "in: bwrap not found. Build it from its sources with `vitrine build --force`, or pass "
        + "--no-sandbox to run it with your permissions")
    #expect(!error.isRetryable)
  }

  @Test func forwardsReloadsWithTheirExtension() async throws {
    let pool = pool()
    let received = Mutex<[String]>([])
    await pool.listen(
      ExtensionServiceListener(reload: { id, request in
        received.withLock { $0.append("\(id) \(request)") }
      }))
    _ = try await ask(pool, "reloads:2")
    await pool.endAll()
    #expect(received.withLock { $0 } == Array(repeating: #"Probe timelines(kind: "ok")"#, count: 2))
  }

  // MARK: Failures

  @Test func reportsMissingBundle() async throws {
    let pool = pool()
    try FileManager.default.removeItem(at: place.bundle)
    let error = await failure(pool, "ok")
    #expect(error?.description.contains("extension bundle not found") == true)
    #expect(error?.isRetryable == false)
    #expect(await pool.states() == [:])
  }

  @Test func holdsBackCrashLoopWithoutAffectingOtherWidgets() async throws {
    let pool = pool()
    /// The seconds at which the crashing widget is called, and until which it is then held back.
    let attempts: [(TimeInterval, TimeInterval?)] = [
      (0, nil), (0, nil), (0.5, 1), (1, nil), (2.9, 3), (3, nil), (6.9, 7), (7, nil),
    ]
    for (seconds, until) in attempts {
      let error = await failure(pool, "crash", at: seconds)
      #expect(error?.heldBackUntil == until.map { Self.instant + $0 }, "at \(seconds)")
      #expect(error?.description.contains("Probe: ") == true)
      #expect(error?.description.contains("crashed in timeline of \"crash\": SIGSEGV") == true)
      #expect(error?.description.contains("about to crash") == true)
      #expect(error?.isRetryable == true)
      #expect(try await ask(pool, "ok", at: seconds).entries.count == 1)
    }
    let state = await pool.states()["Probe"]
    #expect(state?.heldBackUntil == Self.instant + 15)
    #expect(state?.problem?.contains("SIGSEGV") == true)
    await pool.end("Probe")
    #expect(await failure(pool, "crash", at: 7)?.heldBackUntil == nil, "old failures counted")
    await pool.endAll()
  }

  @Test func callsBesideCrashSucceed() async throws {
    let pool = pool()
    await withThrowingTaskGroup(of: Int.self) { group in
      for _ in 0..<3 { group.addTask { try await ask(pool, "ok").entries.count } }
      group.addTask { try await ask(pool, "slow crash").entries.count - 1 }
      var answers = 0
      while let result = await group.nextResult() {
        switch result {
        case .success(let count): answers += count
        case .failure(let error):
          #expect("\(error)".contains("crashed in timeline of \"slow crash\""))
        }
      }
      #expect(answers == 3)
    }
    #expect(await failure(pool, "slow crash")?.heldBackUntil == nil, "the first counted twice")
    await pool.endAll()
  }

  @Test func hangEndsAtTimeLimitOfItsCall() async throws {
    let pool = pool {
      $0.requests.timeline = 0.3
      $0.requests.perform = 60
    }
    async let beside = ask(pool, "ok")
    let error = await failure(pool, "hang")
    #expect(error?.description.contains("did not answer timeline within 0.3 s") == true)
    #expect(try await beside.entries.count == 1)
    await pool.endAll()
  }

  @Test func reportsExceededMemoryLimit() async throws {
    let pool = pool { $0.processes.memoryLimit = 48 << 20 }
    let error = await failure(pool, "eat")
    #expect(error?.description.contains("exceeded its memory limit of 48 MiB") == true)
    #expect(try await ask(pool, "ok").entries.count == 1)
    await pool.endAll()
  }

  @Test func rejectsOversizedReply() async throws {
    let pool = pool { $0.requests.largestReply = 1 << 20 }
    let error = await failure(pool, "oversize")
    #expect(error?.description.contains("reply to timeline of \"oversize\" is too large") == true)
    await pool.endAll()
  }

  @Test func reportedErrorsHoldNothingBack() async throws {
    let pool = pool()
    for _ in 0..<3 {
      let error = await failure(pool, "failure")
      #expect(error?.description == "Probe: no such widget")
      #expect(error?.isRetryable == false)
    }
    #expect(await pool.states()["Probe"]?.problem == nil)
    await pool.endAll()
  }

  @Test func cancelledCallsThrowCancellationError() async throws {
    let pool = pool { $0.processes.concurrent = 1 }
    let busy = Task { try await ask(pool, "hang", of: "A") }
    while await pool.states()["A"]?.isRunning != true { await Task.yield() }
    let waiting = Task { try await ask(pool, "ok", of: "B") }
    waiting.cancel()
    await #expect(throws: CancellationError.self) { try await waiting.value }
    busy.cancel()
    await #expect(throws: CancellationError.self) { try await busy.value }
    await pool.endAll()
  }
}
