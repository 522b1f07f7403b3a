import Foundation

extension MemoryBus {
  package func consumer(
    _ configuration: ConsumerConfiguration, of stream: String
  ) throws(BusError) -> any BusConsumer {
    let key = ConsumerKey(
      stream: stream, name: configuration.name ?? "unnamed-\(makeNumber())")
    let waiting = try change(stream) { stream, _ throws(BusError) in
      if let known = stream.consumers[key.name] { return known.waiting(in: stream) }
      try stream.check(configuration, name: key.name)
      let made = MemoryConsumer(configuration, of: stream)
      stream.consumers[key.name] = made
      return made.waiting(in: stream)
    }
    consumersBySubject.update(configuration.subject ?? ">") { $0 = ($0 ?? []).union([key]) }
    return Fetcher(bus: self, key: key, isNamed: configuration.name != nil, waiting: waiting)
  }

  package func remove(consumer: String, of stream: String) throws(BusError) {
    let removed = try change(stream) { stream, _ throws(BusError) in
      guard let removed = stream.consumers.removeValue(forKey: consumer) else {
        throw BusError.unknownConsumer(consumer, stream: stream.configuration.name)
      }
      return removed
    }
    forget(ConsumerKey(stream: stream, name: consumer), removed.configuration)
  }

  func forget(_ key: ConsumerKey, _ configuration: ConsumerConfiguration) {
    consumersBySubject.update(configuration.subject ?? ">") { keys in
      keys?.remove(key)
      if keys?.isEmpty == true { keys = nil }
    }
    wake(key)
  }

  private final class Fetcher: BusConsumer {
    let bus: MemoryBus
    let key: ConsumerKey
    let isNamed: Bool
    let waiting: Int

    init(bus: MemoryBus, key: ConsumerKey, isNamed: Bool, waiting: Int) {
      self.bus = bus
      self.key = key
      self.isNamed = isNamed
      self.waiting = waiting
    }

    deinit {
      guard !isNamed else { return }
      Task { [bus, key] in try? await bus.remove(consumer: key.name, of: key.stream) }
    }

    func fetch(upTo count: Int, within time: Duration) async throws(BusError) -> [Delivery] {
      try await bus.fetch(key, upTo: count, within: time)
    }

    func unfinished() async throws(BusError) -> Int { try await bus.unfinished(key) }
  }

  fileprivate func unfinished(_ key: ConsumerKey) throws(BusError) -> Int {
    try change(key.stream) { stream, _ throws(BusError) in
      guard let consumer = stream.consumers[key.name] else {
        throw BusError.unknownConsumer(key.name, stream: key.stream)
      }
      return consumer.unfinished(in: stream)
    }
  }

  fileprivate func fetch(
    _ key: ConsumerKey, upTo count: Int, within time: Duration
  ) async throws(BusError) -> [Delivery] {
    let end = now() + time.seconds
    while true {
      let (taken, due) = try take(count, key)
      if !taken.isEmpty { return taken.map { delivery($0, key) } }
      let now = now()
      guard now < end, !Task.isCancelled else { return [] }
      await pause(key, until: min(end, due ?? end), now)
    }
  }

  private func take(
    _ count: Int, _ key: ConsumerKey
  ) throws(BusError) -> (taken: [MemoryConsumer.Taken], due: Date?) {
    try change(key.stream) { stream, now throws(BusError) in
      guard var consumer = stream.consumers.removeValue(forKey: key.name) else {
        throw BusError.unknownConsumer(key.name, stream: stream.configuration.name)
      }
      stream.expire(at: now)
      let taken = consumer.take(count, from: stream, at: now)
      stream.consumers[key.name] = consumer
      return (taken, consumer.nextDue)
    }
  }

  private func delivery(_ taken: MemoryConsumer.Taken, _ key: ConsumerKey) -> Delivery {
    Delivery(
      taken.message, count: taken.count, number: taken.number, isNewest: taken.isNewest
    ) { [weak self] answer throws(BusError) in
      try await self?.answer(answer, taken.message.sequence, key)
    }
  }

  private func answer(
    _ answer: Delivery.Answer, _ sequence: UInt64, _ key: ConsumerKey
  ) throws(BusError) {
    try change(key.stream) { stream, now throws(BusError) in
      let isDone = stream.consumers[key.name]?.answer(answer, sequence, at: now) ?? false
      if isDone, stream.configuration.retention == .workQueue { stream.remove(sequence) }
    }
    wake(key)
  }

  /// Waits until the consumer may have a message, but no longer than until a date.
  private func pause(_ key: ConsumerKey, until date: Date, _ now: Date) async {
    let number = makeNumber()
    var timer: Task<Void, Never>?
    if hasOwnTimers {
      timer = Task { [weak self] in
        try? await Task.sleep(for: .seconds(date.timeIntervalSince(now)))
        await self?.wake(key, number)
      }
    }
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        if Task.isCancelled { return continuation.resume() }
        waiting[key, default: [:]][number] = continuation
      }
    } onCancel: {
      Task { await self.wake(key, number) }
    }
    timer?.cancel()
  }

  private func wake(_ key: ConsumerKey, _ number: Int) {
    waiting[key]?.removeValue(forKey: number)?.resume()
    if waiting[key]?.isEmpty == true { waiting[key] = nil }
  }

  func wake(_ key: ConsumerKey) {
    for continuation in (waiting.removeValue(forKey: key) ?? [:]).values { continuation.resume() }
  }
}
