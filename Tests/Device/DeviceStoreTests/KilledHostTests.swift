import Foundation
import HostLink
import TestFolders
import TestPrograms
import Testing

@testable import DeviceEngine
@testable import DeviceStore

/// Kills a process that changes a store 200 times at random moments. All acknowledged changes must
/// be in the store.
///
/// The moments depend on a seed, which every failure names. `VITRINE_TEST_SEED` repeats a run.
@Suite struct KilledHostTests {
  /// Separate stores, because each becomes slower with every round.
  private static let storeCount = 8
  private static let roundCount = 25

  @Test func acknowledgedChangesSurviveKilledProcess() async throws {
    let given = ProcessInfo.processInfo.environment["VITRINE_TEST_SEED"].flatMap { UInt64($0) }
    let seed = given ?? UInt64(Date().timeIntervalSince1970)
    let activities = try await withThrowingTaskGroup(of: Int.self) { group in
      for store in 1...Self.storeCount {
        group.addTask { try await Self.killRepeatedly(store: store, seed: seed) }
      }
      return try await group.reduce(0, +)
    }
    #expect(
      activities > 0, "VITRINE_TEST_SEED=\(seed): no activity was acknowledged in 200 rounds")
  }

  /// Kills the processes of one store. Returns the number of the last activity, from 1.
  private static func killRepeatedly(store number: Int, seed: UInt64) async throws -> Int {
    var random = SeededGenerator(seed: seed, name: "store \(number)")
    let folder = StateFolder(TemporaryFolder.unusedPath())
    defer { try? FileManager.default.removeItem(at: folder.url) }
    var expected = Expectation()
    for round in 1...roundCount {
      let place: Comment = "VITRINE_TEST_SEED=\(seed), store \(number), round \(round)"
      let wait = 0.002 + random.fraction() * 0.03
      for line in try await run(folder, from: expected.last + 1, seconds: wait, place) {
        expected.record(line)
      }
      let store = try SQLiteStore(folder: folder, now: Date())
      #expect(store.notices.isEmpty, place)
      let state = try store.load()
      #expect(expected.missing(in: state) == [], place)
      expected.resume(from: state)
    }
    return expected.activities.last
  }

  /// The state that the store must have, according to the changes that the probe acknowledged.
  private struct Expectation {
    var placements = ItemHistory(prefix: "p", counter: .placement)
    var controls = ItemHistory(prefix: "c", counter: .control)
    var activities = ItemHistory(prefix: "a", counter: .activity)

    /// The last number used.
    var last: Int { placements.last }

    mutating func record(_ line: String) {
      let words = line.split(separator: " ").map(String.init)
      guard words.count == 2, let number = Int(words[1]) else { return }
      switch words[0] {
      case "p": placements.created(number)
      case "c": placements.configured(number)
      case "r": placements.removed(number)
      case "a": controls.created(number)
      case "f": controls.configured(number)
      case "d": controls.removed(number)
      case "s": activities.created(number)
      case "u": activities.configured(number)
      default: activities.removed(number)
      }
    }

    /// Describes the acknowledged changes that are missing. The last change may be stored without
    /// being acknowledged.
    func missing(in state: StoredState) -> [String] {
      placements.missing(in: Self.placements(state), state)
        + controls.missing(in: Self.controls(state), state)
        + activities.missing(in: Self.activities(state), state) + lostTokens(in: state)
    }

    /// Adopts the store's state, including a change that was not acknowledged.
    mutating func resume(from state: StoredState) {
      placements.resume(from: Self.placements(state), state)
      controls.resume(from: Self.controls(state), state)
      activities.resume(from: Self.activities(state), state)
    }

    private static func placements(_ state: StoredState) -> ItemHistory.Configurations {
      Dictionary(uniqueKeysWithValues: state.placements.map { ($0.id.rawValue, $0.configuration) })
    }

    private static func controls(_ state: StoredState) -> ItemHistory.Configurations {
      Dictionary(
        uniqueKeysWithValues: state.controls.map { ($0.id.rawValue, $0.control.configuration) })
    }

    /// The number in the content, in the same form as the other items' configurations.
    private static func activities(_ state: StoredState) -> ItemHistory.Configurations {
      Dictionary(
        uniqueKeysWithValues: state.activities.map { activity in
          let number = Int(String(decoding: activity.content.state, as: UTF8.self))
          return (activity.id.rawValue, number.map { ["level": .integer($0)] } ?? [:])
        })
    }

    /// The removal of an activity and the record of its ended token are one transaction.
    ///
    /// The store keeps the newest tokens only; a removal that was not acknowledged takes one place.
    private func lostTokens(in state: StoredState) -> [String] {
      let newest = activities.removedItems.sorted {
        Int($0.dropFirst()) ?? 0 < Int($1.dropFirst()) ?? 0
      }.suffix(StoredState.endedTokenLimit - 1)
      return Set(newest).subtracting(state.endedTokens.map(\.activity.rawValue)).sorted().map {
        "the ended token of \($0) is missing"
      }
    }
  }

  /// The acknowledged changes of one kind of item.
  private struct ItemHistory {
    typealias Configurations = [String: [String: ConfigurationValue]]

    let prefix: String
    let counter: StoreCounter
    private var configurations: Configurations = [:]
    private(set) var removedItems: Set<String> = []
    private(set) var last = 0

    init(prefix: String, counter: StoreCounter) {
      self.prefix = prefix
      self.counter = counter
    }

    mutating func created(_ number: Int) { configurations[name(number)] = [:] }

    mutating func configured(_ number: Int) {
      configurations[name(number)] = ["level": .integer(number)]
    }

    mutating func removed(_ number: Int) {
      let id = name(number)
      configurations[id] = nil
      removedItems.insert(id)
    }

    private mutating func name(_ number: Int) -> String {
      last = max(last, number)
      return "\(prefix)\(number)"
    }

    func missing(in found: Configurations, _ state: StoredState) -> [String] {
      let newestID = "\(prefix)\(last)"
      var problems: [String] = []
      for (id, configuration) in configurations where id != newestID {
        if found[id] != configuration { problems.append("\(id) differs") }
      }
      if let newest = configurations[newestID], found[newestID] == nil {
        // Its removal may have been stored without being acknowledged, after it was configured.
        if last % 3 != 0 || newest.isEmpty { problems.append("\(newestID) is missing") }
      } else if let newest = configurations[newestID], !newest.isEmpty, found[newestID] != newest {
        problems.append("\(newestID) lost its configuration")
      }
      for id in removedItems where found[id] != nil { problems.append("\(id) reappeared") }
      if state.counters[counter] ?? 0 < last { problems.append("the counter decreased") }
      return problems
    }

    mutating func resume(from found: Configurations, _ state: StoredState) {
      // The store has also removed what it did not acknowledge.
      removedItems.formUnion(configurations.keys.filter { found[$0] == nil })
      last = max(last, state.counters[counter] ?? 0)
      configurations = found
    }
  }

  /// The child program, built into the same folder as the tests.
  private static let probe: URL = {
    let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    let beside = program.deletingLastPathComponent().appendingPathComponent("StoreProbe")
    if FileManager.default.fileExists(atPath: beside.path) { return beside }
    // Some runners load the tests into a program of the toolchain. The test bundle's path then
    // names the folder.
    let bundle = CommandLine.arguments.first { $0.hasSuffix(".xctest") } ?? CommandLine.arguments[0]
    return URL(fileURLWithPath: bundle).deletingLastPathComponent()
      .appendingPathComponent("StoreProbe")
  }()

  /// Starts the probe, kills it `seconds` after it opened its store, and returns its output lines.
  private static func run(
    _ folder: StateFolder, from first: Int, seconds: Double, _ place: Comment
  ) async throws -> [String] {
    let program = try await TestProgram(probe, [folder.url.path, String(first)])
    let opened = Data("open\n".utf8)
    var output = Data()
    while output.count < opened.count {
      let chunk = try await program.readOutput()
      if chunk.isEmpty { break }
      output += chunk
    }
    #expect(output.starts(with: opened), place)
    // A random delay is the subject of the test; it does not wait for a condition.
    try await Task.sleep(for: .seconds(seconds))
    program.send(signal: SIGKILL)
    output += try await program.readAllOutput()
    #expect(await program.exit() == .signal(SIGKILL), place)
    return String(decoding: output.dropFirst(opened.count), as: UTF8.self)
      .split(separator: "\n").map(String.init)
  }
}
