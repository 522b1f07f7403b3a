import Foundation

/// What waits for the device, and what waits for a device that cannot be reached: a value without input
/// and output.
///
/// Each token and each channel has a lane, and whoever finds one empty works it off.
struct DeliveryLanes {
  enum Entrance {
    /// The first of its lane, which is to be worked off.
    case begins
    case follows
    /// The device cannot be reached.
    case handled(DevicePush, PushVerdict, replaced: DevicePush?)
    case refused(Refusal)
  }

  /// An object, which is changed where it is.
  private final class Lane {
    var waiting: [Delivery] = []
    /// And the one that the device is handling.
    var count = 0
  }

  private static let mostDone = 256

  private let perLane: Int
  private let most: Int
  private var lanes: [Data: Lane] = [:]
  private var count = 0
  private var done: [[Delivery]] = []
  private var doneCount = 0
  private var storage = PushStorage()
  /// Channels that kept a message, or found a listener, while the device could not be reached.
  private var missed: Set<String> = []
  private(set) var isReachable = true

  init(_ settings: GatewaySettings) {
    perLane = settings.waitingPerToken
    most = settings.waiting
  }

  mutating func enter(_ next: Delivery) -> Entrance {
    if !isReachable, case .call(let call) = next.work { return store(call) }
    let known = lanes[next.lane]
    guard known.map({ $0.count <= perLane }) ?? true else {
      return .refused(
        Refusal(
          .tooManyRequests,
          "\(perLane) pushes to the same place wait for the device; send fewer."))
    }
    guard count < most else {
      return .refused(
        Refusal(
          .serviceUnavailable, "\(most) pushes wait for the device; try again later."))
    }
    count += 1
    let lane = known ?? Lane()
    lane.count += 1
    lane.waiting.append(next)
    if known == nil { lanes[next.lane] = lane }
    return known == nil ? .begins : .follows
  }

  private mutating func store(_ call: DeviceCall) -> Entrance {
    let (push, problem) = call.read()
    if let problem { return .handled(push, problem, replaced: nil) }
    let (verdict, replaced) = storage.store(push)
    return .handled(push, verdict, replaced: replaced)
  }

  /// What waits in a lane; nil where nothing does, and the lane is gone.
  mutating func take(_ lane: Data) -> [Delivery]? {
    guard let known = lanes[lane], !known.waiting.isEmpty else {
      lanes[lane] = nil
      return nil
    }
    defer { known.waiting = [] }
    return known.waiting
  }

  /// The device has handled one of the lane.
  mutating func leave(_ lane: Data) {
    count -= 1
    lanes[lane]?.count -= 1
  }

  /// What was taken has been handled. What is not kept for its maker is forgotten here.
  mutating func keep(_ handled: consuming [Delivery]) {
    if handled.count + doneCount > Self.mostDone { return }
    doneCount += handled.count
    done.append(handled)
  }

  /// What was handled, for its maker to forget.
  mutating func takeDone() -> [[Delivery]] {
    defer { (done, doneCount) = ([], 0) }
    return done
  }

  /// The channel's message goes to the device when it can be reached.
  mutating func miss(_ channel: String) { missed.insert(channel) }

  /// What the device has missed: pushes to be delivered, pushes that have waited for too long, and
  /// channels.
  mutating func setReachable(
    _ isReachable: Bool, now: Date
  ) -> (due: [DevicePush], expired: [DevicePush], channels: [String]) {
    self.isReachable = isReachable
    guard isReachable else { return ([], [], []) }
    let (due, expired) = storage.take(now: now)
    defer { missed = [] }
    return (due, expired, missed.sorted())
  }
}
