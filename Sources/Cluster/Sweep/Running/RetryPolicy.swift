import MessageBus

/// Repeats calls of a bus until they work: a sweep goes on after servers were restarted, after the
/// link was cut, and when there is space again.
struct RetryPolicy: Sendable {
  /// The pause before a call is repeated; each is twice the last.
  private static let firstPause = Duration.milliseconds(10)
  private static let longestPause = Duration.milliseconds(500)
  /// The time after which the reason is reported: a short interruption is nobody's business.
  private static let firstReport = Duration.seconds(2)
  /// The time after which it is reported again.
  private static let reportInterval = Duration.seconds(30)

  private let report: @Sendable (String) -> Void

  init(report: @escaping @Sendable (String) -> Void) {
    self.report = report
  }

  /// Performs a call that may be done twice. Throws what does not pass, and the last error if the
  /// task is cancelled.
  func call<Result: Sendable>(_ body: () async throws -> Result) async throws -> Result {
    var count = 0
    var nextReport = ContinuousClock.now + Self.firstReport
    while true {
      do {
        return try await body()
      } catch let error as BusError where error.isPassing && !Task.isCancelled {
        if ContinuousClock.now >= nextReport {
          nextReport = .now + Self.reportInterval
          report("\(error); waiting")
        }
        try? await Task.sleep(for: min(Self.firstPause * (1 << min(count, 10)), Self.longestPause))
        count += 1
        if Task.isCancelled { throw error }
      }
    }
  }
}

extension RetryPolicy {
  /// Removes a named consumer, and creates it again. What it has not acknowledged comes again.
  ///
  /// Each call is repeated by itself: two that succeed one after the other are rare on a bad link.
  func replace(
    _ configuration: ConsumerConfiguration, of stream: String, on bus: any MessageBus
  ) async throws -> any BusConsumer {
    do {
      try await call { try await bus.remove(consumer: configuration.name ?? "", of: stream) }
    } catch BusError.unknownConsumer {
      // Somebody else was faster.
    }
    return try await call { try await bus.consumer(configuration, of: stream) }
  }
}

extension BusError {
  /// Whether the call may work later without a change of its arguments: when the connection is
  /// restored, servers have elected a leader, or there is space.
  var isPassing: Bool {
    switch self {
    case .interrupted, .timedOut, .notConnected, .bufferFull, .noStreams, .noStream, .full,
      .server:
      true
    default: false
    }
  }
}
