import Cluster
import Foundation
import MessageBus
import Synchronization
import Testing

@testable import Sweep

/// A coordinator and workers without a shared folder: pictures are sent through the bucket.
@Suite(.timeLimit(.minutes(1))) struct ClusterSweepTests {
  private let folder = SweepFolder()
  private let time = ManualTime()

  private func bus() async throws -> MemoryBus {
    let bus = MemoryBus { [time] in time.now }
    for stream in ClusterLayout().streams { try await bus.create(stream.configuration) }
    return bus
  }

  /// Runs a sweep until it ends. The clock of the bus runs fifty times as fast as real time.
  ///
  /// - Parameter first: Called before the workers start.
  private func run(
    _ plan: SweepPlan, on memory: MemoryBus, through bus: any MessageBus, workers: Int = 2,
    _ painter: FakePainter = FakePainter(), store: (any PictureStore)? = nil,
    reports: Reports = Reports(), first: @escaping @Sendable () async throws -> Void = {}
  ) async throws -> [SweepOutcome] {
    let file = folder.url.appendingPathComponent(SweepManifest.fileName)
    let manifest = try SweepManifest(file, of: plan, name: "s")
    let pictures = PictureBucket(on: bus)
    let target = PictureFolder(folder.url)
    let coordinator = SweepCoordinator(
      bus: bus, window: 3, collect: { try await pictures.collect($0, into: target) },
      report: { reports.add($0) })
    let preparation = Task { try await first() }
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<workers {
        let worker = SweepWorker(
          name: "\(number)", frameworks: "build", bus: bus, painter: painter,
          store: store ?? PictureBucket(on: bus))
        group.addTask {
          try await preparation.value
          try await worker.run()
        }
      }
      group.addTask { [time] in
        while !Task.isCancelled {
          time.advance(.milliseconds(50))
          await memory.timeHasPassed()
          try await Task.sleep(for: .milliseconds(1))
        }
      }
      group.addTask { try await coordinator.run(manifest) }
      try await group.next()
      group.cancelAll()
    }
    var all: [SweepOutcome] = []
    try SweepManifest.read(file) { all.append($1) }
    return all.sorted { $0.index < $1.index }
  }

  /// Checks that the folder contains each picture and layout of the outcomes, with its hash.
  private func expectFiles(of outcomes: [SweepOutcome]) throws {
    for picture in outcomes.flatMap(\.pictures) {
      for file in [SweepFile(picture.picture, .picture), SweepFile(picture.tree, .tree)] {
        let data = try Data(contentsOf: folder.url.appendingPathComponent(file.path))
        #expect(try SweepFile(of: data, file.kind) == file)
      }
    }
  }

  @Test func equalPicturesAreStoredOnce() async throws {
    let memory = try await bus()
    let outcomes = try await run(
      .sample(kinds: 5, locales: ["en_US", "de_DE"]), on: memory, through: memory)
    #expect(outcomes.count == 10 && outcomes.allSatisfy { $0.pictures.count == 2 })
    try expectFiles(of: outcomes)
    // The light and dark pictures of a kind and its layout are one object, stored as one chunk and
    // one message with its description.
    #expect(try await memory.state(of: "OBJ_vitrine-pictures")?.messages == 5 * 2)
  }

  /// Failing calls and lost answers neither lose pictures nor fail tasks.
  @Test(arguments: [3, 4, 5, 7, 11])
  func failingLinkLosesNothing(interval: Int) async throws {
    let memory = try await bus()
    let faulty = FaultyBus(memory, failingEach: interval)
    let outcomes = try await run(.sample(kinds: 6), on: memory, through: faulty)
    #expect(outcomes.map(\.index) == Array(0..<6))
    #expect(outcomes.allSatisfy { $0.failure == nil })
    try expectFiles(of: outcomes)
    #expect(faulty.failures > 3)
  }

  /// A fault of the store, the number of tasks that it affects, and the expected failure.
  @Test(arguments: [
    (FaultyStore.Kind.loses, 1, nil), (.corrupts, 1, nil), (.loses, 100, "is missing"),
    (.corrupts, 100, "do not match its hash"),
  ])
  func taskWithMissingFilesIsRequeued(
    kind: FaultyStore.Kind, count: Int, failure: String?
  ) async throws {
    let memory = try await bus()
    let painter = FakePainter()
    let store = FaultyStore(memory, kind, count)
    let outcomes = try await run(
      .sample(kinds: 2), on: memory, through: memory, workers: 1, painter, store: store)
    #expect(outcomes.count == 2)
    for outcome in outcomes where failure == nil {
      #expect(outcome.failure == nil && outcome.pictures.count == 2)
    }
    if let failure {
      #expect(outcomes.allSatisfy { $0.failure?.contains(failure) == true })
      #expect(painter.calls.withLock { $0.values.allSatisfy { $0 == 3 } })
    } else {
      #expect(painter.calls.withLock { $0.values.reduce(0, +) } == 3)
    }
    try expectFiles(of: outcomes)
  }

  /// Another client purges the tasks of a running sweep.
  @Test func lostTasksAreRequeued() async throws {
    let memory = try await bus()
    let reports = Reports()
    let painter = FakePainter(slow: { [memory] in
      while try await memory.state(of: SweepSubjects.tasks)?.messages ?? 0 < 3 {
        await Task.yield()
      }
      // The worker keeps its current task. All others are lost.
      try await memory.purge("vitrine.task.>", in: SweepSubjects.tasks)
    })
    let outcomes = try await run(
      .sample(kinds: 6), on: memory, through: memory, workers: 1, painter, reports: reports)
    #expect(outcomes.count == 6)
    #expect(reports.all.contains { $0.contains("lost") }, "\(reports.all)")
  }

  /// A restarted server has a different copy of a stream, and leads its consumer.
  @Test(arguments: [SweepSubjects.tasks, SweepSubjects.results])
  func consumersThatSkipMessagesAreReplaced(stream: String) async throws {
    let memory = try await bus()
    let skipping = FaultyBus(memory, skippingStreams: [stream])
    let outcomes = try await run(
      .sample(kinds: 4), on: memory, through: skipping, workers: 1)
    #expect(outcomes.count == 4)
    #expect(skipping.areConsumersReplaced)
  }

  /// A restarted server cannot read its replica of a stream, and leads the stream.
  @Test(arguments: [SweepSubjects.tasks, SweepSubjects.results])
  func unreadableStreamsGetAnotherLeader(stream: String) async throws {
    let memory = try await bus()
    let reports = Reports()
    let damaged = FaultyBus(memory, damagedStreams: [stream])
    let outcomes = try await run(
      .sample(kinds: 4), on: memory, through: damaged, workers: 1, reports: reports)
    #expect(outcomes.count == 4)
    #expect(reports.all.contains { $0.contains("another server leads it now") })
  }

  /// The task of a dead worker is redelivered when its lease expires.
  @Test func tasksOfDeadWorkersAreRedelivered() async throws {
    let memory = try await bus()
    let plan = SweepPlan.sample(kinds: 4)
    let dead = try await memory.consumer(SweepChannel.workers("build"), of: SweepSubjects.tasks)
    let painter = FakePainter()
    let outcomes = try await run(plan, on: memory, through: memory, painter) {
      let taken = try await dead.fetch(upTo: 1, within: .seconds(1000))
      #expect(taken.count == 1)
    }
    #expect(outcomes.count == 4 && outcomes.allSatisfy { $0.failure == nil })
    #expect(painter.calls.withLock { $0.values.reduce(0, +) } == 4)
  }

  /// A second sweep has the same tasks in another folder. Pictures that are still on the server and
  /// results with the same contents do not affect it.
  @Test func sameSweepRunsTwice() async throws {
    let memory = try await bus()
    let plan = SweepPlan.sample(kinds: 3)
    let first = try await run(plan, on: memory, through: memory)
    try FileManager.default.removeItem(at: folder.url)
    try FileManager.default.createDirectory(at: folder.url, withIntermediateDirectories: true)
    let second = try await run(plan, on: memory, through: memory)
    #expect(first.map(\.pictures) == second.map(\.pictures))
    try expectFiles(of: second)
  }

  @Test func oversizedResultIsReportedAsFailure() async throws {
    let memory = try await bus()
    let painter = FakePainter(notice: String(repeating: "x", count: 2 << 20))
    let outcomes = try await run(
      .sample(kinds: 1), on: memory, through: memory, workers: 1, painter)
    #expect(outcomes.first?.failure?.contains("exceeds the message limit of 1048576 bytes") == true)
  }
}

