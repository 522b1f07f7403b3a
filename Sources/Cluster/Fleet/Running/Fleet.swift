import DeviceEngine
import Foundation
import HostLink
import PushCluster
import PushGateway
import PushTranslation
import PushValues
import StableHash

/// The light devices of one group, and the ledger of the pushes that they receive.
///
/// ```swift
/// let fleet = Fleet(devices: 10_000, app: app, group: "fleet", clock: clock, lateAfter: 1)
/// let inbox = PushInbox(group: "fleet", bus: bus, devices: fleet, now: clock.now)
/// ```
/// Invariant: a push has one effect on its device. Before the inbox acknowledges the push, the
/// device's cursor includes its sequence. With a journal, the record is on disk by then.
package actor Fleet: ClusterDevices {
  /// The connection of a device. Dates are in seconds; infinite while disconnected.
  private struct Link {
    var began = TimeInterval.infinity
    var since = TimeInterval.infinity
    /// The time that the device takes to handle a push, in seconds.
    var delay: Float = 0

    var isConnected: Bool { began < .infinity }
  }

  package nonisolated let app: FleetApp
  /// The name of the group in the cluster.
  package nonisolated let group: String
  package nonisolated let count: Int
  /// Identifies the run. The ids of the fleet's pushes contain it.
  package nonisolated let run: UInt64
  private let clock: FleetClock
  private let lateAfter: TimeInterval
  private let check: PayloadCheck?
  private let journal: FleetJournal?
  private var devices: [FleetDevice]
  private var links: [Link]
  private var channelNumbers: [String: Int]
  private var connected = 0
  /// The account of all pushes until now.
  package private(set) var ledger: FleetLedger
  /// The number of devices that handle a broadcast before the task yields.
  private static let broadcastBatch = 256

  /// - Parameters:
  ///   - began: When the run began. Distinguishes it from other runs of the group.
  ///   - check: nil accepts all payloads.
  ///   - history: The state of this run from before a restart.
  package init(
    devices count: Int, app: FleetApp, group: String, clock: FleetClock, began: Date,
    lateAfter: TimeInterval, check: PayloadCheck? = nil, journal: FleetJournal? = nil,
    history: FleetHistory? = nil
  ) {
    self.app = app
    self.group = group
    self.count = count
    self.clock = clock
    self.lateAfter = lateAfter
    self.check = check
    self.journal = journal
    run = Self.run(of: group, began: began)
    // The activities must be older than the pushes that were sent before a restart.
    devices = (0..<count).map { FleetDevice(index: $0, of: app, at: began) }
    links = Array(repeating: Link(), count: count)
    channelNumbers = Dictionary(
      uniqueKeysWithValues: app.channels.enumerated().map { ($0.element, $0.offset) })
    ledger = FleetLedger(lateAfter: lateAfter)
    if let history { history.restore(&ledger, &devices) }
  }

  static func run(of group: String, began: Date) -> UInt64 {
    var hash = StableHash<UInt64>(of: "fleet \(group)")
    hash.combine("\(began.timeIntervalSince1970)")
    return hash.value
  }

  nonisolated func name(of device: Int) -> String { "d\(device)" }

  private func index(of name: String) -> Int? {
    guard name.first == "d", let index = Int(name.dropFirst()), devices.indices.contains(index)
    else { return nil }
    return index
  }
}

// Connections of devices.
extension Fleet {
  /// The number of devices that are connected now.
  package var connectedCount: Int { connected }

  var clockSeconds: TimeInterval { clock.seconds }

  /// The indices of the devices that are not connected.
  func disconnected() -> [Int] { links.indices.filter { !links[$0].isConnected } }

  /// Marks devices as connecting. They receive broadcasts from now on.
  func begin(_ devices: [Int]) {
    let now = clock.seconds
    for device in devices where !links[device].isConnected {
      links[device].began = now
      connected += 1
    }
  }

  /// Marks devices as connected. They have received the pushes that were stored for them.
  func finish(_ devices: [Int]) {
    let now = clock.seconds
    for device in devices where links[device].isConnected && links[device].since > now {
      links[device].since = now
    }
  }

  func disconnect(_ devices: [Int]) {
    for device in devices where links[device].isConnected {
      links[device].began = .infinity
      links[device].since = .infinity
      connected -= 1
    }
  }

