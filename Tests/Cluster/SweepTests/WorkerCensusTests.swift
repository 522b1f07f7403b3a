import Testing

@testable import Sweep

@Suite struct WorkerCensusTests {
  private func worker(_ name: String, _ frameworks: String = "build") -> WorkerPresence {
    WorkerPresence(name: name, frameworks: frameworks)
  }

  /// The number of workers that answer each call, and the starts of the messages of that call.
  @Test(arguments: [
    ([0, 0, 0, 0], [[], ["no worker"], [], []]),
    ([1, 1, 3, 3], [["1 worker connected"], [], ["3 workers connected"], []]),
    ([0, 0, 2], [[], ["no worker"], ["1 worker connected", "2 workers connected"]]),
    ([2, 0, 2], [["1 worker connected", "2 workers connected"], [], []]),
    ([1, 0, 0, 1], [["1 worker connected"], [], ["no worker"], ["1 worker connected"]]),
  ])
  func changesAreReported(answers: [Int], reported: [[String]]) {
    var census = WorkerCensus(frameworks: "build")
    for (count, expected) in zip(answers, reported) {
      var texts: [String?] = []
      // A worker that also answers another coordinator's call counts once.
      for number in 0..<count {
        texts.append(census.receive(worker("\(number)")))
        texts.append(census.receive(worker("\(number)")))
      }
      texts.append(census.finishCall())
      let printed = texts.compactMap { $0 }
      #expect(printed.count == expected.count, "\(printed)")
      #expect(zip(printed, expected).allSatisfy { $0.hasPrefix($1) }, "\(printed)")
    }
  }

  /// A sweep can end before the deadline of the first call.
  @Test func firstWorkerIsReportedAtOnce() {
    var census = WorkerCensus(frameworks: "build")
    #expect(census.receive(worker("a")) == "1 worker connected")
    #expect(census.receive(worker("b")) == nil)
    #expect(census.finishCall() == "2 workers connected")
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
