import Foundation
import HostLink
import ProbeExtension
import Testing

@testable import ExtensionProcess

@Suite(.serialized) struct ExtensionProcessTests {
  private func start(
    clock: HostClock = .real, environment: [String: String] = [:],
    limits: FrameLimits = FrameLimits()
  ) throws -> ExtensionProcess {
    try ExtensionProcess(
      ExtensionLaunch(
        executable: probe, timeZone: "Asia/Tokyo", clock: clock, environment: environment,
        limits: limits, grace: .milliseconds(100)))
  }

  private func timeline(_ kind: String) -> HostCall {
    .timeline(
      WidgetRequest(
        kind: kind, family: .systemSmall, displaySize: LinkSize(width: 158, height: 158)))
  }

  private func failure(
    _ kind: String, limits: FrameLimits = FrameLimits(), timeLimit: Duration = .seconds(20)
  ) async throws -> ExtensionFailure {
    let process = try start(limits: limits)
    do {
      let reply = try await process.call(timeline(kind), timeLimit: timeLimit)
      Issue.record("a reply: \(reply)")
      return .ended
    } catch let error as ExtensionFailure {
      return error
    }
  }

  @Test func answersCall() async throws {
    let process = try start()
    let reply = try await process.timeline(timeline("ok"))
    #expect(reply.entries.count == 1)
    #expect(reply.notices == [ExtensionNotice(.note, "slept")])
    await process.end()
    #expect(!process.isRunning)
    #expect(kill(process.processIdentifier, 0) == -1, "the process is reaped")
    await #expect(throws: ExtensionFailure.ended) { try await process.call(.describe) }
  }

  @Test func callsCanOverlap() async throws {
    let process = try start()
    try await withThrowingTaskGroup(of: Int.self) { group in
      for _ in 0..<8 {
        group.addTask { try await process.timeline(self.timeline("ok")).entries.count }
      }
      for try await count in group { #expect(count == 1) }
    }
    await process.end()
  }

  @Test func setsCleanEnvironment() async throws {
    let process = try start(environment: ["FONTCONFIG_FILE": "/fonts.conf"])
    let seen = Set(try await process.describe().activities.map(\.attributesType))
    #expect(seen.contains("TZ=Asia/Tokyo"))
    #expect(seen.contains("VITRINE_LOCALE=en_US"))
    #expect(seen.contains("SWIFT_DETERMINISTIC_HASHING=1"))
    #expect(seen.contains("FONTCONFIG_FILE=/fonts.conf"))
    #expect(seen.contains("descriptors=0"), "no descriptor of the host is inherited")
    #expect(!seen.contains { $0.hasPrefix("VITRINE_HOST") })
    // Variables of the tests, except those that an extension also has.
    let own = Set(ProcessInfo.processInfo.environment.keys).subtracting([
      "PATH", "HOME", "TMPDIR", "TZ", "LANG", "LC_ALL", "SWIFT_BACKTRACE",
      "SWIFT_DETERMINISTIC_HASHING", "FONTCONFIG_FILE", "VITRINE_AUDIO",
    ])
    #expect(!own.isEmpty)
    #expect(own.isDisjoint(with: seen.map { String($0.prefix { $0 != "=" }) }))
    await process.end()
  }

  @Test func crashReportsSignalAndOutput() async throws {
    let error = try await failure("crash")
    guard case .crashed(let call, let signal, let output) = error else {
      Issue.record("\(error)")
      return
    }
    #expect(call == "timeline of \"crash\"")
    #expect(signal.name == "SIGSEGV")
    #expect(output == ["about to crash"])
    #expect(error.description.contains("crashed in timeline of \"crash\": SIGSEGV"))
  }

  @Test func trapReportsItsMessage() async throws {
    let error = try await failure("trap")
    guard case .crashed(_, let signal, let output) = error else {
      Issue.record("\(error)")
      return
    }
    #expect(["SIGILL", "SIGTRAP"].contains(signal.name))
    #expect(output.contains { $0.contains("no hero") })
  }

  @Test func exitReportsStatus() async throws {
    #expect(
      try await failure("exit") == .exited(call: "timeline of \"exit\"", status: 3, output: ["bye"])
    )
  }

