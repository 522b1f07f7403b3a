import Foundation
import HostLink
import ProbeExtension
import ProcessLaunch
import Testing

@testable import ExtensionProcess

/// Extensions that exceed their limits.
@Suite(.serialized) struct ProcessLimitsTests {
  private static let memory = 64 << 20

  private func start(
    _ limits: ProcessLimits, sandbox: Sandbox? = nil,
    listener: ExtensionListener = ExtensionListener()
  ) throws -> ExtensionProcess {
    try ExtensionProcess(
      ExtensionLaunch(
        executable: probe, processLimits: limits, sandbox: sandbox, grace: .milliseconds(100),
        listener: listener))
  }

  @Test(arguments: ["eat", "eating child", "eat at once"], [false, true])
  func endsExtensionOverMemoryLimit(_ kind: String, inSandbox: Bool) async throws {
    let sandbox = inSandbox ? try await testSandbox() : nil
    guard inSandbox == (sandbox != nil) else { return }
    let process = try start(ProcessLimits(memory: Self.memory), sandbox: sandbox)
    do {
      _ = try await process.call(.timeline(.probe(kind)), timeLimit: .seconds(60))
      Issue.record("a reply")
    } catch let error as ExtensionFailure {
      guard case .outOfMemory(let call, let limit, _) = error else {
        Issue.record("\(error)")
        return
      }
      #expect(call == "timeline of \"\(kind)\"")
      #expect(limit == Self.memory)
      #expect(error.description.contains("exceeded its memory limit of 64 MiB in timeline of"))
    }
    await process.end()
    let group = process.processIdentifier
    #expect(runningProcesses { $0.group == group }.isEmpty, "the children have ended")
  }

  /// A child's peak memory starts at that of its parent, which can exceed the child's limit.
  @Test func largeHostDoesNotDisguiseCrash() async throws {
    let ballast = [UInt8](repeating: 1, count: 2 * Self.memory)
    let process = try start(ProcessLimits(memory: Self.memory))
    do {
      _ = try await process.call(.timeline(.probe("crash")), timeLimit: .seconds(60))
      Issue.record("a reply")
    } catch let error as ExtensionFailure {
      guard case .crashed = error else {
        Issue.record("\(error)")
        return
      }
    }
    #expect(ballast.count > Self.memory)
  }

  @Test func setsSystemLimits() async throws {
    let process = try start(
      ProcessLimits(memory: Self.memory, openFiles: 99, fileSize: 1 << 20, niceness: 3))
    #expect(try await process.note("limits") == "0 99 1048576")
    func niceness(_ process: pid_t) -> Int32 {
      getpriority(__priority_which_t(PRIO_PROCESS.rawValue), UInt32(process))
    }
    #expect(niceness(process.processIdentifier) == min(niceness(0) + 3, 19))
    await process.end()
  }

