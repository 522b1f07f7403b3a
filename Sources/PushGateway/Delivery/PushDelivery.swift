import Foundation
import Synchronization

/// Hands what was accepted to the device: what goes to one token or channel one after the other, in
/// its order. What waits is bounded.
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

  /// Lines up. True where `begin` is to be called then, which may wait until others have lined up.
  /// Throws `TooManyRequests` and `ServiceUnavailable` where too much waits.
  func enter(_ next: Delivery) throws(Refusal) -> Bool {
    switch lanes.withLock({ $0.enter(next) }) {
    case .begins: return true
    case .follows: return false
    case .refused(let refusal): throw refusal
    case .handled(let push, let verdict, let replaced):
      if let replaced {
        append(
          replaced,
          PushVerdict(
            .superseded,
            "The device could not be reached, and a newer push took its place: only one is stored "
              + "for \(replaced.bundle)."))
      }
      end(next, PushLogEntry(push, verdict, request: next.line, at: now()))
      return false
    }
  }

  /// Begins to deliver what has lined up in a lane. Returns at once.
  func begin(_ lane: Data) { Task { await work(lane) } }

  /// Lets go of what was delivered. On the thread that has made it: to free another thread's memory, the
  /// two wait for each other.
  func forgetDone() { _ = lanes.withLock { $0.takeDone() } }

  /// Delivers what lines up in a lane until nothing does.
  private func work(_ lane: Data) async {
    while let batch = lanes.withLock({ $0.take(lane) }) {
      for next in batch {
        let entry = await deliver(next)
        lanes.withLock { $0.leave(lane) }
        end(next, entry)
      }
      lanes.withLock { $0.keep(batch) }
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
    return PushLogEntry(push, verdict, request: next.line, at: now())
  }

  private func verdict(on call: BroadcastCall) async -> PushVerdict {
    guard let message = call.message else {
      return call.problem ?? PushVerdict(.undecodable, "The payload cannot be read.")
    }
    guard isReachable else {
      guard call.expiration != nil else {
        return PushVerdict(
          .expired, "The device cannot be reached, and the message was for one attempt.")
      }
      miss(call.channel)
      return PushVerdict(
        .stored, "The device cannot be reached; the channel keeps its latest message.")
    }
    return await device.broadcast(message)
  }

  private func end(_ next: Delivery, _ entry: PushLogEntry) {
    let numbered = log.append(entry)
    next.tell?(numbered)
  }

  private func append(_ push: DevicePush, _ verdict: PushVerdict) {
    log.append(PushLogEntry(push, verdict, at: now()))
  }

  // MARK: A phone without a network

  var isReachable: Bool { lanes.withLock { $0.isReachable } }

  /// The channel's message goes to the device when it can be reached.
  func miss(_ channel: String) { lanes.withLock { $0.miss(channel) } }

  /// False stores pushes as APNs does. Returns the channels whose messages the device has missed, once.
  func setReachable(_ isReachable: Bool) -> [String] {
    let (due, expired, missed) = lanes.withLock { $0.setReachable(isReachable, now: now()) }
    for push in expired {
      append(push, PushVerdict(.expired, "It expired before the device could be reached."))
    }
    for push in due {
      do throws(Refusal) {
        if try enter(Delivery(.stored(push))) { begin(push.token) }
      } catch {
        append(push, PushVerdict(error.outcome, error.sentence))
      }
    }
    return missed
  }
}
