import Testing

@testable import Sweep

@Suite struct WorkerCensusTests {
  private func worker(_ name: String, _ frameworks: String = "build") -> WorkerPresence {
    WorkerPresence(name: name, frameworks: frameworks)
  }

  /// The number of workers that answer each call, and the start of the message after it.
  @Test(arguments: [
    ([0, 0, 0, 0], [nil, "no worker", nil, nil]),
    ([1, 1, 3, 3], ["1 worker connected", nil, "3 workers connected", nil]),
    ([0, 0, 2], [nil, "no worker", "2 workers connected"]),
    ([2, 0, 2], ["2 workers connected", nil, nil]),
    ([2, 0, 0, 1], ["2 workers connected", nil, "no worker", "1 worker connected"]),
  ])
  func changesAreReported(answers: [Int], reported: [String?]) {
    var census = WorkerCensus(frameworks: "build")
    for (count, expected) in zip(answers, reported) {
      // A worker that also answers another coordinator's call counts once.
      for number in 0..<count {
        #expect(census.receive(worker("\(number)")) == nil)
        #expect(census.receive(worker("\(number)")) == nil)
      }
      let text = census.finishCall()
      #expect(expected.map { text?.hasPrefix($0) == true } ?? (text == nil), "\(text ?? "nil")")
    }
  }

  @Test func workerWithAnotherBuildIsReportedOnce() {
    var census = WorkerCensus(frameworks: "build")
    let text = census.receive(worker("a", "other"))
    #expect(
      text?.hasPrefix("worker a has another build of Vitrine (other; this is build)") == true)
    #expect(census.receive(worker("a", "other")) == nil)
    #expect(census.receive(worker("b", "other")) != nil)
    // Workers with another build do not count as connected.
    #expect(census.finishCall() == nil)
    #expect(census.finishCall()?.hasPrefix("no worker") == true)
  }
}
