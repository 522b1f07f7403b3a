import Foundation
import PushGateway

/// What became of the pushes of a fleet, as a value. Dates are arguments, in seconds.
///
/// ```swift
/// ledger.sent(id, on: subject, at: 10, expires: 610)
/// ledger.accepted(id, on: subject, sequence: 7, at: 10.01)
/// ledger.delivered(id, on: subject, sequence: 7, verdict: .delivered, Arrival(at: 10.02))
/// let totals = ledger.totals(at: 60) { … }
/// ```
/// A push is *accepted* when the stream, or a gateway with status 200, has answered; *delivered*
/// when its device has handled it, whatever its verdict. Of those that are accepted and not
/// delivered, at the end:
/// - *coalesced*: a newer push on the same subject was accepted or delivered,
/// - *expired*: its expiration has passed, or it allowed one attempt only,
/// - *lost*: all others.
///
/// Newer is the one with the larger number in the stream. A gateway does not tell the number; then
/// it is the one that was accepted later, or sent later and delivered.
package struct FleetLedger: Sendable {
  /// When a push arrived, and since when its device was connected.
  package struct Arrival: Equatable, Sendable {
    package var at: TimeInterval
    /// When the device began to connect.
    package var began: TimeInterval
    /// Since when it has all pushes that were stored for it.
    package var since: TimeInterval

    package init(at: TimeInterval, began: TimeInterval, since: TimeInterval) {
      self.at = at
      self.began = began
      self.since = since
    }
  }

  struct Open {
    var subject: PushSubject
    var sent: TimeInterval
    /// nil if one delivery attempt is allowed.
    var expires: TimeInterval?
    /// 0 if it is not known.
    var sequence: UInt64 = 0
    /// nil if it is not accepted.
    var acceptedAt: TimeInterval?
  }

  private struct Newest {
    var sequence: UInt64 = 0
    var acceptedAt = -TimeInterval.infinity
    /// The newest push that was delivered, in the order of sending.
    var delivered: UInt64 = 0
  }

  package private(set) var counts = Counts()
  package var broadcasts = BroadcastLedger()
  private let lateAfter: TimeInterval
  private var open: [FleetPushID: Open] = [:]
  private var newest: [PushSubject: Newest] = [:]
  private var handled: [UInt16: BitSet] = [:]

  package init(lateAfter: TimeInterval) { self.lateAfter = lateAfter }

  package struct Counts: Sendable {
    package var sent = 0
    package var accepted = 0
    /// Not accepted, for example because a server was down. They may have been stored.
    package var rejected = 0
    package var delivered = 0
    package var late = 0
    package var duplicates = 0
    /// Of another sender.
    package var foreign = 0
    package var verdicts: [PushVerdict.Outcome: Int] = [:]
    /// From the push to a device that was connected.
    package var live = LatencyHistogram()
    /// From the connection of a device to a push that was stored for it.
    package var stored = LatencyHistogram()
  }

  package mutating func sent(
    _ id: FleetPushID, on subject: PushSubject, at: TimeInterval, expires: TimeInterval?
  ) {
    counts.sent += 1
    open[id] = Open(subject: subject, sent: at, expires: expires)
  }

  /// - Parameter sequence: nil if the gateway does not tell it.
  package mutating func accepted(
    _ id: FleetPushID, on subject: PushSubject, sequence: UInt64?, at: TimeInterval
  ) {
    counts.accepted += 1
    newest[subject, default: Newest()].sequence.raise(to: sequence ?? 0)
    newest[subject]?.acceptedAt.raise(to: at)
    guard let index = open.index(forKey: id) else { return }
    open.values[index].acceptedAt = at
    open.values[index].sequence = sequence ?? 0
  }

  package mutating func rejected(_ id: FleetPushID) { counts.rejected += 1 }

  /// A device has handled a push.
  ///
  /// - Parameter sent: By the push, if it is not of this life.
  package mutating func delivered(
    _ id: FleetPushID, on subject: PushSubject, sequence: UInt64,
    verdict: PushVerdict.Outcome, sent: TimeInterval, _ arrival: Arrival
  ) {
    newest[subject, default: Newest()].sequence.raise(to: sequence)
    newest[subject]?.delivered.raise(to: id.value)
    let known = open.removeValue(forKey: id)
    guard handled[id.life, default: BitSet()].insert(Int(id.number)) else {
      counts.duplicates += 1
      return
    }
    counts.delivered += 1
    counts.verdicts[verdict, default: 0] += 1
    time(sent: known?.sent ?? sent, arrival)
  }

  private mutating func time(sent: TimeInterval, _ arrival: Arrival) {
    let seconds = arrival.at - max(sent, arrival.began)
    guard arrival.since <= sent else { return counts.stored.add(seconds) }
    counts.live.add(seconds)
    if seconds > lateAfter { counts.late += 1 }
  }

  /// A push of another sender, about which only the device's side is known.
  package mutating func foreign(
    verdict: PushVerdict.Outcome, stored: TimeInterval, _ arrival: Arrival
  ) {
    counts.foreign += 1
    counts.verdicts[verdict, default: 0] += 1
    time(sent: stored, arrival)
  }
}

