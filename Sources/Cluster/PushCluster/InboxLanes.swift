import MessageBus

/// The queued pushes for the devices of a group, as a value without I/O.
///
/// A lane is the queue of a device. It has one of these states:
/// - *disconnected*: pushes stay in the stream.
/// - *catching up*: the stored pushes are being read. Live pushes are held until they have been
///   read.
/// - *connected*: live pushes are queued.
/// - *behind*: the queue was full, so later pushes stay in the stream. The device catches up when
///   the queue is empty.
///
/// Invariant: the sequences in a lane increase, so no push is handled twice in a connection.
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

  /// - Parameter limit: The maximum number of queued pushes of a device.
  init(limit: Int) { self.limit = limit }

  func isConnected(_ device: String) -> Bool { lanes[device]?.isConnected ?? false }

  /// Connects a device, which first catches up.
  mutating func connect(_ device: String) {
    var lane = lanes[device] ?? Lane()
    lane.isConnected = true
    lane.isBehind = false
    if lane.held == nil { lane.held = [] }
    lanes[device] = lane
  }

  /// Disconnects a device, and drops its queue. The pushes stay in the stream. A push that is being
  /// handled is completed.
  mutating func disconnect(_ device: String) {
    guard var lane = lanes[device] else { return }
    waiting -= lane.queue.count
    lane.isConnected = false
    lane.held = nil
    lane.isBehind = false
    lane.queue = []
    // Stored pushes are redelivered at the next connection.
    lane.lastSequence = 0
    lanes[device] = lane
  }

  /// Whether the lane accepts pushes.
  func accepts(_ device: String) -> Bool {
    guard let lane = lanes[device] else { return false }
    return lane.isConnected && !lane.isBehind
  }

  /// Queues or holds a push. Returns whether the lane must be started.
  mutating func receive(_ push: ClusterPush) -> Bool {
    guard accepts(push.device), var lane = lanes.removeValue(forKey: push.device) else {
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

  /// Queues the held pushes after the stored ones were read. Returns whether the lane must be
  /// started.
  mutating func finishCatchingUp(_ device: String) -> Bool {
    guard var lane = lanes.removeValue(forKey: device) else { return false }
    defer { lanes[device] = lane }
    guard let held = lane.held else { return false }
    lane.held = nil
    var starts = false
    for push in held where !lane.isBehind { starts = enqueue(push, in: &lane) || starts }
    // Starts an empty lane too, so that `next` returns `catchUp`.
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

  /// The next push of an active lane. After `.none` and `.catchUp`, the lane is inactive and must
  /// be started again.
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
