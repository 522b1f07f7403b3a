import Combine
import Foundation

/// A scheduler whose clock only advances with `advance(by:)`.
final class ManualScheduler: Scheduler {
  typealias SchedulerTimeType = DateSchedulerTime
  typealias SchedulerOptions = Never

  private(set) var now = DateSchedulerTime(Date(timeIntervalSinceReferenceDate: 0))
  private var waiting: [(date: DateSchedulerTime, action: () -> Void)] = []

  var minimumTolerance: SchedulerStride { 0 }

  /// Advances the clock and runs the actions that become due, in the order of their dates.
  func advance(by seconds: Double) {
    let end = now.advanced(by: SchedulerStride(seconds))
    while let next = waiting.indices.min(by: { waiting[$0].date < waiting[$1].date }),
      waiting[next].date <= end
    {
      let (date, action) = waiting.remove(at: next)
      now = max(now, date)
      action()
    }
    now = end
  }

  func schedule(options: Never?, _ action: @escaping () -> Void) { waiting.append((now, action)) }

  func schedule(
    after date: DateSchedulerTime, tolerance: SchedulerStride, options: Never?,
    _ action: @escaping () -> Void
  ) {
    waiting.append((date, action))
  }

  func schedule(
    after date: DateSchedulerTime, interval: SchedulerStride, tolerance: SchedulerStride,
    options: Never?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    waiting.append((date, action))
    return AnyCancellable {}
  }
}
