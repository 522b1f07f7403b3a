import Combine
import Testing

/// Operators that watch a clock or hold values back.
@Suite struct TimeoutTests {
  private final class Log {
    var lines: [String] = []

    func follow<P: Publisher>(_ publisher: P) -> AnyCancellable {
      publisher.sink(
        receiveCompletion: { end in
          if case .finished = end { self.lines.append("|") } else { self.lines.append("!") }
        }, receiveValue: { self.lines.append("\($0)") })
    }
  }

  @Test(arguments: [false, true]) func endsAfterPause(fails: Bool) {
    let (clock, log, subject) = (ManualScheduler(), Log(), PassthroughSubject<Int, Failed>())
    let error: (() -> Failed)? = fails ? { Failed() } : nil
    let cancellable = log.follow(subject.timeout(5, scheduler: clock, customError: error))
    clock.advance(by: 4)
    subject.send(1)
    clock.advance(by: 4)
    #expect(log.lines == ["1"])
    clock.advance(by: 1)
    subject.send(2)
    clock.advance(by: 9)
    #expect(log.lines == ["1", fails ? "!" : "|"])
    cancellable.cancel()
  }

  @Test func measuresIntervals() {
    let (clock, log, subject) = (ManualScheduler(), Log(), PassthroughSubject<Int, Never>())
    let intervals = subject.measureInterval(using: clock).map { Int($0.timeInterval) }
    let cancellable = log.follow(intervals)
    clock.advance(by: 3)
    subject.send(1)
    subject.send(2)
    clock.advance(by: 2)
    subject.send(3)
    #expect(log.lines == ["3", "0", "2"])
    cancellable.cancel()
  }

  @Test(arguments: [
    (false, 2, "1 2 |"), (true, 2, "3 4 |"), (true, 0, "|"), (false, 9, "1 2 3 4 |"),
  ])
  func buffersValues(dropsOldest: Bool, size: Int, text: String) {
    let subject = PassthroughSubject<Int, Never>()
    let buffer = subject.buffer(
      size: size, prefetch: .byRequest, whenFull: dropsOldest ? .dropOldest : .dropNewest)
    let slow = SlowSubscriber<Int, Never>()
    buffer.subscribe(slow)
    for value in 1...4 { subject.send(value) }
    subject.send(completion: .finished)
    slow.subscription?.request(.unlimited)
    #expect(slow.lines.joined(separator: " ") == text)
  }

  @Test func fullBufferFails() {
    let subject = PassthroughSubject<Int, Failed>()
    let slow = SlowSubscriber<Int, Failed>()
    subject.buffer(size: 1, prefetch: .keepFull, whenFull: .customError { Failed() })
      .subscribe(slow)
    subject.send(1)
    subject.send(2)
    slow.subscription?.request(.unlimited)
    #expect(slow.lines == ["1", "!"])
  }
}

/// A subscriber that requests nothing by itself.
private final class SlowSubscriber<Input, Failure: Error>: Subscriber {
  var subscription: (any Subscription)?
  var lines: [String] = []

  func receive(subscription: any Subscription) { self.subscription = subscription }

  func receive(_ input: Input) -> Subscribers.Demand {
    lines.append("\(input)")
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    if case .finished = completion { lines.append("|") } else { lines.append("!") }
  }
}