@Suite struct BundleBucketTests {
  private func bucket() async throws -> (BundleBucket, MemoryBus) {
    let bus = MemoryBus()
    try await bus.create(ObjectStore.stream(SweepSubjects.bundles))
    return (BundleBucket(on: bus), bus)
  }

  @Test func bundleIsStoredOnce() async throws {
    let (bucket, bus) = try await bucket()
    let archive = Data((0..<300_000).map { UInt8(truncatingIfNeeded: $0 / 3) })
    let hash = try BundleBucket.hash(of: archive)
    #expect(try await bucket.provide(archive, hash: hash))
    #expect(try await !bucket.provide(archive, hash: hash))
    let bundle = SweepPlan.Bundle(name: "Tide", hash: hash)
    #expect(try await bucket.archive(of: bundle) == archive)
    // A full bucket discards its oldest messages first: chunks before the description.
    try await bus.purge("$O.vitrine-bundles.C.>", in: "OBJ_vitrine-bundles")
    await #expect(throws: SweepError.wrongBundle("Tide")) { try await bucket.archive(of: bundle) }
    #expect(try await bucket.provide(archive, hash: hash))
    #expect(try await bucket.archive(of: bundle) == archive)
  }

  @Test func otherContentsAreRejected() async throws {
    let (bucket, bus) = try await bucket()
    let bundle = SweepPlan.Bundle(name: "Tide", hash: try BundleBucket.hash(of: Data("a".utf8)))
    await #expect(throws: SweepError.missingBundle("Tide")) {
      try await bucket.archive(of: bundle)
    }
    try await ObjectStore(SweepSubjects.bundles, on: bus).put(Data("b".utf8), as: bundle.hash)
    await #expect(throws: SweepError.wrongBundle("Tide")) { try await bucket.archive(of: bundle) }
    // The coordinator replaces the object.
    #expect(try await bucket.provide(Data("a".utf8), hash: bundle.hash))
    #expect(try await bucket.archive(of: bundle) == Data("a".utf8))
  }
}

