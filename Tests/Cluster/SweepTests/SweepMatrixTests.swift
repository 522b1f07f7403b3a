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
