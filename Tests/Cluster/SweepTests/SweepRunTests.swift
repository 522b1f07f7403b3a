import Cluster
import Foundation
import MessageBus
import Testing

@testable import Sweep

/// A coordinator and workers on an in-memory bus, with a painter that needs no extension.
@Suite(.timeLimit(.minutes(1))) struct SweepRunTests {
  private let folder = SweepFolder()
  private let bus = MemoryBus()

  /// Runs a sweep until it ends. Returns its manifest.
  private func run(
    _ plan: SweepPlan, workers: Int = 2, _ painter: FakePainter,
    before: @Sendable (any MessageBus) async throws -> Void = { _ in }
  ) async throws -> SweepManifest {
    for stream in ClusterLayout().streams.map(\.configuration)
    where [SweepSubjects.tasks, SweepSubjects.results].contains(stream.name) {
      try await bus.create(stream)
    }
    try await before(bus)
    let manifest = try SweepManifest(
      folder.url.appendingPathComponent(SweepManifest.fileName), of: plan, name: "s")
    let coordinator = SweepCoordinator(bus: bus, window: 3)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<workers {
        let worker = SweepWorker(
          name: "\(number)", frameworks: "build", bus: bus, painter: painter,
          store: PictureFolder(folder.url))
        group.addTask { try await worker.run() }
      }
      group.addTask { try await coordinator.run(manifest) }
      try await group.next()
      group.cancelAll()
    }
    return manifest
  }

  private func outcomes() throws -> [SweepOutcome] {
    var all: [SweepOutcome] = []
    try SweepManifest.read(folder.url.appendingPathComponent(SweepManifest.fileName)) {
      all.append($1)
    }
    return all.sorted { $0.index < $1.index }
  }

  @Test func everyTaskIsDrawnOnce() async throws {
    let painter = FakePainter()
    let manifest = try await run(.sample(kinds: 10, locales: ["en_US", "de_DE"]), painter)
    #expect(await manifest.counts == .init(done: 20, failures: 0, pictures: 40))
    #expect(painter.calls.withLock { $0.values.allSatisfy { $0 == 1 } })
    // Equal pictures are stored once: light and dark of each kind, in both languages.
    let pictures = FileManager.default.enumerator(
      at: folder.url.appendingPathComponent("pictures"), includingPropertiesForKeys: nil)
    #expect(pictures?.allObjects.filter { ($0 as? URL)?.pathExtension == "png" }.count == 20)
    // All messages were acknowledged or purged.
    #expect(try await bus.state(of: SweepSubjects.tasks)?.messages == 0)
    #expect(try await bus.state(of: SweepSubjects.results)?.messages == 0)
  }

  @Test(arguments: [(1, nil), (2, nil), (3, "no picture"), (9, "no picture")])
  func failedTaskIsAttemptedThreeTimes(failures: Int, reported: String?) async throws {
    let painter = FakePainter(failing: "kind1", times: failures)
    _ = try await run(.sample(kinds: 3), painter)
    let all = try outcomes()
    #expect(all.map(\.failure) == [nil, reported, nil])
    #expect(all[1].pictures.count == (reported == nil ? 2 : 0))
    #expect(painter.calls.withLock { $0["kind1 en_US"] } == min(failures + 1, 3))
  }

  @Test func nextTaskIsPreparedWhileOneIsDrawn() async throws {
    let held = HeldTasks()
    // Drawing the first task waits for the second one; otherwise the time limit fails the test.
    let painter = FakePainter(
      prepared: { await held.prepared($0) },
      painting: { task in
        if task.index == 0 { await held.waitUntilPrepared(1) }
        await held.painted(task)
      })
    _ = try await run(.sample(kinds: 3), workers: 1, painter)
    #expect(await held.others[1] == [1])
  }

  /// A redelivered task may have crashed its last worker, so it is not held with another one.
  @Test(arguments: [(deliveries: 1, isPrepared: true), (2, false)])
  func redeliveredTaskIsNotPreparedAhead(deliveries: Int, isPrepared: Bool) async throws {
    for stream in ClusterLayout().streams.map(\.configuration)
    where stream.name == SweepSubjects.tasks {
      try await bus.create(stream)
    }
    let task = SweepPlan.sample(kinds: 1).task(0, of: "s")
    try await bus.store(SweepChannel.message(task), id: nil)
    let consumer = try await bus.consumer(
      SweepChannel.workers("build", leaseDuration: .seconds(30)), of: SweepSubjects.tasks)
    for _ in 1..<deliveries {
      let delivery = try #require(try await consumer.fetch(upTo: 1, within: .seconds(5)).first)
      try await delivery.answer(.retry(after: .zero))
    }
    let painter = FakePainter()
    let next = NextTask(
      from: consumer, within: .seconds(5), leaseDuration: .seconds(30), RetryPolicy { _ in }
    ) { try await painter.prepare($0) }
    let fetched = try #require(try await next.value)
    fetched.leased.release()
    #expect((fetched.prepared != nil) == isPrepared)
    #expect(painter.calls.withLock { $0.isEmpty } != isPrepared)
  }

  @Test func sweepIsResumed() async throws {
    let plan = SweepPlan.sample(kinds: 6)
    let painter = FakePainter()
    let file = folder.url.appendingPathComponent(SweepManifest.fileName)
    do {
      let manifest = try SweepManifest(file, of: plan, name: "s")
      _ = try await manifest.append([SweepOutcome(of: plan.task(4, of: "s"))])
    }
    _ = try await run(plan, painter)
    #expect(painter.calls.withLock { $0["kind4 en_US"] } == nil)
    #expect(try outcomes().map(\.index) == Array(0..<6))
  }

  /// Invalid messages stop neither workers nor the coordinator.
  @Test func invalidMessagesAreDiscarded() async throws {
    let plan = SweepPlan.sample(kinds: 3)
    let manifest = try await run(plan, FakePainter()) { bus in
      for payload in ["", "hello", "{}", "[1]"] {
        try await bus.store(
          BusMessage(
            SweepSubjects.task("other", frameworks: "build"), payload: Data(payload.utf8)))
        try await bus.store(
          BusMessage(SweepSubjects.result("s"), payload: Data(payload.utf8)))
      }
      var outside = SweepOutcome(of: plan.task(0, of: "s"))
      outside.index = 99
      try await bus.store(SweepChannel.message(SweepResult(outside)))
    }
    #expect(await manifest.counts.done == 3)
    #expect(try outcomes().map(\.index) == [0, 1, 2])
  }

  /// Results of an earlier run that were not written to the manifest are used.
  @Test func pendingResultsAreUsed() async throws {
    let plan = SweepPlan.sample(kinds: 3)
    let painter = FakePainter()
    _ = try await run(plan, workers: 1, painter) { bus in
      for index in 0..<3 {
        try await bus.store(
          SweepChannel.message(
            SweepResult(SweepOutcome(of: plan.task(index, of: "s"), worker: "earlier"))))
      }
    }
    #expect(try outcomes().count == 3)
    #expect(try outcomes().contains { $0.worker == "earlier" })
  }

  @Test func workersOfOtherBuildsGetNoTasks() async throws {
    for stream in ClusterLayout().streams.map(\.configuration)
    where stream.name == SweepSubjects.tasks { try await bus.create(stream) }
    let plan = SweepPlan.sample(kinds: 1)
    try await bus.store(SweepChannel.message(plan.task(0, of: "s")))
    let consumer = try await bus.consumer(SweepChannel.workers("other"), of: SweepSubjects.tasks)
    #expect(consumer.waiting == 0)
    let own = try await bus.consumer(SweepChannel.workers("build"), of: SweepSubjects.tasks)
    #expect(own.waiting == 1)
  }

  @Test func contactSheetHasAllPictures() async throws {
    _ = try await run(
      .sample(kinds: 3, locales: ["en_US", "de_DE"]), FakePainter(failing: "kind2", times: 9))
    try ContactSheet(in: folder.url, title: "A <b> title").write()
    let html = try String(
      contentsOf: folder.url.appendingPathComponent(ContactSheet.fileName), encoding: .utf8)
    #expect(html.contains("A &lt;b&gt; title"))
    #expect(html.components(separatedBy: "\n").count { $0.hasPrefix("[0,") } == 10)
    #expect(html.contains(#"\u003cno picture"#) == false)
    try ContactSheet(in: folder.url, title: "Pages", limit: 5).write()
    let list = try String(
      contentsOf: folder.url.appendingPathComponent(ContactSheet.fileName), encoding: .utf8)
    #expect(list.contains("index-de_DE.html"))
    #expect(
      FileManager.default.fileExists(
        atPath: folder.url.appendingPathComponent("index-en_US.html").path))
  }
}

/// The tasks that are prepared and not drawn yet.
private actor HeldTasks {
  /// The number of other tasks that were held at each attempt of a task, by its index.
  private(set) var others: [Int: [Int]] = [:]
  private var held: Set<Int> = []
  private var waiting: [Int: CheckedContinuation<Void, Never>] = [:]

  func prepared(_ task: SweepTask) {
    others[task.index, default: []].append(held.count)
    held.insert(task.index)
    waiting.removeValue(forKey: task.index)?.resume()
  }

  func painted(_ task: SweepTask) { held.remove(task.index) }

  func waitUntilPrepared(_ index: Int) async {
    if others[index] != nil { return }
    await withCheckedContinuation { waiting[index] = $0 }
  }
}
