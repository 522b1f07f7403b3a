import Foundation

/// Counts the outcomes of a fleet's broadcasts. Each broadcast must reach all devices that listen
/// to its channel. `FleetLedger` defines the terms.
package struct BroadcastLedger: Sendable {
  private struct Broadcast {
    var channel: Int
    var sent: TimeInterval
    var expires: TimeInterval?
    var sequence: UInt64 = 0
    var isAccepted = false
    var devices = BitSet()
    var count = 0
  }

  /// Broadcasts that the stream or a gateway has confirmed.
  package private(set) var accepted = 0
  /// Broadcasts that were not confirmed. The stream may have stored some of them.
  package private(set) var rejected = 0
  /// Deliveries: each device that a broadcast reaches counts.
  package private(set) var delivered = 0
  /// Deliveries to connected devices after the scenario's `lateAfter`.
  package private(set) var late = 0
  /// Deliveries of a broadcast to a device that had handled it before.
  package private(set) var duplicates = 0
  /// From sending a broadcast to its delivery to a connected device.
  package private(set) var live = LatencyHistogram()
  /// From the start of a device's connection to the delivery of a stored broadcast.
  package private(set) var stored = LatencyHistogram()
  private var all: [FleetPushID: Broadcast] = [:]

  init() {}

  /// Records a broadcast before it is sent. Dates are in seconds; nil allows one attempt.
  package mutating func sent(
    _ id: FleetPushID, channel: Int, at: TimeInterval, expires: TimeInterval?
  ) {
    all[id] = Broadcast(channel: channel, sent: at, expires: expires)
  }

  /// The sequence is nil if a gateway accepted the broadcast.
  package mutating func accepted(_ id: FleetPushID, sequence: UInt64?) {
    accepted += 1
    all[id]?.isAccepted = true
    if let sequence { all[id]?.sequence = sequence }
  }

  package mutating func rejected(_ id: FleetPushID) { rejected += 1 }

  /// - Parameters:
  ///   - lateAfter: In seconds.
  ///   - sent: The date in the broadcast. Used only if the ledger does not have the broadcast.
  package mutating func delivered(
    _ id: FleetPushID, to device: Int, channel: Int, sequence: UInt64, lateAfter: TimeInterval,
    sent: TimeInterval, _ arrival: FleetLedger.Arrival
  ) {
    guard receive(id, to: device, channel: channel, sequence: sequence, sent: sent) else { return }
    let sent = all[id]?.sent ?? sent
    let seconds = arrival.at - max(sent, arrival.began)
    guard arrival.since <= sent else { return stored.add(seconds) }
    live.add(seconds)
    if seconds > lateAfter { late += 1 }
  }

  /// Restores a broadcast that was accepted before a restart.
  package mutating func restore(
    accepted id: FleetPushID, channel: Int, sequence: UInt64?, sent: TimeInterval,
    expires: TimeInterval?
  ) {
    var broadcast = all[id] ?? Broadcast(channel: channel, sent: sent)
    (broadcast.sent, broadcast.expires) = (sent, expires)
    all[id] = broadcast
    accepted(id, sequence: sequence)
  }

  /// Restores a broadcast that was delivered before a restart.
  package mutating func restore(
    delivered id: FleetPushID, to device: Int, channel: Int, sequence: UInt64
  ) {
    _ = receive(id, to: device, channel: channel, sequence: sequence, sent: 0)
  }

  private mutating func receive(
    _ id: FleetPushID, to device: Int, channel: Int, sequence: UInt64, sent: TimeInterval
  ) -> Bool {
    var broadcast =
      all.removeValue(forKey: id) ?? Broadcast(channel: channel, sent: sent, expires: nil)
    defer { all[id] = broadcast }
    broadcast.sequence = sequence
    guard broadcast.devices.insert(device) else {
      duplicates += 1
      return false
    }
    broadcast.count += 1
    delivered += 1
    return true
  }

  /// - Parameter listeners: The number of devices that listen to a channel.
  package func undelivered(
    at now: TimeInterval, listeners: (Int) -> Int
  ) -> FleetLedger.Undelivered {
    var undelivered = FleetLedger.Undelivered()
    for (id, broadcast) in all where broadcast.isAccepted {
      let missing = max(listeners(broadcast.channel) - broadcast.count, 0)
      guard missing > 0 else { continue }
      undelivered.add(
        missing, isReplaced: isReplaced(id, broadcast), expires: broadcast.expires, at: now,
        example: "broadcast \(id.number) (epoch \(id.epoch)) on channel \(broadcast.channel), not "
          + "received by \(missing) devices")
    }
    return undelivered
  }

  package func isSettled(at now: TimeInterval, listeners: (Int) -> Int) -> Bool {
    !all.contains { id, broadcast in
      broadcast.isAccepted && broadcast.count < listeners(broadcast.channel)
        && broadcast.expires.map { $0 > now } ?? false && !isReplaced(id, broadcast)
    }
  }

  /// Whether a newer broadcast on the channel has replaced this one. Without stream sequences, the
  /// broadcast that was sent later is newer.
  private func isReplaced(_ id: FleetPushID, _ broadcast: Broadcast) -> Bool {
    all.contains { other, newer in
      guard other != id, newer.channel == broadcast.channel,
        newer.isAccepted || newer.count > 0
      else { return false }
      return newer.sequence > 0 && broadcast.sequence > 0
        ? newer.sequence > broadcast.sequence : other.value > id.value
    }
  }
}