  @Test(arguments: ["hang", "stubborn"])
  func timeoutReportsKind(_ kind: String) async throws {
    let error = try await failure(kind, timeLimit: .milliseconds(300))
    #expect(
      error
        == .timedOut(call: "timeline", kind: kind, limit: .milliseconds(300), output: []))
    #expect(error.description.contains("\"\(kind)\" did not answer timeline"))
  }

  /// The message about an action must not advise authors of providers.
  @Test func cutActionNamesAudioPlaybackIntent() {
    let failure = ExtensionFailure.timedOut(
      call: "perform", kind: "PlayRain", limit: .seconds(30), output: [])
    #expect(
      failure.description.hasPrefix(
        "the action \"PlayRain\" was cut after 30 s, because its perform() had not returned"))
    #expect(failure.description.contains("conforms to AudioPlaybackIntent"))
    #expect(!failure.description.contains("completion handler"))
  }

  @Test func endKillsProcessThatIgnoresSIGTERM() async throws {
    let process = try start()
    let task = Task { try await process.call(timeline("stubborn")) }
    _ = try await process.describe()
    await process.end()
    await #expect(throws: ExtensionFailure.ended) { try await task.value }
  }

  @Test func invalidFrameEndsProcess() async throws {
    let error = try await failure("garbage")
    #expect(error == .protocolViolation(call: "timeline of \"garbage\"", .notAFrame, output: []))
  }

  @Test func rejectsOversizeReply() async throws {
    let error = try await failure("oversize", limits: FrameLimits(attachmentBytes: 1 << 20))
    guard case .oversizeReply(_, .tooLarge(_, let size, let limit), _) = error else {
      Issue.record("\(error)")
      return
    }
    #expect(size == 3 << 20 && limit == 1 << 20)
  }

  @Test func boundsOutputWithoutBlocking() async throws {
    let process = try start()
    #expect(try await process.timeline(timeline("flood")).entries.count == 1)
    #expect(process.lastOutput.count == 20)
    #expect(process.lastOutput.allSatisfy { $0.count == 500 })
    await process.end()
  }

  @Test func reportedFailureKeepsProcessRunning() async throws {
    let process = try start()
    let expected = ExtensionFailure.reported(FailureReport(.unknownKind, "no such widget"))
    await #expect(throws: expected) { try await process.call(timeline("failure")) }
    #expect(process.isRunning)
    await process.end()
  }

  @Test func childrenEndWithExtension() async throws {
    let process = try start()
    _ = try await process.timeline(timeline("child"))
    await process.end()
    #expect(kill(-process.processIdentifier, 0) == -1, "its process group is empty")
  }

  @Test func cancellationEndsCallOnly() async throws {
    let process = try start()
    let task = Task { try await process.call(timeline("hang")) }
    _ = try await process.describe()
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(process.isRunning)
    await process.end()
  }

  @Test func reportsMissingExecutable() {
    let url = URL(fileURLWithPath: "/nowhere/extension")
    #expect(throws: ExtensionFailure.couldNotStart(path: url.path, errno: ENOENT)) {
      try ExtensionProcess(ExtensionLaunch(executable: url))
    }
  }

  @Test func killedProcessesLeakNoDescriptors() async throws {
    func descriptors() throws -> Int {
      try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count
    }
    let before = try descriptors()
    for _ in 0..<60 {
      let process = try start()
      _ = try await process.describe()
      kill(process.processIdentifier, SIGKILL)
      await process.end()
    }
    // Other suites run at the same time and open descriptors as well.
    #expect(try descriptors() < before + 50)
  }
}
