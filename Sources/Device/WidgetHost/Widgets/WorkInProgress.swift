import DeviceEngine
import Foundation

/// The tasks of the host that have not ended, and who waits for them.
///
/// The host is idle, and `settle()` returns, when none of the counted tasks is running.
struct WorkInProgress {
  /// Requests for timelines.
  var fetches = FetchQueue()
  /// Requests for the pictures of the gallery, by their keys.
  var previews: [String: Task<ShownArchive, any Error>] = [:]
  /// The number of other tasks: taps, commands of apps, and requests for relevance, for
  /// placeholders of protected widgets and for preview values of placed controls.
  var running = 0
  /// The sleep until the engines' next date.
  private var sleeper: (wake: Date, task: Task<Void, Never>)?
  private var settlers: [CheckedContinuation<Void, Never>] = []

  /// Previews of the gallery do not count: they change nothing that is stored.
  var isIdle: Bool { fetches.isEmpty && running == 0 }

  func isSleeping(until wake: Date) -> Bool { sleeper?.wake == wake }

  mutating func sleep(until wake: Date, _ task: Task<Void, Never>) { sleeper = (wake, task) }

  mutating func endSleep() { sleeper = nil }

  mutating func cancelSleep() {
    sleeper?.task.cancel()
    sleeper = nil
  }

  /// Cancels what can be cancelled, when the host stops.
  mutating func cancelAll() {
    cancelSleep()
    fetches.cancelAll()
    for task in previews.values { task.cancel() }
  }

  mutating func add(_ settler: CheckedContinuation<Void, Never>) { settlers.append(settler) }

  /// Resumes the calls of `settle()`.
  mutating func resumeSettlers() {
    let waiting = settlers
    settlers = []
    for continuation in waiting { continuation.resume() }
  }
}