/// A store that loses or corrupts the files of its first tasks.
final class FaultyStore: PictureStore {
  enum Kind: Sendable { case loses, corrupts }

  private let bus: any MessageBus
  private let bucket: PictureBucket
  private let kind: Kind
  private let count: Mutex<Int>

  init(_ bus: any MessageBus, _ kind: Kind, _ count: Int) {
    self.bus = bus
    bucket = PictureBucket(on: bus)
    self.kind = kind
    self.count = Mutex(count)
  }

  func store(_ files: [SweepContents], for issue: String) async throws -> FileRanges {
    let places = try await bucket.store(files, for: issue)
    let isFaulty = count.withLock { count in
      count -= 1
      return count >= 0
    }
    guard isFaulty else { return places }
    for object in Set(files.indices.compactMap { places[$0]?.object }) {
      let chunk = "$O.\(SweepSubjects.pictures).C.\(object)"
      try await bus.purge(chunk, in: "OBJ_\(SweepSubjects.pictures)")
      if kind == .loses {
        try await ObjectStore(SweepSubjects.pictures, on: bus).delete(object)
      } else {
        try await bus.store(BusMessage(chunk, payload: Data("corrupted".utf8)))
      }
    }
    return places
  }
}

/// Records the messages for the user.
final class Reports: Sendable {
  private let lines = Mutex<[String]>([])

  var all: [String] { lines.withLock { $0 } }

  func add(_ line: String) { lines.withLock { $0.append(line) } }
}

private final class ManualTime: Sendable {
  private let date = Mutex(Date(timeIntervalSince1970: 1_800_000_000))

  var now: Date { date.withLock { $0 } }

  func advance(_ duration: Duration) { date.withLock { $0 += duration / .seconds(1) } }
}
