import MessageBus

/// A task that a worker has leased. Heartbeats extend the lease until the task is released.
struct LeasedTask: Sendable {
  let delivery: Delivery
  private let heartbeat: Task<Void, any Error>

  /// - Parameter leaseDuration: The time without a heartbeat after which the task is redelivered.
  init(_ delivery: Delivery, leaseDuration: Duration) {
    self.delivery = delivery
    heartbeat = Task {
      while true {
        try await Task.sleep(for: leaseDuration / 3)
        try? await delivery.answer(.extend)
      }
    }
  }

  /// Stops the heartbeats.
  func release() { heartbeat.cancel() }

  /// Requeues the task for any worker after a delay. If the answer is lost, the task is redelivered
  /// when its lease expires.
  func requeue(after delay: Duration = .zero) async {
    release()
    try? await delivery.answer(.retry(after: delay))
  }
}

/// A task that a worker fetches, and prepares, while it draws another one.
struct NextTask: Sendable {
  private let fetch: Task<FetchedTask?, any Error>

  /// - Parameter prepare: Prepares a task that is delivered for the first time. One that is
  ///   redelivered may have crashed its last worker, so it is prepared when no other is held.
  init(
    from consumer: any BusConsumer, within time: Duration, leaseDuration: Duration,
    _ policy: RetryPolicy,
    prepare: @escaping @Sendable (SweepTask) async throws -> any PreparedTask
  ) {
    fetch = Task {
      let deliveries = try await policy.call {
        try await consumer.fetch(upTo: 1, within: time)
      }
      guard let delivery = deliveries.first else { return nil }
      let leased = LeasedTask(delivery, leaseDuration: leaseDuration)
      let task = SweepChannel.decode(delivery.message, as: SweepTask.self)
      guard let task, delivery.count == 1 else { return FetchedTask(leased: leased, task: task) }
      do {
        return FetchedTask(leased: leased, task: task, prepared: .success(try await prepare(task)))
      } catch {
        return FetchedTask(leased: leased, task: task, prepared: .failure(error))
      }
    }
  }

  /// The task; nil if none was delivered in time, or if the calling task is cancelled.
  var value: FetchedTask? {
    get async throws {
      try await withTaskCancellationHandler {
        try await fetch.value
      } onCancel: {
        fetch.cancel()
      }
    }
  }

  /// Cancels the fetch, or requeues the task if it was delivered.
  func cancel() async {
    fetch.cancel()
    await (try? fetch.value)?.leased.requeue()
  }
}

/// A task that was delivered.
struct FetchedTask: Sendable {
  var leased: LeasedTask
  /// Nil if the message is not a task.
  var task: SweepTask?
  /// Nil if the task was not prepared yet.
  var prepared: Result<any PreparedTask, any Error>?
}
