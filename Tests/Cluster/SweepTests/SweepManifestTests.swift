import Foundation
import Testing

@testable import Sweep

@Suite struct SweepManifestTests {
  private let folder = SweepFolder()
  private var file: URL { folder.url.appendingPathComponent(SweepManifest.fileName) }

  private func outcome(_ plan: SweepPlan, _ index: Int, failure: String? = nil) -> SweepOutcome {
    var outcome = SweepOutcome(of: plan.task(index, of: "s"), worker: "w")
    outcome.failure = failure
    if failure == nil {
      outcome.pictures = [
        SweepPicture(
          typeSize: "large", scheme: "light", entry: 0, picture: "p\(index)", tree: "t", width: 1,
          height: 1)
      ]
    }
    return outcome
  }

  /// Appends outcomes, and closes the file. Returns the counts before.
  private func append(
    _ outcomes: [SweepOutcome], of plan: SweepPlan, in folder: SweepFolder? = nil
  ) async throws -> SweepManifest.Counts {
    let url = (folder ?? self.folder).url.appendingPathComponent(SweepManifest.fileName)
    let manifest = try SweepManifest(url, of: plan)
    let before = await manifest.counts
    _ = try await manifest.append(outcomes)
    return before
  }

  @Test func manifestIsResumed() async throws {
    let plan = SweepPlan.sample(kinds: 4)
    do {
      let first = try SweepManifest(file, of: plan)
      let outcomes = [outcome(plan, 2), outcome(plan, 0, failure: "no")]
      #expect(try await first.append(outcomes).count == 2)
      // A duplicate result is not written.
      #expect(try await first.append([outcome(plan, 2)]).isEmpty)
      #expect(throws: SweepError.inUse(file.path)) { try SweepManifest(file, of: plan) }
    }
    let second = try SweepManifest(file, of: plan)
    #expect(await second.counts == .init(done: 1, failures: 0, pictures: 1))
    #expect(await second.isDone(2))
    #expect(await !second.isDone(1))
    #expect(try lines() == ["kind2 p2", "kind0 no"])
  }

  private func lines() throws -> [String] {
    var lines: [String] = []
    try SweepManifest.read(file) { task, outcome throws(SweepError) in
      lines.append("\(task.kind) \(outcome.failure ?? outcome.pictures[0].picture)")
    }
    return lines
  }

  /// Failed tasks are repeated, and each task counts once.
  @Test func failedTasksAreRepeated() async throws {
    let plan = SweepPlan.sample(kinds: 3)
    let failures = [outcome(plan, 0, failure: "no"), outcome(plan, 1, failure: "no")]
    _ = try await append([outcome(plan, 2)] + failures, of: plan)
    let before = try await append([outcome(plan, 0), outcome(plan, 1, failure: "never")], of: plan)
    #expect(before == .init(done: 1, failures: 0, pictures: 1))
    #expect(try lines() == ["kind2 p2", "kind1 no", "kind0 p0"])
    let third = try SweepManifest(file, of: plan)
    #expect(await third.counts == .init(done: 2, failures: 0, pictures: 2))
  }

  /// Two folders with the same plan are two sweeps, which may run at the same time.
  @Test func sweepKeepsItsName() throws {
    let plan = SweepPlan.sample(kinds: 2)
    let second = SweepFolder()
    let other = second.url.appendingPathComponent(SweepManifest.fileName)
    let names = try [file, file, other].map { try SweepManifest($0, of: plan).sweep }
    #expect(names[0] == names[1] && names[0] != names[2])
    #expect(names.allSatisfy { $0.utf8.count == 32 })
  }

  /// The task of an incomplete last line is repeated.
  @Test func incompleteLineIsRemoved() async throws {
    let plan = SweepPlan.sample(kinds: 3)
    _ = try await append([outcome(plan, 0), outcome(plan, 1)], of: plan)
    let whole = try Data(contentsOf: file)
    let last = try #require(whole.dropLast().lastIndex(of: UInt8(ascii: "\n"))) + 1
    for end in [last, last + 1, whole.count - 10, whole.count - 1] {
      try whole.prefix(end).write(to: file)
      #expect(try await append([outcome(plan, 1)], of: plan).done == 1)
      #expect(try Data(contentsOf: file) == whole)
    }
  }

  @Test(arguments: [0, 1, 20]) func incompleteHeaderIsRewritten(length: Int) async throws {
    let plan = SweepPlan.sample(kinds: 3)
    _ = try SweepManifest(file, of: plan, name: "s")
    let whole = try Data(contentsOf: file)
    try whole.prefix(length).write(to: file)
    _ = try SweepManifest(file, of: plan, name: "s")
    #expect(try Data(contentsOf: file) == whole)
  }

  @Test func otherSweepIsNotResumed() throws {
    _ = try SweepManifest(file, of: .sample(kinds: 3))
    #expect(throws: SweepError.otherSweep(file.path)) {
      try SweepManifest(file, of: .sample(kinds: 2))
    }
  }

  @Test(arguments: [
    ("{}\n", true), ("hello\n", true), ("{\"index\":99}\n", false), ("{\"sweep\":1}\n", false),
  ])
  func otherFileIsRejected(text: String, isFirst: Bool) throws {
    let plan = SweepPlan.sample(kinds: 3)
    if !isFirst { _ = try SweepManifest(file, of: plan) }
    let before = isFirst ? Data() : try Data(contentsOf: file)
    try (before + Data(text.utf8)).write(to: file)
    #expect(throws: isFirst ? SweepError.notManifest(file.path) : .damagedLine(file.path)) {
      try SweepManifest(file, of: plan)
    }
    #expect(try Data(contentsOf: file) == before + Data(text.utf8))
  }

  /// A damaged plan of an earlier sweep, which `--compare` reads.
  @Test(arguments: [
    ("\"bundle\":0", "\"bundle\":7"), ("\"subject\":0", "\"subject\":-1"),
    ("\"locale\":0", "\"locale\":99"), ("\"typeSize\":0", "\"typeSize\":99"),
  ])
  func planWithInvalidIndicesIsRejected(text: String, replacement: String) async throws {
    let plan = SweepPlan.sample(kinds: 1).pairwise
    _ = try await append([outcome(plan, 0)], of: plan)
    let written = try String(contentsOf: file, encoding: .utf8)
    #expect(written.contains(text))
    try written.replacing(text, with: replacement).write(
      to: file, atomically: true, encoding: .utf8)
    #expect(throws: SweepError.notManifest(file.path)) {
      try SweepComparison(before: folder.url, after: folder.url)
    }
  }

  @Test func comparisonListsChanges() async throws {
    let other = SweepFolder()
    let plan = SweepPlan.sample(kinds: 3)
    _ = try await append([outcome(plan, 0), outcome(plan, 1)], of: plan)
    var changed = outcome(plan, 0)
    changed.pictures[0].picture = "new"
    _ = try await append([changed, outcome(plan, 2)], of: plan, in: other)
    let comparison = try SweepComparison(before: folder.url, after: other.url)
    func titles(_ changes: [SweepComparison.Change]) -> [String] { changes.map(\.kind) }
    #expect(titles(comparison.changed) == ["kind0"])
    #expect(titles(comparison.added) == ["kind2"])
    #expect(titles(comparison.removed) == ["kind1"])
    #expect(
      comparison.changes.first?.title
        == "Sample, kind0, systemSmall, 393x852, en_US, large, light, entry 0")
  }
}

/// A temporary folder that is removed at the end of the test.
final class SweepFolder: Sendable {
  let url: URL

  init() {
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("sweep-\(UUID().uuidString)")
    try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }
}
