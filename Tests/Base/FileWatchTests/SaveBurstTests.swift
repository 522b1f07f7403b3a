import Testing

@testable import FileWatch

@Suite struct SaveBurstTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    /// Milliseconds at which the file with this name changes.
    var changes: [(at: Int, file: String)]
    /// The milliseconds during which a repository is locked.
    var lock: Range<Int> = 0..<0
    var bursts: [(at: Int, files: Set<String>)]
  }

  static let cases = [
    Case(
      testDescription: "one save", changes: [(0, "a")], bursts: [(20, ["a"])]),
    Case(
      testDescription: "an atomic save", changes: [(0, "a.new"), (3, "a.new"), (5, "a")],
      bursts: [(25, ["a", "a.new"])]),
    Case(
      testDescription: "ten saves in a second, apart", changes: (0..<3).map { ($0 * 100, "a") },
      bursts: [(20, ["a"]), (120, ["a"]), (220, ["a"])]),
    Case(
      testDescription: "saves without a pause are one burst",
      changes: [(0, "f0"), (15, "f1")] + (2..<10).map { ($0 * 30 - 30, "f\($0)") },
      bursts: [(280, Set((0..<10).map { "f\($0)" }))]),
    Case(
      testDescription: "endless changes are cut after two seconds",
      changes: (0..<120).map { ($0 * 20, "a") }, bursts: [(2000, ["a"]), (2400, ["a"])]),
    Case(
      testDescription: "a checkout lasts until git releases its lock",
      changes: [(0, "a"), (300, "b")], lock: 0..<490, bursts: [(500, ["a", "b"])]),
    Case(
      testDescription: "a lock that stays is ignored after ten seconds",
      changes: [(0, "a"), (15, "a")], lock: 0..<60_000, bursts: [(10_000, ["a"])]),
  ]

  @Test(arguments: cases) func countsTogether(_ item: Case) {
    var burst = SaveBurst()
    var taken: [(at: Int, files: Set<String>)] = []
    for time in stride(from: 0, through: 12_000, by: 1) {
      for change in item.changes where change.at == time {
        burst.add(change.file, at: Double(time) / 1000)
      }
      // Whole milliseconds are not exact in seconds.
      guard let deadline = burst.deadline, Int((deadline * 1000).rounded()) <= time else {
        continue
      }
      if let files = burst.take(at: deadline, isLocked: item.lock.contains(time)) {
        taken.append((time, files))
      }
    }
    #expect(taken.map(\.at) == item.bursts.map(\.at))
    #expect(taken.map(\.files) == item.bursts.map(\.files))
    #expect(burst.deadline == nil)
  }

  @Test func endsBeforeItIsDue() {
    var burst = SaveBurst()
    burst.add("a", at: 0)
    burst.add("b", at: 0.01)
    #expect(burst.takeAll() == ["a", "b"])
    #expect(burst.deadline == nil)
  }
}
