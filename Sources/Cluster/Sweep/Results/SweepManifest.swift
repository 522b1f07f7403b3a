import Foundation

/// The record of a sweep as JSON Lines: the plan in the first line, and the outcome of one task in
/// each other line.
///
/// A line is synced to disk before its task counts as done. An incomplete last line, after a crash
/// or on a full disk, is removed, and its task is repeated. Failed tasks are repeated as well: a
/// task then has several lines, and a line without a failure takes precedence.
package actor SweepManifest {
  /// The file name in the folder of a sweep.
  package static let fileName = "sweep.jsonl"

  /// What the manifest contains so far.
  package struct Counts: Equatable, Sendable {
    /// Tasks with an outcome. Failures of earlier runs are not counted, because they are repeated.
    package var done = 0
    /// Tasks that failed in this run.
    package var failures = 0
    /// The pictures of these tasks.
    package var pictures = 0

    fileprivate mutating func add(_ outcome: SweepOutcome) {
      done += 1
      pictures += outcome.pictures.count
      failures += outcome.failure == nil ? 0 : 1
    }
  }

  /// The plan of the first line. It does not change.
  package nonisolated let plan: SweepPlan
  /// A unique name. Sweeps of the same plan in other folders have different names.
  package nonisolated let sweep: String
  /// Includes the outcomes of earlier runs.
  package private(set) var counts: Counts
  private var done: TaskSet
  var doneTasks: TaskSet { done }
  private let file: FileHandle
  private let url: URL

  private struct Header: Codable {
    var format = 1
    var sweep: String
    var plan: SweepPlan
  }

  /// Creates the file, or opens it for appending if it has the same plan. Throws `SweepError`.
  ///
  /// - Parameter name: The unique name of a new sweep. Ignored if the file has one.
  package init(
    _ url: URL, of plan: SweepPlan, name: String = SweepManifest.newName()
  ) throws(SweepError) {
    self.plan = plan
    self.url = url
    let descriptor = open(url.path, O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw .file(url.path, reason: Self.systemError()) }
    file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    // The system releases the lock when the process exits.
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else { throw .inUse(url.path) }
    let (known, done, counts, end) = try Self.state(of: url, plan)
    sweep = known ?? name
    self.done = done
    self.counts = counts
    do {
      try file.truncate(atOffset: end)
      if end == 0 {
        try file.write(contentsOf: Self.line(Header(sweep: sweep, plan: plan)))
        try file.synchronize()
      }
    } catch {
      throw .file(url.path, reason: "\(error)")
    }
  }

  /// The plan of a file; nil if the file does not exist or has no complete line. Throws
  /// `SweepError`.
  package static func plan(in url: URL) throws(SweepError) -> SweepPlan? {
    var found: SweepPlan?
    guard FileManager.default.fileExists(atPath: url.path) else { return nil }
    _ = try lines(of: url) { line throws(SweepError) in
      guard let header = try? JSONDecoder().decode(Header.self, from: line), header.plan.isValid
      else { throw .notManifest(url.path) }
      found = header.plan
      return false
    }
    return found
  }

  /// Calls `receive` once for each task that has an outcome, with the outcome that takes
  /// precedence. Throws `SweepError`.
  package static func read(
    _ url: URL, _ receive: (SweepTask, SweepOutcome) throws(SweepError) -> Void
  ) throws(SweepError) {
    guard let plan = try plan(in: url) else { throw .notManifest(url.path) }
    var drawn = TaskSet(capacity: plan.count)
    try outcomes(of: url, plan) { outcome throws(SweepError) in
      if outcome.failure == nil { drawn.insert(outcome.index) }
    }
    var passed = TaskSet(capacity: plan.count)
    try outcomes(of: url, plan) { outcome throws(SweepError) in
      guard outcome.failure == nil || !drawn.contains(outcome.index),
        passed.insert(outcome.index)
      else { return }
      try receive(plan.task(outcome.index, of: outcome.sweep), outcome)
    }
  }

  private static func outcomes(
    of url: URL, _ plan: SweepPlan, _ receive: (SweepOutcome) throws(SweepError) -> Void
  ) throws(SweepError) {
    var isFirst = true
    _ = try lines(of: url) { line throws(SweepError) in
      defer { isFirst = false }
      if isFirst { return true }
      guard let outcome = outcome(line, plan) else { throw .damagedLine(url.path) }
      try receive(outcome)
      return true
    }
  }

  /// Appends outcomes and syncs them to disk. Skips outcomes of tasks that are done. Returns the
  /// outcomes that were appended. Throws `SweepError`.
  package func append(_ outcomes: [SweepOutcome]) throws(SweepError) -> [SweepOutcome] {
    var added: [SweepOutcome] = []
    var text = Data()
    for outcome in outcomes
    where (0..<plan.count).contains(outcome.index) && done.insert(outcome.index) {
      added.append(outcome)
      text += Self.line(outcome)
    }
    guard !added.isEmpty else { return [] }
    do {
      try file.write(contentsOf: text)
      try file.synchronize()
    } catch {
      throw .file(url.path, reason: "\(error)")
    }
    for outcome in added { counts.add(outcome) }
    return added
  }

  /// A unique name of 32 hexadecimal digits.
  package static func newName() -> String {
    UUID().uuidString.replacing("-", with: "").lowercased()
  }

  /// Whether the task has an outcome of this run, or has succeeded in an earlier one.
  package func isDone(_ index: Int) -> Bool { done.contains(index) }

  /// The state after the successful tasks, and the offset after the last complete line, in bytes.
  private static func state(
    of url: URL, _ plan: SweepPlan
  ) throws(SweepError) -> (sweep: String?, TaskSet, Counts, end: UInt64) {
    var sweep: String?
    var done = TaskSet(capacity: plan.count)
    var counts = Counts()
    var isFirst = true
    let end = try lines(of: url) { line throws(SweepError) in
      if isFirst {
        isFirst = false
        guard let header = try? JSONDecoder().decode(Header.self, from: line) else {
          throw .notManifest(url.path)
        }
        guard header.plan == plan else { throw .otherSweep(url.path) }
        sweep = header.sweep
        return true
      }
      guard let outcome = outcome(line, plan) else { throw .damagedLine(url.path) }
      // Failed tasks are repeated, so they are not done.
      if outcome.failure == nil, done.insert(outcome.index) { counts.add(outcome) }
      return true
    }
    return (sweep, done, counts, end)
  }

  private static func outcome(_ line: Data, _ plan: SweepPlan) -> SweepOutcome? {
    guard let outcome = try? JSONDecoder().decode(SweepOutcome.self, from: line),
      (0..<plan.count).contains(outcome.index)
    else { return nil }
    return outcome
  }

  private static func line(_ value: some Encodable) -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Encoding strings and integers cannot fail.
    return ((try? encoder.encode(value)) ?? Data()) + [UInt8(ascii: "\n")]
  }

  /// Calls `body` with each complete line until it returns false. Returns the offset after the last
  /// line, in bytes. Memory use does not depend on the size of the file.
  private static func lines(
    of url: URL, _ body: (Data) throws(SweepError) -> Bool
  ) throws(SweepError) -> UInt64 {
    guard let file = try? FileHandle(forReadingFrom: url) else {
      throw .file(url.path, reason: systemError())
    }
    var rest = Data()
    var end: UInt64 = 0
    while let chunk = try? file.read(upToCount: 1 << 20), !chunk.isEmpty {
      rest += chunk
      while let newline = rest.firstIndex(of: UInt8(ascii: "\n")) {
        let line = Data(rest[..<newline])
        rest = rest[(newline + 1)...]
        end += UInt64(line.count + 1)
        guard try body(line) else { return end }
      }
      rest = Data(rest)
    }
    return end
  }

  private static func systemError() -> String { String(cString: strerror(errno)).lowercased() }
}
