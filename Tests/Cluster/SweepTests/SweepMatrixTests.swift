import Foundation
import Sweep
import Testing

@Suite struct SweepMatrixTests {
  @Test func matrixHasTheAxesOfItsFile() throws {
    let json = #"{"kinds": ["Tide", "Tide"], "typeSizes": ["large", "xxxLarge"], "entries": 3}"#
    let matrix = try SweepMatrix(json: Data(json.utf8))
    var expected = SweepMatrix()
    expected.kinds = ["Tide"]
    expected.typeSizes = ["large", "xxxLarge"]
    expected.entries = 3
    #expect(matrix == expected)
  }

  @Test(arguments: [
    ("{", MatrixError.notJSON), ("[1]", .notObject),
    (#"{"locale": ["de"]}"#, .unknownAxis("locale")),
    (#"{"kinds": []}"#, .badAxis("kinds")), (#"{"kinds": "Tide"}"#, .badAxis("kinds")),
    (#"{"devices": [""]}"#, .badAxis("devices")), (#"{"entries": 0}"#, .badEntries),
    (#"{"entries": 1.5}"#, .badEntries), (#"{"entries": 101}"#, .badEntries),
  ])
  func badFileIsRejected(json: String, error: MatrixError) {
    #expect(throws: error) { try SweepMatrix(json: Data(json.utf8)) }
  }

  @Test func unknownAxisHasAHint() {
    #expect("\(MatrixError.unknownAxis("locale"))".contains("did you mean locales?"))
  }
}

@Suite struct SweepPlanTests {
  @Test func tasksOfALanguageFollowEachOther() {
    let plan = SweepPlan.sample(kinds: 2, locales: ["en_US", "de_DE"])
    let tasks = (0..<plan.count).map { plan.task($0, of: "s") }
    #expect(tasks.map(\.locale) == ["en_US", "en_US", "de_DE", "de_DE"])
    #expect(tasks.map(\.kind) == ["kind0", "kind1", "kind0", "kind1"])
    #expect(tasks.map(\.index) == [0, 1, 2, 3])
    #expect(plan.pictures == 8)
  }
}

@Suite struct PairwisePlanTests {
  /// Three kinds with two or three families on two devices, of which one has no large widgets and
  /// one family has one scheme.
  private static let plan = SweepPlan(
    bundles: [SweepPlan.Bundle(name: "Sample", hash: "hash")],
    subjects: [
      ("A", "small"), ("A", "large"), ("B", "small"), ("B", "circular"), ("C", "small"),
      ("C", "large"), ("C", "circular"),
    ].flatMap { kind, family in
      ["phone", "car"].filter { $0 == "phone" || family != "large" }.map { device in
        SweepPlan.Subject(
          bundle: 0, kind: kind, family: family, device: device,
          schemes: family == "circular" ? ["dark"] : ["light", "dark"])
      }
    }, locales: ["en_US", "de_DE", "ar_SA", "ja_JP"],
    typeSizes: ["small", "large", "xxxLarge", "accessibility3"], entries: 1, clock: 0,
    frameworks: "build")

  /// All pairs of values of two axes in the tasks of a plan.
  private static func pairs(of plan: SweepPlan) -> Set<[String]> {
    var pairs: Set<[String]> = []
    for index in 0..<plan.count {
      let task = plan.task(index, of: "s")
      for typeSize in task.typeSizes {
        for scheme in task.schemes {
          let values = [task.kind, task.family, task.device, task.locale, typeSize, scheme]
          for (axis, value) in values.enumerated() {
            for (other, second) in values.enumerated() where other > axis {
              pairs.insert(["\(axis)", value, "\(other)", second])
            }
          }
        }
      }
    }
    return pairs
  }

  @Test func allPairsAreCoveredAndNoOthersAdded() {
    let chosen = Self.plan.pairwise
    #expect(Self.pairs(of: chosen) == Self.pairs(of: Self.plan))
    // The two longest axes have 16 pairs; the product has 320 pictures.
    #expect((16...24).contains(chosen.count), "\(chosen.count)")
    #expect(chosen.pictures == chosen.count)
    #expect(chosen.product == Self.plan)
  }

  @Test func planIsDeterministicAndOrderedByLanguage() throws {
    let chosen = Self.plan.pairwise
    #expect(chosen == Self.plan.pairwise)
    let locales = (0..<chosen.count).map { chosen.task($0, of: "s").locale }
    #expect(locales.runs == Self.plan.locales.count)
    let decoded = try JSONDecoder().decode(SweepPlan.self, from: JSONEncoder().encode(chosen))
    #expect(decoded == chosen)
  }

  @Test func oneValueOfEachAxisIsOneTask() {
    let plan = SweepPlan.sample(kinds: 1)
    #expect(plan.pairwise.count == 2)  // in light and dark
  }
}

extension [String] {
  /// The number of runs of equal elements.
  fileprivate var runs: Int { zip(self, dropFirst()).count { $0 != $1 } + (isEmpty ? 0 : 1) }
}

extension SweepPlan {
  /// A plan for widgets of one extension, each with two pictures.
  static func sample(kinds: Int, locales: [String] = ["en_US"]) -> SweepPlan {
    SweepPlan(
      bundles: [Bundle(name: "Sample", hash: "hash")],
      subjects: (0..<kinds).map { number in
        Subject(
          bundle: 0, kind: "kind\(number)", family: "systemSmall", device: "393x852",
          schemes: ["light", "dark"])
      }, locales: locales, typeSizes: ["large"], entries: 1, clock: 0, frameworks: "build")
  }
}
