import HostLink
import Synchronization

/// The cancellation of one run of an intent, at most once.
final class IntentCancellation: Sendable {
  private struct State {
    var reason: IntentCancellationReason?
    var handlers: [Int: @Sendable (IntentCancellationReason) -> Void] = [:]
    var last = 0
  }

  private let state = Mutex(State())

  var reason: IntentCancellationReason? { state.withLock { $0.reason } }

  /// Returns a number with which the handler is removed.
  func add(_ handler: @escaping @Sendable (IntentCancellationReason) -> Void) -> Int {
    state.withLock { state in
      state.last += 1
      state.handlers[state.last] = handler
      return state.last
    }
  }

  func remove(_ number: Int) {
    state.withLock { $0.handlers[number] = nil }
  }

  /// Calls the handlers in the order in which they were added, so that those around an operation
  /// return before it is cancelled. Does nothing after the first call.
  func cancel(_ reason: IntentCancellationReason) {
    let handlers = state.withLock { state -> [@Sendable (IntentCancellationReason) -> Void] in
      guard state.reason == nil else { return [] }
      state.reason = reason
      return state.handlers.sorted { $0.key < $1.key }.map(\.value)
    }
    for handler in handlers { handler(reason) }
  }
}

/// One call of `performBackgroundTask`: an operation whose progress the device shows.
struct LongRunningTask: Sendable {
  /// How long the progress may stay the same. Source: Apple's page "LongRunningIntent".
  @TaskLocal static var limit = Duration.seconds(30)
  /// Foundation for Linux cannot observe a `Progress`.
  @TaskLocal static var interval = Duration.milliseconds(250)

  private let id = UUID()
  private let intent: String
  private let title: String
  private let progress: _IntentProgress
  private let stage = IntentStage.current
  private let cancellation = IntentRun.cancellation ?? IntentCancellation()

  init<Intent: LongRunningIntent>(of intent: Intent) {
    self.intent = "\(Intent.self)"
    title = String(localized: Intent.title)
    progress = intent.progress
  }

  /// Throws what the operation throws; if it was cancelled, why.
  func run<T>(_ operation: @escaping () async throws -> T) async throws -> T {
    // Isolation is not checked: only the task below calls it, once.
    nonisolated(unsafe) let operation = operation
    let work = Task { LongRunningResult(value: try await operation()) }
    let number = cancellation.add { _ in work.cancel() }
    let watch = Task {
      if await stage.isStopped(.run(id: id, content)) { cancellation.cancel(.userCancelled) }
    }
    let reports = Task { try await report() }
    defer {
      watch.cancel()
      reports.cancel()
      cancellation.remove(number)
    }
    let result = await withTaskCancellationHandler {
      await work.result
    } onCancel: {
      work.cancel()
    }
    await stage.tell(.end(id: id))
    switch (result, cancellation.reason) {
    case (.success(let result), _): return result.value
    case (.failure, .userCancelled?): throw AppIntentError(kind: .cancelled)
    case (.failure, .timeout?):
      throw AppIntentError(
        kind: .named(
          "\(intent) was cancelled, because its progress did not move for \(Self.limit.formatted())."
        ))
    case (.failure(let error), _): throw error
    }
  }

  /// Reports progress as it is made, and cancels the operation if it stalls.
  private func report() async throws {
    let interval = Self.interval
    var watch = ProgressWatch(limit: Self.limit, position: position, content: content)
    while true {
      try await Task.sleep(for: interval)
      let content = content
      switch watch.step(position, content, after: interval) {
      case nil: break
      case .report: await stage.tell(.progress(id: id, content))
      case .timeout: return cancellation.cancel(.timeout)
      }
    }
  }

  private var position: [Int64] { [progress.completedUnitCount, progress.totalUnitCount] }

  private var content: TaskContent {
    let texts = [progress.localizedDescription, progress.localizedAdditionalDescription]
      .map { $0.flatMap { $0.isEmpty ? nil : $0 } }
    return TaskContent(
      title: texts[0] ?? title, detail: texts[1],
      fraction: progress.isIndeterminate ? nil : progress.fractionCompleted)
  }
}

/// Decides when to report progress, and when an operation has stalled.
struct ProgressWatch {
  enum Step { case report, timeout }

  let limit: Duration
  private var still = Duration.zero
  private var position: [Int64]
  private var content: TaskContent

  init(limit: Duration, position: [Int64], content: TaskContent) {
    self.limit = limit
    self.position = position
    self.content = content
  }

  /// - Parameters:
  ///   - position: The completed and the total units. New texts alone are no progress.
  ///   - interval: The time since the last step.
  mutating func step(
    _ position: [Int64], _ content: TaskContent, after interval: Duration
  ) -> Step? {
    let hasMoved = position != self.position
    let hasChanged = hasMoved || content != self.content
    still = hasMoved ? .zero : still + interval
    (self.position, self.content) = (position, content)
    if still >= limit { return .timeout }
    return hasChanged ? .report : nil
  }
}

/// The result of an operation. Unchecked, because only one task has it at a time:
/// it is passed from the one that made it to the one that waits.
private struct LongRunningResult<Value>: @unchecked Sendable {
  let value: Value
}
