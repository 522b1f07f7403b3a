import Foundation
import HostLink
import Testing

@testable import WidgetHost

/// A process that changes a store is killed 200 times at random moments; what it had acknowledged
/// is always there.
@Suite struct KilledHostTests {
  @Test func everyAcknowledgedChangeSurvives() throws {
    let seed = UInt64(Date().timeIntervalSince1970)
    var random = SeededGenerator(seed: seed)
    let folder = StateFolder(TemporaryFolder.make())
    defer { try? FileManager.default.removeItem(at: folder.url) }
    var expected = Expectation()
    for round in 1...200 {
      let wait = 0.002 + random.fraction() * 0.03
      for line in try run(folder, from: expected.last + 1, seconds: wait) { expected.take(line) }
      let store = try SQLiteStore(folder: folder, now: Date())
      #expect(store.notices.isEmpty, "seed \(seed), round \(round)")
      let state = try store.load()
      #expect(expected.missing(in: state) == [], "seed \(seed), round \(round)")
      expected.goOn(from: state)
    }
    #expect(expected.last > 0, "seed \(seed): nothing was acknowledged in 200 rounds")
  }

  /// What the probe has said, and what must be in the store because of it.
  private struct Expectation {
    var placements: [String: [String: ConfigurationValue]] = [:]
    var removed: Set<String> = []
    var last = 0

    mutating func take(_ line: String) {
      let words = line.split(separator: " ").map(String.init)
      guard words.count == 2, let number = Int(words[1]) else { return }
      let id = "p\(number)"
      switch words[0] {
      case "p": placements[id] = [:]
      case "c": placements[id] = ["level": .integer(number)]
      default:
        placements[id] = nil
        removed.insert(id)
      }
      last = max(last, number)
    }

    /// In words; what was done and not yet said may be there or not.
    func missing(in state: StoredState) -> [String] {
      let found = Dictionary(uniqueKeysWithValues: state.placements.map { ($0.id, $0) })
      var problems: [String] = []
      for (id, configuration) in placements where id != "p\(last)" {
        if found[id]?.configuration != configuration { problems.append("\(id) is not as it was") }
      }
      if let newest = placements["p\(last)"], found["p\(last)"] == nil {
        // Its removal may have been done and not said, after it was configured.
        if last % 3 != 0 || newest.isEmpty { problems.append("p\(last) is gone") }
      } else if let newest = placements["p\(last)"], !newest.isEmpty,
        found["p\(last)"]?.configuration != newest
      {
        problems.append("p\(last) lost its configuration")
      }
      for id in removed where found[id] != nil { problems.append("\(id) has come back") }
      if state.counters[.placement] ?? 0 < last { problems.append("the counter went back") }
      return problems
    }

    /// What was done and not said is as the store has it.
    mutating func goOn(from state: StoredState) {
      last = max(last, state.counters[.placement] ?? 0)
      placements = Dictionary(
        uniqueKeysWithValues: state.placements.map { ($0.id, $0.configuration) })
    }
  }

  /// The child program, built beside the tests.
  private static let probe: URL = {
    let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    let beside = program.deletingLastPathComponent().appendingPathComponent("StoreProbe")
    if FileManager.default.fileExists(atPath: beside.path) { return beside }
    // Some runners load the tests into a program of the toolchain's: then the bundle says where.
    let bundle = CommandLine.arguments.first { $0.hasSuffix(".xctest") } ?? CommandLine.arguments[0]
    return URL(fileURLWithPath: bundle).deletingLastPathComponent()
      .appendingPathComponent("StoreProbe")
  }()

  /// Starts the probe, kills it so long after its store is open, and gives the lines that it said.
  private func run(_ folder: StateFolder, from first: Int, seconds: Double) throws -> [String] {
    let process = Process()
    process.executableURL = Self.probe
    process.arguments = [folder.url.path, String(first)]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let opened = pipe.fileHandleForReading.readData(ofLength: 5)
    #expect(opened == Data("open\n".utf8))
    // The moment of the end is the test's subject, not something that it waits for.
    usleep(UInt32(seconds * 1_000_000))
    kill(process.processIdentifier, SIGKILL)
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(process.terminationReason == .uncaughtSignal)
    return String(decoding: output, as: UTF8.self).split(separator: "\n").map(String.init)
  }
}

enum TemporaryFolder {
  static func make() -> URL {
    FileManager.default.temporaryDirectory
      .appendingPathComponent("vitrine-store-\(UUID().uuidString)", isDirectory: true)
  }
}
