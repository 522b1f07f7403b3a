import Foundation

/// An instant of the wall clock, the time of run loops and operation queues.
public struct DateSchedulerTime: Strideable, Hashable, Codable, Sendable {
  public typealias Stride = SchedulerStride
  public var date: Date

  public init(_ date: Date) { self.date = date }

  public func distance(to other: Self) -> SchedulerStride {
    SchedulerStride(other.date.timeIntervalSince(date))
  }

  public func advanced(by stride: SchedulerStride) -> Self { Self(date + stride.timeInterval) }
}

/// The options of run loops and operation queues: there are none.
public struct NoSchedulerOptions {}

extension RunLoop: Scheduler {
  public typealias SchedulerTimeType = DateSchedulerTime
  public typealias SchedulerOptions = NoSchedulerOptions

  public var now: DateSchedulerTime { DateSchedulerTime(Date()) }
  public var minimumTolerance: SchedulerStride { 0 }

  public func schedule(options: NoSchedulerOptions?, _ action: @escaping () -> Void) {
    let action = ScheduledAction(run: action)
    perform { action.run() }
  }

  public func schedule(
    after date: DateSchedulerTime, tolerance: SchedulerStride, options: NoSchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    let action = ScheduledAction(run: action)
    let timer = Timer(fire: date.date, interval: 0, repeats: false) { _ in action.run() }
    add(timer, forMode: .default)
  }

  public func schedule(
    after date: DateSchedulerTime, interval: SchedulerStride, tolerance: SchedulerStride,
    options: NoSchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    let action = ScheduledAction(run: action)
    let timer = Timer(fire: date.date, interval: interval.timeInterval, repeats: true) { _ in
      action.run()
    }
    add(timer, forMode: .default)
    return AnyCancellable { timer.invalidate() }
  }
}

extension OperationQueue: Scheduler {
  public typealias SchedulerTimeType = DateSchedulerTime
  public typealias SchedulerOptions = NoSchedulerOptions

  public var now: DateSchedulerTime { DateSchedulerTime(Date()) }
  public var minimumTolerance: SchedulerStride { 0 }

  public func schedule(options: NoSchedulerOptions?, _ action: @escaping () -> Void) {
    let action = ScheduledAction(run: action)
    addOperation { action.run() }
  }

  public func schedule(
    after date: DateSchedulerTime, tolerance: SchedulerStride, options: NoSchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    let action = ScheduledAction(run: action)
    DispatchQueue.global().asyncAfter(deadline: .now() + date.date.timeIntervalSinceNow) {
      self.addOperation { action.run() }
    }
  }

  public func schedule(
    after date: DateSchedulerTime, interval: SchedulerStride, tolerance: SchedulerStride,
    options: NoSchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    let action = ScheduledAction(run: action)
    let start = DispatchQueue.SchedulerTimeType(.now() + date.date.timeIntervalSinceNow)
    return DispatchQueue.global().schedule(after: start, interval: interval) {
      self.addOperation { action.run() }
    }
  }
}

/// Runs every action immediately on the calling thread, and ignores dates and intervals.
public struct ImmediateScheduler: Scheduler, Sendable {
  public typealias SchedulerTimeType = DateSchedulerTime
  public typealias SchedulerOptions = Never

  public static let shared = ImmediateScheduler()

  public var now: DateSchedulerTime { DateSchedulerTime(Date(timeIntervalSinceReferenceDate: 0)) }
  public var minimumTolerance: SchedulerStride { 0 }

  public func schedule(options: Never?, _ action: @escaping () -> Void) { action() }

  public func schedule(
    after date: DateSchedulerTime, tolerance: SchedulerStride, options: Never?,
    _ action: @escaping () -> Void
  ) {
    action()
  }

  public func schedule(
    after date: DateSchedulerTime, interval: SchedulerStride, tolerance: SchedulerStride,
    options: Never?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    action()
    return AnyCancellable {}
  }
}