  @Test func boundsFileSize() async throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: file) }
    let process = try start(ProcessLimits(fileSize: 4 << 20))
    #expect(try await process.note("fill:\(file.path)") == "refused")
    await process.end()
    let size = try FileManager.default.attributesOfItem(atPath: file.path)[.size] as? Int
    #expect(size == 4 << 20)
  }

  @Test(arguments: [false, true])
  func endsExtensionWithTooManyProcesses(inSandbox: Bool) async throws {
    let sandbox = inSandbox ? try await testSandbox() : nil
    guard inSandbox == (sandbox != nil) else { return }
    let process = try start(ProcessLimits(children: 3), sandbox: sandbox)
    #expect(try await process.note("spawn:3") == "3")
    #expect(try await process.note("ok") == "slept")
    let failure = await failure(of: process, "spawn:20")
    guard case .tooManyProcesses(_, 3, _) = failure else {
      Issue.record("\(failure)")
      return
    }
    #expect(failure.description.contains("started more than 3 processes"))
    let group = process.processIdentifier
    #expect(runningProcesses { $0.group == group }.isEmpty)
  }

  @Test func endsExtensionWithTooManyThreads() async throws {
    let failure = await failure(of: try start(ProcessLimits(threads: 50)), "threads:100")
    guard case .tooManyThreads(call: "timeline of \"threads:100\"", limit: 50, _) = failure else {
      Issue.record("\(failure)")
      return
    }
  }

  @Test(arguments: ["hoard", "litter", "unlinked"])
  func endsExtensionThatFillsDisk(_ manner: String) async throws {
    let folder = try TestFolder()
    let limit = DiskLimit(own: folder.url, bytes: 8 << 20, files: 200)
    let failure = await failure(
      of: try start(ProcessLimits(disk: limit)), "\(manner):\(folder.url.path)")
    guard case .diskFull(_, let excess, _) = failure else {
      Issue.record("\(failure)")
      return
    }
    #expect(excess.folder == folder.url.path)
    #expect(manner == "litter" ? excess.files > 200 : excess.bytes > 8 << 20)
    #expect(failure.description.contains("the limit is 8 MiB in 200 files; delete files there"))
  }

  /// An extension must be able to delete its files.
  @Test func fullFolderMayBeReadButNotGrow() async throws {
    let folder = try TestFolder()
    try Data(count: 4 << 20).write(to: folder.url.appendingPathComponent("present"))
    let limit = DiskLimit(own: folder.url, bytes: 1 << 20, files: 200)
    let process = try start(ProcessLimits(disk: limit))
    #expect(try await process.note("list:\(folder.url.path)") == "present")
    #expect(process.isRunning)
    guard case .diskFull = await failure(of: process, "hoard:\(folder.url.path)") else {
      Issue.record("not ended")
      return
    }
  }

  @Test func onlyWritersAreEndedForSharedFolder() async throws {
    let folder = try TestFolder()
    let shared = folder.url.appendingPathComponent("shared")
    try FileManager.default.createDirectory(at: shared, withIntermediateDirectories: true)
    let process = try start(ProcessLimits())
    #expect(try await process.note("ok") == "slept")
    let limit = DiskLimit(
      own: folder.url.appendingPathComponent("own"), shared: shared, bytes: 1 << 20, files: 10)
    var watch = DiskWatch(limit, spacing: .zero)
    #expect(watch.excess(of: process.processIdentifier) == nil)
    try Data(count: 4 << 20).write(to: shared.appendingPathComponent("by another extension"))
    #expect(watch.excess(of: process.processIdentifier) == nil, "has written nothing")
    #expect(try await process.note("write:\(shared.path)/more") == "written")
    #expect(watch.excess(of: process.processIdentifier)?.folder == shared.path)
    await process.end()
  }

  /// Idle processes cost the host next to nothing.
  @Test func onlyProcessesThatRanAreMeasuredAgain() async throws {
    let process = try start(ProcessLimits())
    #expect(try await process.note("ok") == "slept")
    var activity = ProcessActivity()
    func hasRun() -> Bool { activity.hasRun(process.processIdentifier) }
    #expect(hasRun(), "the first call")
    #expect(activity.processes.contains(process.processIdentifier))
    while hasRun() { await Task.yield() }
    #expect(!hasRun())
    #expect(try await process.note("ok") == "slept")
    #expect(hasRun())
    await process.end()
    #expect(hasRun(), "gone")
    #expect(hasRun(), "still gone")
  }

  /// An idle process is measured less often than one that runs, and one with a call most often.
  @Test func idleProcessesAreMeasuredLessOften() async throws {
    var state = ProcessState(limits: ProcessLimits(memory: 1 << 20))
    let running = try #require(state.monitoringInterval(isIdle: false))
    let idle = try #require(state.monitoringInterval(isIdle: true))
    #expect(idle > running)
    _ = try await withCheckedThrowingContinuation { continuation in
      let isAdded = state.add(.init(name: "timeline", continuation: continuation), identifier: 1)
      #expect(isAdded)
      for isIdle in [false, true] {
        #expect(state.monitoringInterval(isIdle: isIdle).map { $0 < running } == true)
      }
      continuation.resume(returning: .recommendations([]))
    }
    state.begin(.requested)
    #expect(state.monitoringInterval(isIdle: true) == nil)
  }

  private func failure(of process: ExtensionProcess, _ kind: String) async -> ExtensionFailure {
    do {
      _ = try await process.call(.timeline(.probe(kind)), timeLimit: .seconds(60))
    } catch let failure as ExtensionFailure {
      return failure
    } catch {}
    // The limit may be noticed just after the reply.
    return await process.waitForEnd()
  }

  @Test(arguments: ["reloads", "replies"])
  func endsExtensionThatFloodsHost(_ kind: String) async throws {
    let process = try start(ProcessLimits())
    let error = await #expect(throws: ExtensionFailure.self) {
      try await process.call(.timeline(.probe("\(kind):20000")))
    }
    #expect(error == .flooded(call: "timeline of \"\(kind):20000\"", limit: 10_000, output: []))
  }

  @Test func receivesReloadsBelowLimit() async throws {
    let (stream, continuation) = AsyncStream.makeStream(of: ReloadRequest.self)
    let process = try start(
      ProcessLimits(), listener: ExtensionListener(reload: { continuation.yield($0) }))
    for _ in 0..<3 { _ = try await process.call(.timeline(.probe("reloads:5000"))) }
    await process.end()
    continuation.finish()
    var count = 0
    for await request in stream {
      #expect(request == .timelines(kind: "ok"))
      count += 1
    }
    #expect(count == 15_000)
  }
}

extension WidgetRequest {
  /// A request whose kind determines the probe's behaviour.
  static func probe(_ kind: String) -> WidgetRequest {
    WidgetRequest(
      kind: kind, family: .systemSmall, displaySize: LinkSize(width: 158, height: 158))
  }
}

extension ExtensionProcess {
  /// The text that the probe returns.
  func note(_ kind: String) async throws -> String {
    try await timeline(.timeline(.probe(kind)), timeLimit: .seconds(30)).notices.first?.message
      ?? ""
  }
}

/// A temporary folder, which is removed with the value.
private final class TestFolder {
  let url = FileManager.default.temporaryDirectory.appendingPathComponent(
    "vitrine-limits-\(UUID().uuidString)")

  init() throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }
}
