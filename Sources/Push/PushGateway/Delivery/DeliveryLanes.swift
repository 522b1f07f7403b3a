import Foundation

/// The queues of deliveries, one lane per token or channel, as a value without I/O.
///
/// ```swift
/// if case .startsLane = lanes.enqueue(delivery) {
///   // Start a task for the lane. It repeats:
///   while let batch = lanes.takePending(delivery.lane) {
///     // For each delivery: deliver it, then call `lanes.complete(delivery.lane)`.
///     lanes.retire(batch)
///   }
/// }
/// ```
/// Invariants: a lane exists exactly as long as one task drains it, so that its deliveries keep
/// their order; a lane and all lanes together hold at most the numbers of `GatewaySettings`. While
/// the device is not reachable, new pushes go to `PushStorage` and not to a lane.
struct DeliveryLanes {
  enum EnqueueResult {
    /// The delivery has created its lane. The caller must start draining it.
    case startsLane
    case queued
    /// The device is not reachable. The verdict is final; `replaced` is the push that lost its
    /// place.
    indirect case settled(DevicePush, PushVerdict, replaced: DevicePush?)
    case refused(Refusal)
  }

  /// A class, so that the dictionary is not written for each change.
  private final class Lane {
    var pending: [Delivery] = []
    /// Pending deliveries and those of the batch that is being delivered.
    var count = 0
  }

  private static let maxRetired = 256

  private let maxPerLane: Int
  private let maxTotal: Int
  private var lanes: [TokenKey: Lane] = [:]
  private var count = 0
  private var retired: [[Delivery]] = []
  private var retiredCount = 0
  private var storage = PushStorage()
  /// Channels whose latest message the unreachable device, or a new subscriber on it, did not get.
  private var missedChannels: Set<String> = []
  private(set) var isReachable = true

  init(_ settings: GatewaySettings) {
    maxPerLane = settings.maxPendingPerToken
    maxTotal = settings.maxPending
  }

  mutating func enqueue(_ next: Delivery) -> EnqueueResult {
    if !isReachable, case .call(let call) = next.work { return store(call) }
    let key = next.lane
    let known = lanes[key]
    guard known.map({ $0.count <= maxPerLane }) ?? true else {
      return .refused(
        Refusal(
          .tooManyRequests,
          "Too many pending pushes for this token or channel (limit \(maxPerLane)); send fewer."))
    }
    guard count < maxTotal else {
      return .refused(
        Refusal(
          .serviceUnavailable,
          "Too many pending pushes for the device (limit \(maxTotal)); try again later."))
    }
    count += 1
    let lane = known ?? Lane()
    lane.count += 1
    lane.pending.append(next)
    if known == nil { lanes[key] = lane }
    return known == nil ? .startsLane : .queued
  }

  private mutating func store(_ call: DeviceCall) -> EnqueueResult {
    let (push, problem) = call.read()
    if let problem { return .settled(push, problem, replaced: nil) }
    let (verdict, replaced) = storage.store(push)
    return .settled(push, verdict, replaced: replaced)
  }

  /// Returns the lane's pending deliveries. If there are none, removes the lane and returns nil.
  mutating func takePending(_ lane: TokenKey) -> [Delivery]? {
    guard let known = lanes[lane], !known.pending.isEmpty else {
      lanes[lane] = nil
      return nil
    }
    defer { known.pending = [] }
    return known.pending
  }

  /// One delivery of the lane is complete.
  mutating func complete(_ lane: TokenKey) {
    count -= 1
    lanes[lane]?.count -= 1
  }

  /// Keeps finished deliveries until `takeRetired`. Beyond `maxRetired` they are released at once.
  mutating func retire(_ finished: consuming [Delivery]) {
    if finished.count + retiredCount > Self.maxRetired { return }
    retiredCount += finished.count
    retired.append(finished)
  }

  /// Returns the finished deliveries, for release on the thread that created them.
  mutating func takeRetired() -> [[Delivery]] {
    defer { (retired, retiredCount) = ([], 0) }
    return retired
  }

  /// The channel's latest message must be sent once the device is reachable.
  mutating func recordMissed(_ channel: String) { missedChannels.insert(channel) }

  /// Returns, if the device is reachable, the stored pushes to deliver, those that have expired,
  /// and the channels whose latest message the device missed.
  mutating func setReachable(
    _ isReachable: Bool, now: Date
  ) -> (due: [DevicePush], expired: [DevicePush], channels: [String]) {
    self.isReachable = isReachable
    guard isReachable else { return ([], [], []) }
    let (due, expired) = storage.take(now: now)
    defer { missedChannels = [] }
    return (due, expired, missedChannels.sorted())
  }
}
