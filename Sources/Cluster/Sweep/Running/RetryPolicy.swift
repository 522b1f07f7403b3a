import MessageBus

/// Retries calls of a bus with exponential backoff until they succeed. A sweep therefore survives
/// server restarts, connection loss and full streams.
struct RetryPolicy: Sendable {
  /// The delay before the first retry. It doubles with each retry.
  private static let initialBackoff = Duration.milliseconds(10)
  private static let maximumBackoff = Duration.milliseconds(500)
  /// The time after which the error is reported. Brief outages are not reported.
  private static let firstReport = Duration.seconds(2)
  /// The time between further reports.
  private static let reportInterval = Duration.seconds(30)

  private let report: @Sendable (String) -> Void

  init(report: @escaping @Sendable (String) -> Void) {
    self.report = report
  }

  /// Performs a call that is safe to repeat. Throws permanent errors, and the last error if the
  /// calling task is cancelled.
  func call<Result: Sendable>(_ body: () async throws -> Result) async throws -> Result {
    var retries = 0
    var nextReport = ContinuousClock.now + Self.firstReport
    while true {
      do {
        return try await body()
      } catch let error as BusError where error.isTransient && !Task.isCancelled {
        if ContinuousClock.now >= nextReport {
          nextReport = .now + Self.reportInterval
          report("\(error); retrying")
        }
        try? await Task.sleep(
          for: min(Self.initialBackoff * (1 << min(retries, 10)), Self.maximumBackoff))
        retries += 1
        if Task.isCancelled { throw error }
      }
    }
  }
}

extension RetryPolicy {
  /// Removes a named consumer and creates it again. Unacknowledged messages are redelivered.
  ///
  /// The two calls are retried separately: on a bad link, two consecutive calls rarely succeed.
  func replace(
    _ configuration: ConsumerConfiguration, of stream: String, on bus: any MessageBus
  ) async throws -> any BusConsumer {
    do {
      try await call { try await bus.remove(consumer: configuration.name ?? "", of: stream) }
    } catch BusError.unknownConsumer {
      // Another client has already removed it.
    }
    return try await call { try await bus.consumer(configuration, of: stream) }
  }
}

extension BusError {
  /// Whether the same call may succeed later: after the connection is restored, servers elect a
  /// leader, or space is freed.
  var isTransient: Bool {
    switch self {
    case .interrupted, .timedOut, .notConnected, .bufferFull, .noStreams, .noStream, .full,
      .server:
      true
    default: false
    }
  }
}
