import Foundation

extension Publishers {
  /// A stream that takes all values at once and sends them when it likes: later, on a scheduler, or
  /// when the subscriber wants them.
  public struct Scheduled<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    typealias Steps = (
      value: (Output) -> Void, completion: (Subscribers.Completion<Failure>) -> Void
    )

    public let upstream: Upstream
    let makeSteps: (Outlet<Output, Failure>) -> Steps

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let outlet = Outlet<Output, Failure>(subscriber)
      let steps = makeSteps(outlet)
      let feed = Feed<Output, Failure>(value: steps.value, completion: steps.completion)
      outlet.connect(onCancel: { feed.cancel() })
      outlet.start()
      feed.request(.unlimited)
      upstream.subscribe(feed)
    }
  }

  /// Subscribes on a scheduler.
  public struct SubscribeOn<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let scheduler: Context
    public let options: Context.SchedulerOptions?

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      scheduler.schedule(options: options) { upstream.subscribe(subscriber) }
    }
  }
}

extension Publisher {
  public func receive<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.Scheduled<Self> {
    Publishers.Scheduled(upstream: self) { outlet in
      // A concurrent queue must not change the order of the events.
      let waiting = WaitingEvents<Output, Failure>(outlet)
      return (
        { value in
          waiting.add { $0.send(value) }
          scheduler.schedule(options: options) { waiting.sendNext() }
        },
        { end in
          waiting.add { $0.finish(end) }
          scheduler.schedule(options: options) { waiting.sendNext() }
        }
      )
    }
  }

  public func subscribe<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.SubscribeOn<Self, S> {
    Publishers.SubscribeOn(upstream: self, scheduler: scheduler, options: options)
  }

  public func delay<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil,
    scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.Scheduled<Self> {
    Publishers.Scheduled(upstream: self) { outlet in
      let waiting = WaitingEvents<Output, Failure>(outlet)
      let later = {
        scheduler.schedule(
          after: scheduler.now.advanced(by: interval),
          tolerance: tolerance ?? scheduler.minimumTolerance, options: options
        ) { waiting.sendNext() }
      }
      return (
        { value in
          waiting.add { $0.send(value) }
          later()
        },
        { end in
          waiting.add { $0.finish(end) }
          later()
        }
      )
    }
  }

  /// Sends a value when no further one has arrived for an interval.
  public func debounce<S: Scheduler>(
    for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.Scheduled<Self> {
    Publishers.Scheduled(upstream: self) { outlet in
      let latest = LatestValue<Output>()
      return (
        { value in
          let version = latest.set(value)
          scheduler.schedule(
            after: scheduler.now.advanced(by: dueTime), tolerance: scheduler.minimumTolerance,
            options: options
          ) {
            if let value = latest.take(ifStill: version) { outlet.send(value) }
          }
        },
        { end in scheduler.schedule(options: options) { outlet.finish(end) } }
      )
    }
  }

  /// Sends at most one value in each interval: the first or the latest.
  public func throttle<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
  ) -> Publishers.Scheduled<Self> {
    Publishers.Scheduled(upstream: self) { outlet in
      let held = LatestValue<Output>()
      var closedUntil: S.SchedulerTimeType?
      return (
        { value in
          let now = scheduler.now
          guard let end = closedUntil, now < end else {
            closedUntil = now.advanced(by: interval)
            return scheduler.schedule { outlet.send(value) }
          }
          let isFirst = held.setOrKeep(value, replacing: latest)
          guard isFirst else { return }
          closedUntil = end.advanced(by: interval)
          scheduler.schedule(after: end) {
            if let value = held.take() { outlet.send(value) }
          }
        },
        { end in scheduler.schedule { outlet.finish(end) } }
      )
    }
  }
}

extension Publisher {
  /// Ends the stream if no value arrives for an interval, with an error or normally.
  public func timeout<S: Scheduler>(
    _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil,
    customError: (() -> Failure)? = nil
  ) -> Publishers.Scheduled<Self> {
    Publishers.Scheduled(upstream: self) { outlet in
      let pause = LatestValue<Void>()
      let startPause = {
        let version = pause.set(())
        scheduler.schedule(
          after: scheduler.now.advanced(by: interval), tolerance: scheduler.minimumTolerance,
          options: options
        ) {
          guard pause.take(ifStill: version) != nil else { return }
          outlet.finishEarly(customError.map { .failure($0()) } ?? .finished)
        }
      }
      startPause()
      return (
        { value in
          startPause()
          scheduler.schedule(options: options) { outlet.send(value) }
        },
        { end in
          _ = pause.take()
          scheduler.schedule(options: options) { outlet.finish(end) }
        }
      )
    }
  }

  /// Sends the time between values instead of the values. The first interval begins with the
  /// subscription.
  public func measureInterval<S: Scheduler>(
    using scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.Transformed<Self, S.SchedulerTimeType.Stride, Failure> {
    values { _ in
      var last = scheduler.now
      return { _, send in
        let now = scheduler.now
        send(last.distance(to: now))
        last = now
      }
    }
  }
}

/// A queue of events that a scheduler sends one by one, in order.
private final class WaitingEvents<Output, Failure: Error> {
  private let lock = NSLock()
  private let outlet: Outlet<Output, Failure>
  private var events: [(Outlet<Output, Failure>) -> Void] = []
  private var due = 0
  private var isSending = false

  init(_ outlet: Outlet<Output, Failure>) { self.outlet = outlet }

  func add(_ event: @escaping (Outlet<Output, Failure>) -> Void) {
    lock.withLock { events.append(event) }
  }

  /// Allows one more event to be sent. Sends it here, unless another thread is sending already.
  func sendNext() {
    let isFirst = lock.withLock {
      due += 1
      defer { isSending = true }
      return !isSending
    }
    guard isFirst else { return }
    while let event = nextEvent() { event(outlet) }
  }

  private func nextEvent() -> ((Outlet<Output, Failure>) -> Void)? {
    lock.withLock {
      guard due > 0, !events.isEmpty else {
        isSending = false
        return nil
      }
      due -= 1
      return events.removeFirst()
    }
  }
}

/// Holds the latest of several values until it is taken.
private final class LatestValue<Value> {
  private let lock = NSLock()
  private var value: Value?
  /// Counts the values.
  private var version = 0

  func set(_ value: Value) -> Int {
    lock.withLock {
      self.value = value
      version += 1
      return version
    }
  }

  /// - Returns: Whether no value was held before.
  func setOrKeep(_ value: Value, replacing: Bool) -> Bool {
    lock.withLock {
      let isFirst = self.value == nil
      if isFirst || replacing { self.value = value }
      return isFirst
    }
  }

  func take(ifStill version: Int) -> Value? {
    lock.withLock {
      guard version == self.version else { return nil }
      defer { value = nil }
      return value
    }
  }

  func take() -> Value? {
    lock.withLock {
      defer { value = nil }
      return value
    }
  }
}
