import Foundation
import HostLink
import Testing

@testable import DeviceEngine
@testable import DeviceStore

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
    #expect(expected.activities.last > 0, "seed \(seed): nothing was acknowledged in 200 rounds")
  }

  /// What the probe has said, and what must be in the store because of it.
  private struct Expectation {
    var placements = Kept(prefix: "p", counter: .placement)
    var controls = Kept(prefix: "c", counter: .control)
    var activities = Kept(prefix: "a", counter: .activity)

    /// The number that was given last.
    var last: Int { placements.last }

    mutating func take(_ line: String) {
      let words = line.split(separator: " ").map(String.init)
      guard words.count == 2, let number = Int(words[1]) else { return }
      switch words[0] {
      case "p": placements.made(number)
      case "c": placements.configured(number)
      case "r": placements.removed(number)
      case "a": controls.made(number)
      case "f": controls.configured(number)
      case "d": controls.removed(number)
      case "s": activities.made(number)
      case "u": activities.configured(number)
      default: activities.removed(number)
      }
    }

    /// In words; what was done and not yet said may be there or not.
    func missing(in state: StoredState) -> [String] {
      placements.missing(in: Self.placements(state), state)
        + controls.missing(in: Self.controls(state), state)
        + activities.missing(in: Self.activities(state), state) + lostTokens(in: state)
    }

    /// What was done and not said is as the store has it.
    mutating func goOn(from state: StoredState) {
      placements.goOn(from: Self.placements(state), state)
      controls.goOn(from: Self.controls(state), state)
      activities.goOn(from: Self.activities(state), state)
    }

    private static func placements(_ state: StoredState) -> Kept.Configurations {
      Dictionary(uniqueKeysWithValues: state.placements.map { ($0.id, $0.configuration) })
    }

    private static func controls(_ state: StoredState) -> Kept.Configurations {
      Dictionary(uniqueKeysWithValues: state.controls.map { ($0.id, $0.control.configuration) })
    }

    /// The content's number, as the others' configuration.
    private static func activities(_ state: StoredState) -> Kept.Configurations {
      Dictionary(
        uniqueKeysWithValues: state.activities.map { activity in
          let number = Int(String(decoding: activity.content.state, as: UTF8.self))
          return (activity.id, number.map { ["level": .integer($0)] } ?? [:])
        })
    }

    /// An activity's end and what is known of its token afterwards are one change.
    private func lostTokens(in state: StoredState) -> [String] {
      activities.gone.subtracting(state.endedTokens.map(\.activity)).map {
        "the token of \($0) is forgotten"
      }
    }
  }

  /// Of one kind of thing: what was made, configured and removed.
  private struct Kept {
    typealias Configurations = [String: [String: ConfigurationValue]]

    let prefix: String
    let counter: StoreCounter
    private var configurations: Configurations = [:]
    private(set) var gone: Set<String> = []
    private(set) var last = 0

    init(prefix: String, counter: StoreCounter) {
      self.prefix = prefix
      self.counter = counter
    }

    mutating func made(_ number: Int) { configurations[name(number)] = [:] }

    mutating func configured(_ number: Int) {
      configurations[name(number)] = ["level": .integer(number)]
    }

    mutating func removed(_ number: Int) {
      let id = name(number)
      configurations[id] = nil
      gone.insert(id)
    }

    private mutating func name(_ number: Int) -> String {
      last = max(last, number)
      return "\(prefix)\(number)"
    }

    func missing(in found: Configurations, _ state: StoredState) -> [String] {
      let newestID = "\(prefix)\(last)"
      var problems: [String] = []
      for (id, configuration) in configurations where id != newestID {
        if found[id] != configuration { problems.append("\(id) is not as it was") }
      }
      if let newest = configurations[newestID], found[newestID] == nil {
        // Its removal may have been done and not said, after it was configured.
        if last % 3 != 0 || newest.isEmpty { problems.append("\(newestID) is gone") }
      } else if let newest = configurations[newestID], !newest.isEmpty, found[newestID] != newest {
        problems.append("\(newestID) lost its configuration")
      }
      for id in gone where found[id] != nil { problems.append("\(id) has come back") }
      if state.counters[counter] ?? 0 < last { problems.append("the counter went back") }
      return problems
    }

    mutating func goOn(from found: Configurations, _ state: StoredState) {
      last = max(last, state.counters[counter] ?? 0)
      configurations = found
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
