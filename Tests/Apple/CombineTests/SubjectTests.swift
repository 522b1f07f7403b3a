import Combine
import Foundation
import Testing

@Suite struct SubjectTests {
  @Test func passthroughSubjectSendsToCurrentSubscribers() {
    let subject = PassthroughSubject<Int, Never>()
    var values: [Int] = []
    subject.send(1)
    let cancellable = subject.sink { values.append($0) }
    subject.send(2)
    cancellable.cancel()
    subject.send(3)
    #expect(values == [2])
  }

  @Test func currentValueSubjectSendsItsValueFirst() {
    let subject = CurrentValueSubject<Int, Never>(1)
    var values: [Int] = []
    let cancellable = subject.sink { values.append($0) }
    subject.value = 2
    #expect(values == [1, 2])
    #expect(subject.value == 2)
    cancellable.cancel()
  }

  @Test func subjectObeysDemand() {
    let subject = PassthroughSubject<Int, Never>()
    var values: [Int] = []
    var subscription: (any Subscription)?
    subject.subscribe(
      AnySubscriber<Int, Never>(
        receiveSubscription: {
          subscription = $0
          $0.request(.max(1))
        },
        receiveValue: {
          values.append($0)
          return .none
        }))
    subject.send(1)
    subject.send(2)
    subscription?.request(.max(1))
    subject.send(3)
    subject.send(4)
    #expect(values == [1, 3])
  }

  @Test func sequenceObeysDemand() {
    var values: [Int] = []
    (1...1000).publisher.subscribe(
      AnySubscriber<Int, Never>(
        receiveSubscription: { $0.request(.max(2)) },
        receiveValue: {
          values.append($0)
          return $0 == 2 ? .max(1) : .none
        }))
    #expect(values == [1, 2, 3])
  }

  @Test func shareSubscribesOnce() {
    var subscriptions = 0
    let subject = PassthroughSubject<Int, Never>()
    let shared = subject.handleEvents(receiveSubscription: { _ in subscriptions += 1 }).share()
    var values: [Int] = []
    var bag = Set<AnyCancellable>()
    shared.sink { values.append($0) }.store(in: &bag)
    shared.sink { values.append($0 * 10) }.store(in: &bag)
    subject.send(1)
    #expect(subscriptions == 1)
    #expect(values.sorted() == [1, 10])
  }

  @Test func subjectAcceptsValuesFromManyThreads() async {
    let subject = PassthroughSubject<Int, Never>()
    nonisolated(unsafe) var sum = 0
    let cancellable = subject.sink { sum += $0 }
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<8 { group.addTask { for _ in 0..<1000 { subject.send(1) } } }
    }
    #expect(sum == 8000)
    cancellable.cancel()
  }
}

@Suite struct ObservableObjectTests {
  final class Game: ObservableObject {
    @Published var score = 0
    @Published var name = "a"
  }

  @Test func publishedPropertySendsBeforeChange() {
    let game = Game()
    var seen: [String] = []
    var bag = Set<AnyCancellable>()
    game.objectWillChange.sink { seen.append("will \(game.score)") }.store(in: &bag)
    game.$score.sink { seen.append("new \($0), old \(game.score)") }.store(in: &bag)
    game.score = 5
    game.name = "b"
    #expect(seen == ["new 0, old 0", "will 0", "new 5, old 0", "will 5"])
    #expect(game.score == 5)
  }

  @Test func assignUpdatesPublishedProperty() {
    let game = Game()
    let subject = PassthroughSubject<Int, Never>()
    subject.assign(to: &game.$score)
    subject.send(3)
    #expect(game.score == 3)
  }

  @Test func eachObjectHasItsOwnPublisher() {
    let (a, b) = (Game(), Game())
    #expect(a.objectWillChange === a.objectWillChange)
    #expect(a.objectWillChange !== b.objectWillChange)
  }
}

@Suite struct SchedulingTests {
  @Test func valuesArriveOnTheQueueInOrder() async {
    var values: [Int] = []
    for await value in (1...100).publisher.receive(on: DispatchQueue.global()).values {
      values.append(value)
    }
    #expect(values == Array(1...100))
  }

  struct Timing: Sendable {
    let name: String
    let make:
      @Sendable (PassthroughSubject<Int, Never>, ManualScheduler) -> AnyPublisher<Int, Never>
    /// The values received by the end of each second.
    let seen: [[Int]]
  }

  /// Sends three values immediately, a fourth after one second, and a fifth two seconds later.
  @Test(arguments: [
    Timing(
      name: "debounce",
      make: { $0.debounce(for: 1.5, scheduler: $1).eraseToAnyPublisher() },
      seen: [[], [], [4], [4], [4, 5]]),
    Timing(
      name: "throttle to the latest",
      make: { $0.throttle(for: 2, scheduler: $1, latest: true).eraseToAnyPublisher() },
      seen: [[1], [1, 4], [1, 4], [1, 4, 5], [1, 4, 5]]),
    Timing(
      name: "throttle to the first",
      make: { $0.throttle(for: 2, scheduler: $1, latest: false).eraseToAnyPublisher() },
      seen: [[1], [1, 2], [1, 2], [1, 2, 5], [1, 2, 5]]),
    Timing(
      name: "delay", make: { $0.delay(for: 1.5, scheduler: $1).eraseToAnyPublisher() },
      seen: [[], [1, 2, 3], [1, 2, 3, 4], [1, 2, 3, 4], [1, 2, 3, 4, 5]]),
  ])
  func timingFollowsScheduler(_ item: Timing) {
    let subject = PassthroughSubject<Int, Never>()
    let scheduler = ManualScheduler()
    var values: [Int] = []
    let cancellable = item.make(subject, scheduler).sink { values.append($0) }
    for second in 0..<5 {
      for value in [0: [1, 2, 3], 1: [4], 3: [5]][second] ?? [] { subject.send(value) }
      scheduler.advance(by: 1)
      #expect(values == item.seen[second], "\(item.name), second \(second)")
    }
    cancellable.cancel()
  }

  @Test func receivesNotifications() {
    let center = NotificationCenter()
    var names: [String] = []
    let cancellable = center.publisher(for: Notification.Name("a")).sink {
      names.append($0.name.rawValue)
    }
    center.post(name: Notification.Name("a"), object: nil)
    center.post(name: Notification.Name("b"), object: nil)
    #expect(names == ["a"])
    cancellable.cancel()
  }

  @Test func dropAndPrefixFollowAnotherPublisher() {
    let (values, start, stop) = (
      PassthroughSubject<Int, Never>(), PassthroughSubject<String, Never>(),
      PassthroughSubject<Void, Never>()
    )
    var received: [Int] = []
    var isFinished = false
    let cancellable = values.drop(untilOutputFrom: start).prefix(untilOutputFrom: stop)
      .sink { _ in
        isFinished = true
      } receiveValue: {
        received.append($0)
      }
    values.send(1)
    start.send("start")
    values.send(2)
    start.send(completion: .finished)
    values.send(3)
    #expect(!isFinished)
    stop.send(())
    values.send(4)
    #expect(received == [2, 3])
    #expect(isFinished)
    cancellable.cancel()
  }

  @Test func dropEndsWithPublisherThatNeverSends() {
    let values = PassthroughSubject<Int, Never>()
    var isFinished = false
    let cancellable = values.drop(untilOutputFrom: Empty<Int, Never>())
      .sink { _ in
        isFinished = true
      } receiveValue: { _ in
      }
    #expect(isFinished)
    cancellable.cancel()
  }
}
