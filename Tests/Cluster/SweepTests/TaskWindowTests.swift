import Testing

@testable import Sweep

@Suite struct TaskWindowTests {
  @Test func numberOfTasksInFlightIsBounded() {
    var window = TaskWindow(count: 10, size: 3)
    #expect(window.take { $0 == 1 } == [0, 2, 3])
    #expect(window.take { $0 == 1 } == [])
    window.finish(2)
    #expect(window.take(limit: 5) { $0 == 1 } == [4])
    #expect(window.outstanding == 3)
  }

  @Test func everyTaskIsSentOnce() {
    var window = TaskWindow(count: 7, size: 2)
    var sent: [Int] = []
    while true {
      let taken = window.take { _ in false }
      if taken.isEmpty { break }
      sent += taken
      for index in taken { window.finish(index) }
    }
    #expect(sent == Array(0..<7))
    #expect(window.outstanding == 0)
  }

  @Test func rejectedTaskIsSentThreeTimes() {
    var window = TaskWindow(count: 2, size: 2)
    for attempt in 1...3 {
      #expect(window.take { _ in false } == (attempt == 1 ? [0, 1] : [0]))
      #expect(window.attempts(of: 0) == attempt)
      #expect(window.reject(0) == (attempt == 3 ? .failed : .requeued))
    }
    #expect(window.take { _ in false } == [])
  }

  /// A result of an earlier run does not count as an attempt of this run.
  @Test func taskOfAnEarlierRunIsSentInOrder() {
    var window = TaskWindow(count: 5, size: 2)
    #expect(window.take { _ in false } == [0, 1])
    for _ in 0..<5 { #expect(window.reject(4) == .requeued) }
    #expect(window.outstanding == 2)
  }

  @Test func lostAndUnsentTasksAreNotAttempts() {
    var window = TaskWindow(count: 3, size: 3)
    #expect(window.take { _ in false } == [0, 1, 2])
    for _ in 0..<5 {
      window.requeueLost()
      #expect(window.outstanding == 0)
      #expect(window.take { _ in false } == [0, 1, 2])
      window.requeueUnsent(1)
      #expect(window.take { _ in false } == [1])
    }
    #expect(window.attempts(of: 0) == 1 && window.attempts(of: 1) == 1)
  }

  /// The first result of a task arrives after the task was requeued.
  @Test func finishedTaskIsNotSentAgain() {
    var window = TaskWindow(count: 1, size: 1)
    #expect(window.take { _ in false } == [0])
    window.requeueLost()
    window.finish(0)
    #expect(window.take { _ in false } == [])
  }
}