// After a restart.
extension FleetLedger {
  /// An accepted push of an earlier life.
  package mutating func restore(
    accepted id: FleetPushID, on subject: PushSubject, sequence: UInt64?, sent: TimeInterval,
    expires: TimeInterval?
  ) {
    counts.sent += 1
    if handled[id.life]?.contains(Int(id.number)) != true {
      open[id] = Open(subject: subject, sent: sent, expires: expires)
    }
    accepted(id, on: subject, sequence: sequence, at: sent)
  }

  /// A push that was handled in an earlier life.
  package mutating func restore(
    delivered id: FleetPushID, on subject: PushSubject, sequence: UInt64,
    verdict: PushVerdict.Outcome
  ) {
    newest[subject, default: Newest()].sequence.raise(to: sequence)
    newest[subject]?.delivered.raise(to: id.value)
    open[id] = nil
    guard handled[id.life, default: BitSet()].insert(Int(id.number)) else {
      counts.duplicates += 1
      return
    }
    counts.delivered += 1
    counts.verdicts[verdict, default: 0] += 1
  }
}

// The end.
extension FleetLedger {
  /// What became of pushes that were not delivered.
  package struct Rest: Equatable, Sendable {
    package var coalesced = 0
    package var expired = 0
    package var lost = 0
    /// The first lost pushes, for people.
    package var examples: [String] = []

    /// Adds what has not arrived. Without an expiration, one attempt was allowed.
    mutating func add(
      _ count: Int, isReplaced: Bool, expires: TimeInterval?, at now: TimeInterval,
      example: @autoclosure () -> String
    ) {
      if isReplaced {
        coalesced += count
      } else if expires.map({ $0 <= now }) ?? true {
        expired += count
      } else {
        lost += count
        if examples.count < 10 { examples.append(example()) }
      }
    }
  }

  package func rest(at now: TimeInterval) -> Rest {
    var rest = Rest()
    for (id, push) in open where push.acceptedAt != nil {
      rest.add(
        1, isReplaced: isReplaced(id, push), expires: push.expires, at: now,
        example: "push \(id.number) of life \(id.life) to device d\(push.subject.device), number "
          + "\(push.sequence) in the stream")
    }
    return rest
  }

  /// Whether all that was accepted has arrived, was replaced, or has expired.
  package func isSettled(at now: TimeInterval, isConnected: (Int) -> Bool) -> Bool {
    !open.contains { id, push in
      push.acceptedAt != nil && push.expires.map { $0 > now } ?? false && !isReplaced(id, push)
        && isConnected(push.subject.device)
    }
  }

  private func isReplaced(_ id: FleetPushID, _ push: Open) -> Bool {
    guard let newest = newest[push.subject], let acceptedAt = push.acceptedAt else { return false }
    if push.sequence > 0 { return newest.sequence > push.sequence }
    return newest.acceptedAt > acceptedAt || newest.delivered > id.value
  }
}

extension Comparable {
  fileprivate mutating func raise(to other: Self) { self = max(self, other) }
}