  func setDelay(_ seconds: Float, of device: Int) { links[device].delay = seconds }
}

// Pushes that the fleet sends itself.
extension Fleet {
  struct Answered: Sendable {
    var id: FleetPushID
    /// nil for a broadcast.
    var subject: PushSubject?
    var channel: Int
    var sent: TimeInterval
    var expires: TimeInterval?
    var answer: FleetAnswer
  }

  func sent(
    _ id: FleetPushID, on subject: PushSubject, at: TimeInterval, expires: TimeInterval?
  ) {
    ledger.sent(id, on: subject, at: at, expires: expires)
  }

  func sent(_ id: FleetPushID, channel: Int, at: TimeInterval, expires: TimeInterval?) {
    ledger.broadcasts.sent(id, channel: channel, at: at, expires: expires)
  }

  func answered(_ all: [Answered]) {
    let now = clock.seconds
    for answered in all {
      switch (answered.answer, answered.subject) {
      case (.accepted(let sequence), let subject?):
        ledger.accepted(answered.id, on: subject, sequence: sequence, at: now)
      case (.accepted(let sequence), nil):
        ledger.broadcasts.accepted(answered.id, sequence: sequence)
      case (.rejected, .some): ledger.rejected(answered.id)
      case (.rejected, nil): ledger.broadcasts.rejected(answered.id)
      }
      if case .accepted(let sequence) = answered.answer {
        journal?.append(
          FleetRecord(
            answered.subject == nil ? .broadcastAccepted : .accepted, answered.id,
            subject: answered.subject?.rawValue ?? UInt64(answered.channel),
            sequence: sequence ?? 0, sent: answered.sent, expires: answered.expires))
      }
    }
  }

  /// Whether the devices that are connected or connecting have received all pushes that were
  /// accepted for them.
  func isSettled() -> Bool {
    let now = clock.seconds
    return ledger.isSettled(at: now) { links[$0].isConnected }
      && ledger.broadcasts.isSettled(at: now) { app.listeners(of: $0, among: count) }
  }
}

// The devices of the inbox.
extension Fleet {
  package func prepare(pushesCreated: Date, broadcastsCreated: Date) async {
    guard let journal else { return }
    let changed = journal.recordStreams(pushesCreated, broadcastsCreated)
    guard changed.pushes || changed.broadcasts else { return }
    for index in devices.indices {
      devices[index].resetCursors(ofPushes: changed.pushes, ofBroadcasts: changed.broadcasts)
    }
  }

  package func receive(_ push: ClusterPush) async -> PushLogEntry? {
    guard let index = index(of: push.device) else {
      return push.entry(
        PushVerdict(.refused, "The fleet has no device \(push.device)."), at: clock.now())
    }
    let delay = links[index].delay
    if delay > 0 { try? await clock.sleep(clock.now().addingTimeInterval(Double(delay))) }
    if devices[index].hasHandled(push.sequence) {
      return push.entry(
        PushVerdict(.superseded, "The device has already handled this push."), at: clock.now())
    }
    let (content, problem) = push.read()
    // Read before the push is applied, because a push with the event `end` may remove the activity.
    let subject = subject(of: content, on: index)
    let verdict: PushVerdict
    if let problem {
      verdict = problem
    } else {
      verdict = await apply(content, to: index)
    }
    devices[index].advanceCursor(to: push.sequence)
    let id = FleetPushID(content.id, of: run)
    if let journal {
      await journal.commit(
        FleetRecord(
          id == nil ? .foreign : .handled, id, subject: subject.rawValue,
          sequence: push.sequence, verdict: verdict.outcome, content: Self.hash(content)))
    }
    let link = links[index]
    let arrival = FleetLedger.Arrival(at: clock.seconds, began: link.began, since: link.since)
    if let id {
      ledger.delivered(
        id, on: subject, sequence: push.sequence, verdict: verdict.outcome,
        sent: content.received.timeIntervalSinceReferenceDate, arrival)
    } else {
      ledger.foreign(
        verdict: verdict.outcome, stored: push.stored.timeIntervalSinceReferenceDate, arrival)
    }
    return push.entry(verdict, at: clock.now())
  }

