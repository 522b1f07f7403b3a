import MessageBus

/// The pushes that wait for the devices of a group, as a value without I/O.
///
/// A lane is a device's queue. It has one of these states:
/// - *disconnected*: pushes stay in the stream.
/// - *catching up*: the stored pushes are being read; live ones are held until that is over.
/// - *connected*: live pushes are queued.
/// - *behind*: the queue was full, so later pushes stay in the stream. When the queue is empty, the
///   device catches up.
///
/// Invariant: the sequences of a lane increase, so that no push is handled twice in a connection.
struct InboxLanes {
  private struct Lane {
    var isConnected = false
    var isBehind = false
    var isActive = false
    /// Live pushes while the device catches up; nil otherwise.
    var held: [ClusterPush]?
    var queue: [ClusterPush] = []
    var lastSequence: UInt64 = 0
  }

  private let limit: Int
  private var lanes: [String: Lane] = [:]
  private(set) var waiting = 0

  /// - Parameter limit: The pushes that may wait for one device.
  init(limit: Int) { self.limit = limit }

  func isConnected(_ device: String) -> Bool { lanes[device]?.isConnected ?? false }

  /// The device catches up from now on.
  mutating func connect(_ device: String) {
    var lane = lanes[device] ?? Lane()
    lane.isConnected = true
    lane.isBehind = false
    if lane.held == nil { lane.held = [] }
    lanes[device] = lane
  }

  /// What waits is not handled: it is in the stream. A push that is being handled still is.
  mutating func disconnect(_ device: String) {
    guard var lane = lanes[device] else { return }
    waiting -= lane.queue.count
    lane.isConnected = false
    lane.held = nil
    lane.isBehind = false
    lane.queue = []
    // The stored ones come again.
    lane.lastSequence = 0
    lanes[device] = lane
  }

  /// Whether a live push is read at all.
  func wants(_ device: String) -> Bool {
    guard let lane = lanes[device] else { return false }
    return lane.isConnected && !lane.isBehind
  }

  /// Returns whether the lane must be started.
  mutating func receive(_ push: ClusterPush) -> Bool {
    guard wants(push.device), var lane = lanes.removeValue(forKey: push.device) else {
      return false
    }
    defer { lanes[push.device] = lane }
    if push.isLive, var held = lane.held {
      lane.held = nil
      if held.count < limit { held.append(push) } else { lane.isBehind = true }
      lane.held = held
      return false
    }
    return enqueue(push, in: &lane)
  }

  private mutating func enqueue(_ push: ClusterPush, in lane: inout Lane) -> Bool {
    guard push.sequence > lane.lastSequence else { return false }
    guard lane.queue.count < limit else {
      lane.isBehind = true
      return false
    }
    lane.lastSequence = push.sequence
    lane.queue.append(push)
    waiting += 1
    defer { lane.isActive = true }
    return !lane.isActive
  }

  /// The stored pushes were read. Returns whether the lane must be started.
  mutating func finishCatchingUp(_ device: String) -> Bool {
    guard var lane = lanes.removeValue(forKey: device) else { return false }
    defer { lanes[device] = lane }
    guard let held = lane.held else { return false }
    lane.held = nil
    var starts = false
    for push in held where !lane.isBehind { starts = enqueue(push, in: &lane) || starts }
    // Without a queue, nobody would notice that the device is behind.
    if lane.isBehind, !lane.isActive {
      lane.isActive = true
      starts = true
    }
    return starts
  }

  enum Next {
    case push(ClusterPush)
    /// The queue is empty, but later pushes are in the stream.
    case catchUp
    case none
  }

  /// The next push of a lane that was started. After `.none` and `.catchUp`, it must be started
  /// again.
  mutating func next(_ device: String) -> Next {
    guard var lane = lanes.removeValue(forKey: device) else { return .none }
    defer { lanes[device] = lane }
    if !lane.queue.isEmpty {
      waiting -= 1
      return .push(lane.queue.removeFirst())
    }
    lane.isActive = false
    guard lane.isConnected, lane.isBehind else { return .none }
    lane.isBehind = false
    lane.held = []
    return .catchUp
  }
}
