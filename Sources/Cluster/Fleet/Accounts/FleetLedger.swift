import Foundation
import PushGateway

/// Counts the outcomes of a fleet's pushes, as a value. Dates are arguments, in seconds.
///
/// ```swift
/// ledger.sent(id, on: subject, at: 10, expires: 610)
/// ledger.accepted(id, on: subject, sequence: 7, at: 10.01)
/// ledger.delivered(id, on: subject, sequence: 7, verdict: .delivered, Arrival(at: 10.02))
/// let undelivered = ledger.undelivered(at: 60)
/// ```
/// A push is *accepted* once the stream has confirmed it or a gateway has answered with status 200.
/// It is *delivered* once its device has handled it, with any verdict. Pushes that are accepted
/// but not delivered at the end are classified:
/// - *coalesced*: a newer push on the same subject was accepted or delivered.
/// - *expired*: the expiration has passed, or the push allowed only one delivery attempt.
/// - *lost*: all others.
///
/// The newer push is the one with the larger stream sequence. A gateway does not return the
/// sequence. In this case, the newer push is the one that was accepted later, or the one that was
/// sent later and delivered.
package struct FleetLedger: Sendable {
  /// When a push arrived, and when its device connected.
  package struct Arrival: Equatable, Sendable {
    /// The date of the delivery.
    package var at: TimeInterval
    /// When the device began to connect.
    package var began: TimeInterval
    /// When the device had received all pushes that were stored for it.
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
    /// nil if the push allows only one delivery attempt.
    var expires: TimeInterval?
    /// The stream sequence; 0 if unknown.
    var sequence: UInt64 = 0
    /// nil if the push is not accepted.
    var acceptedAt: TimeInterval?
  }

  private struct Newest {
    var sequence: UInt64 = 0
    var acceptedAt = -TimeInterval.infinity
    /// The id of the newest delivered push, in the order of sending.
    var delivered: UInt64 = 0
  }

  /// The pushes to single devices.
  package private(set) var counts = Counts()
  /// The broadcasts, which are counted apart.
  package var broadcasts = BroadcastLedger()
  private let lateAfter: TimeInterval
  private var open: [FleetPushID: Open] = [:]
  private var newest: [PushSubject: Newest] = [:]
  private var handled: [UInt16: BitSet] = [:]

  /// `lateAfter` is in seconds.
  package init(lateAfter: TimeInterval) { self.lateAfter = lateAfter }

  /// The counts of a run, including those from before a restart.
  package struct Counts: Sendable {
    /// Pushes that the fleet has sent.
    package var sent = 0
    /// Pushes that the stream or a gateway has confirmed.
    package var accepted = 0
    /// Pushes that were not confirmed, for example because a server was down. The stream may have
    /// stored some of them.
    package var rejected = 0
    /// Pushes that their device has handled, with any verdict.
    package var delivered = 0
    /// Pushes that a connected device received after `lateAfter`.
    package var late = 0
    /// Pushes that their device had handled before.
    package var duplicates = 0
    /// Pushes of other senders.
    package var foreign = 0
    /// The handled pushes, by verdict.
    package var verdicts: [PushVerdict.Outcome: Int] = [:]
    /// From sending a push to its delivery to a connected device.
    package var live = LatencyHistogram()
    /// From the start of a device's connection to the delivery of a stored push.
    package var stored = LatencyHistogram()
  }

  package mutating func sent(
    _ id: FleetPushID, on subject: PushSubject, at: TimeInterval, expires: TimeInterval?
  ) {
    counts.sent += 1
    open[id] = Open(subject: subject, sent: at, expires: expires)
  }

  /// - Parameter sequence: nil if a gateway accepted the push.
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

  /// Records that a push was not confirmed.
  package mutating func rejected(_ id: FleetPushID) { counts.rejected += 1 }

  /// Records that a device has handled a push.
  ///
  /// - Parameter sent: The date in the push. Used only if the ledger does not have the push.
  package mutating func delivered(
    _ id: FleetPushID, on subject: PushSubject, sequence: UInt64,
    verdict: PushVerdict.Outcome, sent: TimeInterval, _ arrival: Arrival
  ) {
    newest[subject, default: Newest()].sequence.raise(to: sequence)
    newest[subject]?.delivered.raise(to: id.value)
    let known = open.removeValue(forKey: id)
    guard handled[id.epoch, default: BitSet()].insert(Int(id.number)) else {
      counts.duplicates += 1
      return
    }
    counts.delivered += 1
    counts.verdicts[verdict, default: 0] += 1
    addLatency(sent: known?.sent ?? sent, arrival)
  }

  private mutating func addLatency(sent: TimeInterval, _ arrival: Arrival) {
    let seconds = arrival.at - max(sent, arrival.began)
    guard arrival.since <= sent else { return counts.stored.add(seconds) }
    counts.live.add(seconds)
    if seconds > lateAfter { counts.late += 1 }
  }

  /// Records a push of another sender. Only its delivery is known.
  package mutating func foreign(
    verdict: PushVerdict.Outcome, stored: TimeInterval, _ arrival: Arrival
  ) {
    counts.foreign += 1
    counts.verdicts[verdict, default: 0] += 1
    addLatency(sent: stored, arrival)
  }
}

// Restoring state after a restart.
extension FleetLedger {
  /// Restores a push that was accepted before a restart.
  package mutating func restore(
    accepted id: FleetPushID, on subject: PushSubject, sequence: UInt64?, sent: TimeInterval,
    expires: TimeInterval?
  ) {
    counts.sent += 1
    if handled[id.epoch]?.contains(Int(id.number)) != true {
      open[id] = Open(subject: subject, sent: sent, expires: expires)
    }
    accepted(id, on: subject, sequence: sequence, at: sent)
  }

  /// Restores a push that was handled before a restart.
  package mutating func restore(
    delivered id: FleetPushID, on subject: PushSubject, sequence: UInt64,
    verdict: PushVerdict.Outcome
  ) {
    newest[subject, default: Newest()].sequence.raise(to: sequence)
    newest[subject]?.delivered.raise(to: id.value)
    open[id] = nil
    guard handled[id.epoch, default: BitSet()].insert(Int(id.number)) else {
      counts.duplicates += 1
      return
    }
    counts.delivered += 1
    counts.verdicts[verdict, default: 0] += 1
  }
}

// Undelivered pushes at the end of a run.
extension FleetLedger {
  /// Accepted pushes that were not delivered, by outcome.
  package struct Undelivered: Equatable, Sendable {
    /// A newer push on the same subject was accepted or delivered.
    package var coalesced = 0
    /// The expiration has passed, or the push allowed one attempt only.
    package var expired = 0
    /// Accepted, and neither delivered nor replaced nor expired.
    package var lost = 0
    /// Descriptions of the first lost pushes, at most ten.
    package var examples: [String] = []

    /// Adds undelivered pushes. A push without an expiration allowed only one delivery attempt.
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

  package func undelivered(at now: TimeInterval) -> Undelivered {
    var undelivered = Undelivered()
    for (id, push) in open where push.acceptedAt != nil {
      undelivered.add(
        1, isReplaced: isReplaced(id, push), expires: push.expires, at: now,
        example: "push \(id.number) (epoch \(id.epoch)) to device d\(push.subject.device), stream "
          + "sequence \(push.sequence)")
    }
    return undelivered
  }

  /// Whether every accepted push was delivered, was replaced, or has expired. Devices that are not
  /// connected are ignored.
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
