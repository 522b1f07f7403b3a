import Foundation
import MessageBus
import PushGateway

/// Receives the pushes of a group of devices from their cluster.
///
/// ```swift
/// let inbox = PushInbox(group: "desk", bus: bus, devices: devices, now: { Date() })
/// try await inbox.start()
/// try await inbox.connect(["desk"])
/// ```
/// One reader serves all devices of the group. A device that connects first receives the valid
/// pushes that are stored for it, in order, and then live pushes. The inbox acknowledges a handled
/// push by removing it from the stream. If the process ends before that, the push is redelivered
/// with the same sequence.
package actor PushInbox {
  /// Up to this number of connecting devices, the pushes of each device are read separately. Above
  /// it, the pushes of the whole group are read once.
  private static let fewDevices = 32
  /// The maximum number of queued pushes of one device and of all devices.
  private static let limits = (device: 64, all: 20_000)
  /// The maximum number of devices that handle pushes concurrently.
  private static let maximumActive = 2000

  private let group: String
  private let bus: any MessageBus
  private let devices: any ClusterDevices
  private let now: @Sendable () -> Date
  private let report: @Sendable (String) -> Void
  private let verdicts: VerdictLog
  private var lanes = InboxLanes(limit: limits.device)
  private var ready: ArraySlice<String> = []
  private var active = 0
  private var spaceWaiters: [CheckedContinuation<Void, Never>] = []
  private var readers: [Task<Void, Never>] = []
  /// The offset of the server's clock from the local clock, in seconds.
  private var clockOffset: TimeInterval = 0

  /// - Parameter report: Receives messages for the user.
  package init(
    group: String, bus: any MessageBus, devices: any ClusterDevices,
    now: @escaping @Sendable () -> Date, report: @escaping @Sendable (String) -> Void = { _ in }
  ) {
    self.group = group
    self.bus = bus
    self.devices = devices
    self.now = now
    self.report = report
    verdicts = VerdictLog(bus)
  }

  private var serverNow: Date { now().addingTimeInterval(clockOffset) }

  /// Starts reading new pushes and broadcasts. Throws `BusError.unknownStream` if the cluster is
  /// not prepared, and the errors of `ClusterDevices.prepare`.
  package func start() async throws {
    try await devices.prepare(
      pushesCreated: created(ClusterSubjects.pushes),
      broadcastsCreated: created(ClusterSubjects.broadcasts))
    clockOffset = try await ClusterClock.offset(of: group, on: bus, now: now)
    var pushes = OrderedReader(
      ClusterSubjects.pushes, subject: ClusterSubjects.pushes(of: group), start: .new, on: bus)
    var broadcasts = OrderedReader(
      ClusterSubjects.broadcasts, subject: ClusterSubjects.allBroadcasts, start: .new, on: bus)
    _ = try await pushes.open()
    _ = try await broadcasts.open()
    readers = [
      Task { [pushes] in await follow(pushes) { await receive($0) } },
      Task { [broadcasts] in await follow(broadcasts) { await broadcast($0) } },
    ]
  }

  private func created(_ stream: String) async throws(BusError) -> Date {
    guard let state = try await bus.state(of: stream) else { throw .unknownStream(stream) }
    return state.created
  }

  /// Stops reading. Pushes that are being handled are completed.
  package func stop() {
    for reader in readers { reader.cancel() }
    readers = []
    for waiter in spaceWaiters { waiter.resume() }
    spaceWaiters = []
  }

  /// Connects devices. They first receive their stored pushes.
  package func connect(_ names: [String]) async throws(BusError) {
    for name in names { lanes.connect(name) }
    try await catchUp(names)
    try await catchUpWithChannels(names)
  }

  /// Disconnects devices. Later pushes to them stay in the stream.
  package func disconnect(_ names: [String]) {
    for name in names { lanes.disconnect(name) }
  }

  /// The number of devices that handle a push.
  package var activeCount: Int { active }

  // MARK: Reading

  private func follow(
    _ reader: OrderedReader, _ receive: ([StoredMessage]) async -> Void
  ) async {
    var reader = reader
    var reported: BusError?
    while !Task.isCancelled {
      do throws(BusError) {
        await receive(try await reader.next(upTo: 256, within: .seconds(30)).messages)
        reported = nil
      } catch {
        if error != reported { report("Could not read pushes from the cluster: \(error).") }
        reported = error
        try? await Task.sleep(for: .seconds(1))
      }
    }
  }

  private func receive(_ messages: [StoredMessage]) async {
    for stored in messages { await accept(stored, isLive: true) }
    while lanes.waiting > Self.limits.all, !Task.isCancelled {
      await withCheckedContinuation { spaceWaiters.append($0) }
    }
  }

  private func accept(_ stored: StoredMessage, isLive: Bool) async {
    guard let name = DeviceName(subject: stored.message.subject), lanes.accepts(name.device) else {
      return
    }
    guard let call = PushMessage.read(stored.message) else {
      report("Removed a message on \(stored.message.subject) that is not a push.")
      try? await bus.discard(stored.sequence, from: ClusterSubjects.pushes)
      return
    }
    let push = ClusterPush(stored, call, to: name.device, isLive: isLive)
    if lanes.receive(push) { start(name.device) }
  }

  private func catchUp(_ names: [String]) async throws(BusError) {
    if names.count <= Self.fewDevices {
      for name in names {
        try await read(ClusterSubjects.pushes(of: group, device: name), of: nil)
      }
    } else {
      try await read(ClusterSubjects.pushes(of: group), of: Set(names))
    }
    for name in names where lanes.finishCatchingUp(name) { start(name) }
  }

  /// - Parameter names: The devices to read for; nil for all devices on the subject.
  private func read(_ subject: String, of names: Set<String>?) async throws(BusError) {
    var reader = OrderedReader(
      ClusterSubjects.pushes, subject: subject, start: .lastPerSubject, on: bus)
    // Pushes that arrive during the read are live pushes.
    var left = try await reader.open()
    while left > 0, !Task.isCancelled {
      let (messages, isNewest) = try await reader.next(upTo: min(left, 256), within: .seconds(5))
      left = isNewest ? 0 : left - messages.count
      for stored in messages {
        let name = DeviceName(subject: stored.message.subject)
        guard names == nil || name.map({ names?.contains($0.device) == true }) ?? false else {
          continue
        }
        await accept(stored, isLive: false)
      }
    }
  }

  // MARK: Handling

  private func start(_ device: String) {
    guard active < Self.maximumActive else { return ready.append(device) }
    active += 1
    Task { await drain(device) }
  }

  private func drain(_ first: String) async {
    var device = first
    while true {
      switch lanes.next(device) {
      case .push(let push):
        await handle(push)
        if !spaceWaiters.isEmpty, lanes.waiting <= Self.limits.all / 2 {
          for waiter in spaceWaiters { waiter.resume() }
          spaceWaiters = []
        }
        continue
      case .catchUp:
        do {
          try await catchUp([device])
        } catch {
          report("Could not read stored pushes of the device \(device): \(error).")
        }
      case .none: break
      }
      guard let next = ready.popFirst() else { break }
      device = next
    }
    active -= 1
  }

  private func handle(_ push: ClusterPush) async {
    let entry: PushLogEntry
    if let verdict = push.expiry(at: serverNow) {
      entry = push.entry(verdict, at: now())
    } else {
      // Without an entry, the push stays in the stream.
      guard let handled = await devices.receive(push) else { return }
      entry = handled
    }
    // Acknowledges the push, whose effect is now stored.
    try? await bus.discard(push.sequence, from: ClusterSubjects.pushes)
    await verdicts.publish(entry, of: push.device)
  }

  // MARK: Broadcasts

  private func broadcast(_ messages: [StoredMessage]) async {
    for stored in messages {
      guard let push = BroadcastMessage.read(stored.message) else {
        report("Ignored a message on \(stored.message.subject) that is not a broadcast.")
        continue
      }
      await handle(push, stored.sequence, on: nil)
    }
  }

  private func catchUpWithChannels(_ names: [String]) async throws(BusError) {
    var listeners: [ChannelAddress: [String]] = [:]
    for name in names {
      for channel in await devices.channels(of: name) {
        listeners[channel, default: []].append(name)
      }
    }
    var missed: [(stored: StoredMessage, push: ChannelPush, names: [String])] = []
    for (channel, names) in listeners {
      let subject = ClusterSubjects.broadcast(channel.channel, of: channel.bundle)
      guard let stored = try await bus.last(on: subject, in: ClusterSubjects.broadcasts),
        let push = BroadcastMessage.read(stored.message), let expiration = push.expiration,
        stored.date.addingTimeInterval(expiration.timeIntervalSince(push.received)) > serverNow
      else { continue }
      missed.append((stored, push, names))
    }
    for (stored, push, names) in missed.sorted(by: { $0.stored.sequence < $1.stored.sequence }) {
      await handle(push, stored.sequence, on: names)
    }
  }

  private func handle(_ push: ChannelPush, _ sequence: UInt64, on names: [String]?) async {
    guard let entry = await devices.receive(push, sequence: sequence, on: names) else { return }
    await verdicts.publish(entry, of: group)
  }
}

/// The clock of a cluster.
enum ClusterClock {
  /// The offset of the server's clock from the local clock, in seconds. Also registers the group in
  /// the bucket of devices.
  static func offset(
    of group: String, on bus: any MessageBus, now: @Sendable () -> Date
  ) async throws(BusError) -> TimeInterval {
    let bucket = KeyValueBucket(ClusterSubjects.devices, on: bus)
    let before = now()
    try await bucket.set(Data(), for: Subject.word(group))
    let after = now()
    guard let date = try await bucket.entry(Subject.word(group))?.date else { return 0 }
    let sent = before.addingTimeInterval(after.timeIntervalSince(before) / 2)
    let offset = date.timeIntervalSince(sent)
    // An offset below the duration of the calls is within the measurement error.
    return abs(offset) > after.timeIntervalSince(before) ? offset : 0
  }
}
