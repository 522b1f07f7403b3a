import CommandArguments
import Sweep
import Synchronization

/// Reports the progress of a worker every few seconds while it draws.
final class WorkerMeter: Sendable {
  private static let interval = Duration.seconds(5)

  private struct State {
    var tasks = 0
    var pictures = 0
    var failures = 0
    /// nil before the first outcome.
    var lastReport: ContinuousClock.Instant?
    var picturesBefore = 0
  }

  private let state = Mutex(State())
  private let console: Console

  init(_ console: Console) {
    self.console = console
  }

  func add(_ outcome: SweepOutcome) {
    let rate: Double? = state.withLock { state in
      state.tasks += 1
      state.pictures += outcome.pictures.count
      state.failures += outcome.failure == nil ? 0 : 1
      let now = ContinuousClock.now
      let time = now - (state.lastReport ?? now)
      if state.lastReport == nil { state.lastReport = now }
      guard time >= Self.interval else { return nil }
      defer {
        state.lastReport = now
        state.picturesBefore = state.pictures
      }
      return Double(state.pictures - state.picturesBefore) / (time / .seconds(1))
    }
    if let rate { console.note("\(summary), \(shortNumber(rate.rounded())) pictures a second") }
  }

  var summary: String {
    state.withLock { state in
      "\(counted(state.tasks, "task")), \(counted(state.pictures, "picture")), "
        + counted(state.failures, "failure")
    }
  }
}
