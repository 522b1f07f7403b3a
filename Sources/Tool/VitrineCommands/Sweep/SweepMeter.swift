import CommandArguments
import Foundation
import Sweep
import Synchronization

/// Reports the progress of a sweep every few seconds, with the rate and the estimated time left.
final class SweepMeter: Sendable {
  private static let interval = Duration.seconds(5)

  private let plan: SweepPlan
  private let first: SweepManifest.Counts
  private let console: Console
  private let start = ContinuousClock.now
  private let last = Mutex(ContinuousClock.now)

  init(_ plan: SweepPlan, _ first: SweepManifest.Counts, _ console: Console) {
    self.plan = plan
    self.first = first
    self.console = console
  }

  func show(_ counts: SweepManifest.Counts) {
    let now = ContinuousClock.now
    let isDue = last.withLock { last in
      guard now - last >= Self.interval else { return false }
      last = now
      return true
    }
    guard isDue else { return }
    let seconds = (now - start) / .seconds(1)
    let tasks = Double(counts.done - first.done) / seconds
    let pictures = Double(counts.pictures - first.pictures) / seconds
    let left = durationText(Double(plan.count - counts.done) / tasks)
    let failures = counts.failures == 0 ? "" : ", \(counted(counts.failures, "failure"))"
    console.note(
      "\(counts.done) of \(plan.count) tasks, \(counted(counts.pictures, "picture"))\(failures), "
        + "\(shortNumber(pictures.rounded())) pictures a second, about \(left) left")
  }
}
