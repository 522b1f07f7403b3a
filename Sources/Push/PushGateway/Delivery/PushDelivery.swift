import Foundation
import Synchronization

/// Delivers accepted pushes and broadcasts to the device, and logs the verdicts.
///
/// The gateway enqueues a delivery, responds to the server, and then starts the delivery's lane if
/// `enqueue` returned true. A task drains the lane until it is empty. Lanes run concurrently;
/// deliveries of one lane keep their order. Payloads are parsed here and not before the response,
/// because APNs' response does not depend on them.
///
/// The rules for queues and storage are in `DeliveryLanes`. This class adds the lock, the tasks,
/// the device and the log.
final class PushDelivery: Sendable {
  private let device: any PushDevice
  private let log: PushLog
  private let now: @Sendable () -> Date
  private let lanes: Mutex<DeliveryLanes>

  init(
    device: any PushDevice, settings: GatewaySettings, log: PushLog,
    now: @escaping @Sendable () -> Date
  ) {
    self.device = device
    lanes = Mutex(DeliveryLanes(settings))
    self.log = log
    self.now = now
  }

  /// Enqueues a delivery. If it returns true, the caller must call `start` with the delivery's
  /// lane; it may enqueue more before. Throws `TooManyRequests` or `ServiceUnavailable` if a queue
  /// is full.
  func enqueue(_ next: Delivery) throws(Refusal) -> Bool {
    switch lanes.withLock({ $0.enqueue(next) }) {
    case .startsLane: return true
    case .queued: return false
    case .refused(let refusal): throw refusal
    case .settled(let push, let verdict, let replaced):
      if let replaced {
        append(
          replaced,
          PushVerdict(
            .superseded,
            "The device is not reachable, and a newer push replaced this one: only one push is "
              + "stored for \(replaced.bundle)."))
      }
      finish(
        next,
        PushLogEntry(push, verdict, request: next.line, address: next.address, at: now()))
      return false
    }
  }

  /// Starts to drain a lane. Returns at once.
  func start(_ lane: TokenKey) { Task { await drain(lane) } }

  /// Releases finished deliveries. Call it on the thread that created them: freeing across threads
  /// contends on the allocator.
  func releaseFinished() { _ = lanes.withLock { $0.takeRetired() } }

  private func drain(_ lane: TokenKey) async {
    while let batch = lanes.withLock({ $0.takePending(lane) }) {
      for next in batch {
        let entry = await deliver(next)
        lanes.withLock { $0.complete(lane) }
        finish(next, entry)
      }
      lanes.withLock { $0.retire(batch) }
    }
  }

  private func deliver(_ next: Delivery) async -> PushLogEntry {
    switch next.work {
    case .call(let call):
      let (push, problem) = call.read()
      return await deliver(push, problem, next)
    case .stored(let push): return await deliver(push, nil, next)
    case .broadcast(let call):
      return PushLogEntry(call, await verdict(on: call), request: next.line, at: now())
    }
  }

  private func deliver(
    _ push: DevicePush, _ problem: PushVerdict?, _ next: Delivery
  ) async -> PushLogEntry {
    let verdict: PushVerdict
    if let problem { verdict = problem } else { verdict = await device.deliver(push) }
    return PushLogEntry(push, verdict, request: next.line, address: next.address, at: now())
  }

  private func verdict(on call: BroadcastCall) async -> PushVerdict {
    guard let message = call.message else {
      return call.problem ?? PushVerdict(.undecodable, "The payload cannot be read.")
    }
    guard isReachable else {
      guard call.expiration != nil else {
        return PushVerdict(
          .expired,
          "The device is not reachable, and the message allows one delivery attempt only.")
      }
      recordMissed(call.channel)
      return PushVerdict(
        .stored, "The device is not reachable; the channel stores its latest message.")
    }
    return await device.broadcast(message)
  }

  private func finish(_ next: Delivery, _ entry: consuming PushLogEntry) {
    let numbered = log.append(entry)
    next.completion?(numbered)
  }

  private func append(_ push: DevicePush, _ verdict: PushVerdict) {
    log.append(PushLogEntry(push, verdict, at: now()))
  }

  // MARK: Reachability

  var isReachable: Bool { lanes.withLock { $0.isReachable } }

  /// The channel's latest message must be sent once the device is reachable.
  func recordMissed(_ channel: String) { lanes.withLock { $0.recordMissed(channel) } }

  /// Delivers stored pushes if the device is reachable. Returns the channels whose latest message
  /// the device missed.
  func setReachable(_ isReachable: Bool) -> [String] {
    let (due, expired, missed) = lanes.withLock { $0.setReachable(isReachable, now: now()) }
    for push in expired {
      append(push, PushVerdict(.expired, "The push expired before the device was reachable."))
    }
    for push in due {
      do throws(Refusal) {
        let delivery = Delivery(.stored(push))
        if try enqueue(delivery) { start(delivery.lane) }
      } catch {
        append(push, PushVerdict(error.outcome, error.sentence))
      }
    }
    return missed
  }
}
