import Testing

@testable import Sweep

@Suite struct TaskWindowTests {
  @Test func numberOfTasksGivenOutIsBounded() {
    var window = TaskWindow(count: 10, size: 3)
    #expect(window.take { $0 == 1 } == [0, 2, 3])
    #expect(window.take { $0 == 1 } == [])
    window.finish(2)
    #expect(window.take(limit: 5) { $0 == 1 } == [4])
    #expect(window.outstanding == 3)
  }

  @Test func everyTaskIsGivenOutOnce() {
    var window = TaskWindow(count: 7, size: 2)
    var given: [Int] = []
    while true {
      let taken = window.take { _ in false }
      if taken.isEmpty { break }
      given += taken
      for index in taken { window.finish(index) }
    }
    #expect(given == Array(0..<7))
    #expect(window.outstanding == 0)
  }

  @Test func rejectedTaskIsGivenOutThreeTimes() {
    var window = TaskWindow(count: 2, size: 2)
    for time in 1...3 {
      #expect(window.take { _ in false } == (time == 1 ? [0, 1] : [0]))
      #expect(window.times(0) == time)
      #expect(window.reject(0) == (time == 3 ? .failed : .again))
    }
    #expect(window.take { _ in false } == [])
  }

  /// A result of an earlier run says nothing about the attempts of this one.
  @Test func taskThatWasNotGivenOutWaitsForItsTurn() {
    var window = TaskWindow(count: 5, size: 2)
    #expect(window.take { _ in false } == [0, 1])
    for _ in 0..<5 { #expect(window.reject(4) == .again) }
    #expect(window.outstanding == 2)
  }

  @Test func lostAndUnsentTasksAreNotAttempts() {
    var window = TaskWindow(count: 3, size: 3)
    #expect(window.take { _ in false } == [0, 1, 2])
    for _ in 0..<5 {
      window.lose()
      #expect(window.outstanding == 0)
      #expect(window.take { _ in false } == [0, 1, 2])
      window.putBack(1)
      #expect(window.take { _ in false } == [1])
    }
    #expect(window.times(0) == 1 && window.times(1) == 1)
  }

  /// A second result of a task, which was given out again meanwhile.
  @Test func finishedTaskIsNotGivenOutAgain() {
    var window = TaskWindow(count: 1, size: 1)
    #expect(window.take { _ in false } == [0])
    window.lose()
    window.finish(0)
    #expect(window.take { _ in false } == [])
  }
}
