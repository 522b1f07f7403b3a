import Testing

@testable import Sweep

@Suite struct WorkerCensusTests {
  private func worker(_ name: String, _ frameworks: String = "build") -> WorkerPresence {
    WorkerPresence(name: name, frameworks: frameworks)
  }

  /// The workers that answer each call, and the report after it.
  @Test(arguments: [
    ([0, 0, 0, 0], [nil, "no worker", nil, nil]),
    ([1, 1, 3, 3], ["1 worker is there", nil, "3 workers are there", nil]),
    ([0, 0, 2], [nil, "no worker", "2 workers are there"]),
    ([2, 0, 2], ["2 workers are there", nil, nil]),
    ([2, 0, 0, 1], ["2 workers are there", nil, "no worker", "1 worker is there"]),
  ])
  func changesAreReported(answers: [Int], reported: [String?]) {
    var roll = WorkerCensus(frameworks: "build")
    for (count, expected) in zip(answers, reported) {
      // A worker that answers two coordinators counts once.
      for number in 0..<count {
        #expect(roll.hear(worker("\(number)")) == nil)
        #expect(roll.hear(worker("\(number)")) == nil)
      }
      let text = roll.endCall()
      #expect(expected.map { text?.hasPrefix($0) == true } ?? (text == nil), "\(text ?? "nil")")
    }
  }

  @Test func workerWithAnotherBuildIsReportedOnce() {
    var roll = WorkerCensus(frameworks: "build")
    let text = roll.hear(worker("a", "other"))
    #expect(
      text?.hasPrefix("the worker a has another build of Vitrine (other; this is build)") == true)
    #expect(roll.hear(worker("a", "other")) == nil)
    #expect(roll.hear(worker("b", "other")) != nil)
    // It does not count.
    #expect(roll.endCall() == nil)
    #expect(roll.endCall()?.hasPrefix("no worker") == true)
  }
}
