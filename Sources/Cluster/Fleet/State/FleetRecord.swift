import Foundation
import PushGateway
import StableHash

/// A record of a fleet's journal: 48 bytes with a checksum.
package struct FleetRecord: Equatable, Sendable {
  /// What a record is about.
  package enum Kind: UInt8, Sendable {
    /// The process was started.
    case start = 1
    case accepted, handled, foreign, broadcastAccepted, broadcastHandled
    /// When the streams were created.
    case streams
    /// The run has ended.
    case end
  }

  static let size = 48

  /// Decides the meaning of the other fields.
  package var kind: Kind
  var verdict: UInt8 = 0
  /// The push id, or the epoch of `start`; 0 for none.
  var id: UInt64 = 0
  /// A push subject, or a channel, combined with the device.
  package var subject: UInt64 = 0
  /// The stream sequence; 0 if unknown.
  package var sequence: UInt64 = 0
  /// A date in seconds, or the hash of a content.
  var first: UInt64 = 0
  /// A date in seconds; NaN for none.
  var second: TimeInterval = .nan

  init(_ kind: Kind) { self.kind = kind }

  init(
    _ kind: Kind, _ id: FleetPushID?, subject: UInt64, sequence: UInt64,
    verdict: PushVerdict.Outcome = .delivered, content: UInt64 = 0
  ) {
    self.kind = kind
    self.id = id?.value ?? 0
    self.subject = subject
    self.sequence = sequence
    self.verdict = UInt8(PushVerdict.Outcome.allCases.firstIndex(of: verdict) ?? 0)
    first = content
  }

  init(
    _ kind: Kind, _ id: FleetPushID, subject: UInt64, sequence: UInt64, sent: TimeInterval,
    expires: TimeInterval?
  ) {
    self.init(kind, id, subject: subject, sequence: sequence)
    first = sent.bitPattern
    second = expires ?? .nan
  }

  var pushID: FleetPushID { FleetPushID(value: id) }
  var outcome: PushVerdict.Outcome {
    let all = PushVerdict.Outcome.allCases
    return all.indices.contains(Int(verdict)) ? all[Int(verdict)] : .delivered
  }
  /// In seconds.
  var firstDate: TimeInterval { TimeInterval(bitPattern: first) }
  var secondDate: TimeInterval? { second.isNaN ? nil : second }
}

extension FleetRecord {
  var bytes: [UInt8] {
    var bytes: [UInt8] = [kind.rawValue, verdict, 0, 0, 0, 0, 0, 0]
    for value in [id, subject, sequence, first, second.bitPattern] {
      withUnsafeBytes(of: value.littleEndian) { bytes.append(contentsOf: $0) }
    }
    let sum = UInt32(truncatingIfNeeded: StableHash<UInt64>(of: bytes).value)
    withUnsafeBytes(of: sum.littleEndian) { bytes.replaceSubrange(4..<8, with: $0) }
    return bytes
  }

  /// nil if the bytes are not a valid record, for example because it was written in part.
  init?(_ bytes: ArraySlice<UInt8>) {
    guard bytes.count == Self.size, let kind = bytes.first.flatMap(Kind.init) else { return nil }
    let start = bytes.startIndex
    func word(_ index: Int) -> UInt64 {
      bytes[(start + index * 8)..<(start + index * 8 + 8)].reversed()
        .reduce(0) { $0 << 8 | UInt64($1) }
    }
    self.init(kind)
    verdict = bytes[start + 1]
    (id, subject, sequence, first) = (word(1), word(2), word(3), word(4))
    second = TimeInterval(bitPattern: word(5))
    guard self.bytes[...].elementsEqual(bytes) else { return nil }
  }
}