  private func apply(_ push: DevicePush, to index: Int) async -> PushVerdict {
    guard case .liveActivity(let payload) = push.payload else {
      return PushVerdict(
        .refused, "The devices of a fleet accept pushes of type liveactivity only.")
    }
    let own = ActivityPush(payload, priority: push.priority)
    let failure = await check?.failure(own)
    return devices[index].receive(
      own, to: push.token, bundle: push.bundle, of: app, failure: failure, at: clock.now())
  }

  private static func hash(_ push: DevicePush) -> UInt64 {
    guard case .liveActivity(let payload) = push.payload, let state = payload.contentState else {
      return 0
    }
    return StableHash<UInt64>(of: state).value
  }

  /// The subject of a push in the stream.
  private func subject(of push: DevicePush, on index: Int) -> PushSubject {
    let activity = devices[index].activity(of: push.token, app)
    let slot =
      push.collapseID != nil
      ? FleetSlots.collapseID
      : activity.flatMap { Int($0.rawValue.dropFirst()) } ?? FleetSlots.start
    return PushSubject(device: index, slot: slot, isOnce: push.expiration == nil)
  }

  package func receive(
    _ push: ChannelPush, sequence: UInt64, on names: [String]?
  ) async -> PushLogEntry? {
    guard push.bundle == app.bundle else { return nil }
    let own = ActivityPush(push)
    let failure = await check?.failure(own)
    let isChecked = own.event.map { own.problem(for: $0) == nil } ?? false
    let id = FleetPushID(push.id, of: run)
    let channel = number(ofChannel: push.channel)
    let chosen = names.map { $0.compactMap { index(of: $0) } }
    let sent = push.received.timeIntervalSinceReferenceDate
    var (reached, verdict) = (0, PushVerdict?.none)
    for position in 0..<(chosen?.count ?? count) {
      // Yields to pending pushes.
      if position % Self.broadcastBatch == 0 { await Task.yield() }
      let index = chosen?[position] ?? position
      guard links[index].isConnected, !devices[index].hasHandled(sequence, channel: channel),
        let own = devices[index].receive(
          own, channel: push.channel, of: app, failure: failure, isChecked: isChecked,
          at: clock.now())
      else { continue }
      reached += 1
      if verdict == nil || own.outcome == .delivered { verdict = own }
      devices[index].advanceCursor(to: sequence, channel: channel)
      journal?.append(
        FleetRecord(
          .broadcastHandled, id, subject: UInt64(index) << 16 | UInt64(channel),
          sequence: sequence))
      guard let id else { continue }
      ledger.broadcasts.delivered(
        id, to: index, channel: channel, sequence: sequence, lateAfter: lateAfter, sent: sent,
        FleetLedger.Arrival(
          at: clock.seconds, began: links[index].began, since: links[index].since))
    }
    guard var verdict else { return nil }
    if verdict.outcome == .delivered { verdict.sentence = PushSentences.reached(reached) }
    return push.entry(verdict, at: clock.now())
  }

  private func number(ofChannel channel: String) -> Int {
    if let known = channelNumbers[channel] { return known }
    channelNumbers[channel] = channelNumbers.count
    return channelNumbers.count - 1
  }

  package func channels(of device: String) -> [ChannelAddress] {
    guard let index = index(of: device) else { return [] }
    return Set(devices[index].channels).sorted()
      .map { ChannelAddress(bundle: app.bundle, channel: $0) }
  }

  /// The push tokens of a device.
  package func tokens(of device: Int) -> [FleetToken] {
    let start = FleetToken(
      device: name(of: device), token: app.startToken(of: device), kind: .activityStart,
      activity: nil)
    return [start]
      + devices[device].tokens.map {
        FleetToken(
          device: name(of: device), token: $0.token, kind: .activityUpdate, activity: $0.activity)
      }
  }
}

/// The slots of `PushSubject`. Other values are the numbers of activities.
enum FleetSlots {
  static let start = 0
  static let collapseID = 30_000
}

/// A push token of a device.
package struct FleetToken: Sendable {
  package var device: String
  /// The bytes of the token.
  package var token: Data
  /// Decides which pushes the token accepts.
  package var kind: PushTokenKind
  /// nil for a token that starts activities.
  package var activity: ActivityID?
}
