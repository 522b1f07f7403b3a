import MessageBus

/// A task that a worker has taken. The bus hears that somebody works on it, until it is released.
struct LeasedTask: Sendable {
  let delivery: Delivery
  private let sign: Task<Void, any Error>

  /// - Parameter silence: After this time without a sign of life, the task is given to another
  ///   worker.
  init(_ delivery: Delivery, silence: Duration) {
    self.delivery = delivery
    sign = Task {
      while true {
        try await Task.sleep(for: silence / 3)
        try? await delivery.answer(.extend)
      }
    }
  }

  func release() { sign.cancel() }

  /// Another worker may have it after a time. Without the answer, it comes again later.
  func giveBack(after time: Duration = .zero) async {
    release()
    try? await delivery.answer(.retry(after: time))
  }
}

/// The next task of a worker, which is taken while another one is drawn.
struct NextTask: Sendable {
  private let fetch: Task<LeasedTask?, any Error>

  init(
    from consumer: any BusConsumer, within time: Duration, silence: Duration,
    _ policy: RetryPolicy
  ) {
    fetch = Task {
      let deliveries = try await policy.call {
        try await consumer.fetch(upTo: 1, within: time)
      }
      return deliveries.first.map { LeasedTask($0, silence: silence) }
    }
  }

  /// nil if there is none within the time, or if the calling task is cancelled.
  var value: LeasedTask? {
    get async throws {
      try await withTaskCancellationHandler {
        try await fetch.value
      } onCancel: {
        fetch.cancel()
      }
    }
  }

  func giveBack() async {
    fetch.cancel()
    await (try? fetch.value)?.giveBack()
  }
}
