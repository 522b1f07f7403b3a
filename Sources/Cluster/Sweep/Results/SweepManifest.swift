import Foundation

/// The file of a sweep: the plan in its first line, and what became of each task in the others, as
/// JSON Lines.
///
/// A line is on disk before its task counts as done. A last line without its end, after a crash or
/// on a full disk, is removed, and its task is repeated. So are tasks that failed: then a task has
/// several lines, and the one without a failure counts.
package actor SweepManifest {
  /// The name in the folder of a sweep.
  package static let fileName = "sweep.jsonl"

  package struct Counts: Equatable, Sendable {
    package var done = 0
    package var failures = 0
    package var pictures = 0

    fileprivate mutating func add(_ outcome: SweepOutcome) {
      done += 1
      pictures += outcome.pictures.count
      failures += outcome.failure == nil ? 0 : 1
    }
  }

  package nonisolated let plan: SweepPlan
  /// Distinguishes the sweep from others of the same plan, in other folders.
  package nonisolated let sweep: String
  package private(set) var counts: Counts
  private var done: TaskSet
  /// The indices of the tasks that are done.
  var doneTasks: TaskSet { done }
  private let file: FileHandle
  private let url: URL

  private struct Header: Codable {
    var format = 1
    var sweep: String
    var plan: SweepPlan
  }

  /// Creates the file, or continues it if it is of the same plan. Throws `SweepError`.
  ///
  /// - Parameter name: The name of a new sweep, which no other sweep has.
  package init(
    _ url: URL, of plan: SweepPlan, name: String = SweepManifest.newName()
  ) throws(SweepError) {
    self.plan = plan
    self.url = url
    let descriptor = open(url.path, O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw .file(url.path, reason: Self.systemError()) }
    file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    // The lock ends with the process.
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

  /// The plan of a file; nil if there is no file, or one without a whole line. Throws `SweepError`.
  package static func plan(in url: URL) throws(SweepError) -> SweepPlan? {
    var found: SweepPlan?
    guard FileManager.default.fileExists(atPath: url.path) else { return nil }
    _ = try lines(of: url) { line throws(SweepError) in
      guard let header = try? JSONDecoder().decode(Header.self, from: line) else {
        throw .notManifest(url.path)
      }
      found = header.plan
      return false
    }
    return found
  }

  /// Passes on each task with an outcome, and the outcome that counts. Throws `SweepError`.
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

  /// Appends outcomes, and returns when they are on disk. Those of tasks that are done already are
  /// left out. Returns those that were appended. Throws `SweepError`.
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

  /// 32 hexadecimal digits that nobody has had.
  package static func newName() -> String {
    UUID().uuidString.replacing("-", with: "").lowercased()
  }

  package func isDone(_ index: Int) -> Bool { done.contains(index) }

  /// What is done without a failure, and the end of the last line that is whole, in bytes.
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
      // What failed is tried again.
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
    // Strings and whole numbers can be encoded.
    return ((try? encoder.encode(value)) ?? Data()) + [UInt8(ascii: "\n")]
  }

  /// Passes on the lines that are whole, until `body` returns false. Returns the end of the last
  /// one, in bytes. A file of any size needs little memory.
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
