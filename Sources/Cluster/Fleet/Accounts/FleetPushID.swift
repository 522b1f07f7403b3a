import Foundation
import StableHash

/// The number of a push or broadcast that a fleet sends. The `apns-id` contains it.
///
/// The *epoch* counts the process starts of a run, from 1. A fleet that continues after a restart
/// numbers its pushes from 1 again, in the next epoch.
package struct FleetPushID: Hashable, Sendable {
  /// The process start in which the push was sent, from 1.
  package var epoch: UInt16
  /// The number within the epoch, from 1.
  package var number: UInt32

  package init(epoch: UInt16, number: UInt32) {
    self.epoch = epoch
    self.number = number
  }

  var value: UInt64 { UInt64(epoch) << 32 | UInt64(number) }

  init(value: UInt64) {
    self.init(
      epoch: UInt16(truncatingIfNeeded: value >> 32), number: UInt32(truncatingIfNeeded: value))
  }

  /// - Parameter run: Distinguishes runs whose pushes may be in the same stream.
  package func uuid(of run: UInt64) -> UUID {
    func bytes(_ value: UInt64) -> [UInt8] { withUnsafeBytes(of: value.bigEndian) { Array($0) } }
    let all = bytes(run) + bytes(value)
    return UUID(
      uuid: (
        all[0], all[1], all[2], all[3], all[4], all[5], all[6], all[7], all[8], all[9], all[10],
        all[11], all[12], all[13], all[14], all[15]
      ))
  }

  /// nil if the push belongs to another run or another sender.
  package init?(_ uuid: UUID, of run: UInt64) {
    let (high, low) = withUnsafeBytes(of: uuid.uuid) { bytes in
      (
        UInt64(bigEndian: bytes.loadUnaligned(as: UInt64.self)),
        UInt64(bigEndian: bytes.loadUnaligned(fromByteOffset: 8, as: UInt64.self))
      )
    }
    guard high == run, low >> 48 == 0 else { return nil }
    self.init(value: low)
  }
}

/// Pushes with the same subject replace each other: those to one token of a device, or those with
/// its collapse id. A push that allows only one delivery attempt has a separate subject, so it does
/// not replace a stored push.
package struct PushSubject: Hashable, Sendable {
  private var value: UInt64

  /// - Parameter slot: The number of the token or of the collapse id; see `FleetSlots`.
  package init(device: Int, slot: Int, isOnce: Bool) {
    value = UInt64(device) << 16 | UInt64(slot) << 1 | (isOnce ? 1 : 0)
  }

  init(value: UInt64) { self.value = value }

  var rawValue: UInt64 { value }
  var device: Int { Int(value >> 16) }
}
