import Foundation

/// The earlier lives of a run, from its journal.
package struct FleetHistory: Sendable {
  /// What must be equal in all lives.
  package struct Settings: Equatable, Sendable {
    package var devices: Int
    package var seed: UInt64
    /// Of the scenario and the group.
    package var hash: UInt64

    package init(devices: Int, seed: UInt64, hash: UInt64) {
      self.devices = devices
      self.seed = seed
      self.hash = hash
    }
  }

  /// The life that begins, from 1.
  package private(set) var life: UInt16 = 0
  /// When the first life began.
  package private(set) var began: Date?
  package private(set) var isOver = false
  /// The length of what is whole, in bytes.
  private(set) var size = 0
  private(set) var streams: (Double, Double)?
  private let settings: Settings
  private var records: [FleetRecord] = []

  init(_ settings: Settings) { self.settings = settings }

  /// Throws `FleetError.otherRun`.
  init(_ bytes: [UInt8], _ settings: Settings, _ path: String) throws(FleetError) {
    self.settings = settings
    var start = 0
    while start + FleetRecord.size <= bytes.count,
      let record = FleetRecord(bytes[start..<(start + FleetRecord.size)])
    {
      start += FleetRecord.size
      switch record.kind {
      case .life:
        guard Self.settings(record) == settings else {
          // A run that is over makes room for another one.
          if isOver || Self.isOver(bytes[start...]) { continue }
          throw .otherRun(path)
        }
        life = UInt16(truncatingIfNeeded: record.id)
        began = began ?? Date(timeIntervalSinceReferenceDate: record.second)
      case .streams: streams = (record.firstDate, record.second)
      case .end: isOver = true
      default: records.append(record)
      }
    }
    size = start
  }

  private static func isOver(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard bytes.count >= FleetRecord.size else { return false }
    let whole = bytes.count / FleetRecord.size * FleetRecord.size
    let last = bytes.startIndex + whole - FleetRecord.size
    return FleetRecord(bytes[last..<(last + FleetRecord.size)])?.kind == .end
  }

  private static func settings(_ record: FleetRecord) -> Settings {
    Settings(devices: Int(record.subject), seed: record.sequence, hash: record.first)
  }

  /// Begins the next life. Returns its record.
  mutating func begin(at now: Date) -> FleetRecord {
    life += 1
    began = began ?? now
    var record = FleetRecord(.life)
    record.id = UInt64(life)
    record.subject = UInt64(settings.devices)
    record.sequence = settings.seed
    record.first = settings.hash
    record.second = (began ?? now).timeIntervalSinceReferenceDate
    return record
  }

  func restore(_ ledger: inout FleetLedger, _ devices: inout [FleetDevice]) {
    for record in records {
      let (id, sequence) = (record.pushID, record.sequence)
      switch record.kind {
      case .accepted:
        ledger.restore(
          accepted: id, on: PushSubject(value: record.subject),
          sequence: sequence == 0 ? nil : sequence, sent: record.firstDate,
          expires: record.secondDate)
      case .handled, .foreign:
        let subject = PushSubject(value: record.subject)
        guard devices.indices.contains(subject.device) else { continue }
        devices[subject.device].note(sequence)
        if record.kind == .handled {
          ledger.restore(
            delivered: id, on: subject, sequence: sequence, verdict: record.outcome)
        }
      case .broadcastAccepted:
        ledger.broadcasts.restore(
          accepted: id, channel: Int(record.subject), sequence: sequence == 0 ? nil : sequence,
          sent: record.firstDate, expires: record.secondDate)
      case .broadcastHandled:
        let (device, channel) = (Int(record.subject >> 16), Int(record.subject & 0xFFFF))
        guard devices.indices.contains(device) else { continue }
        devices[device].note(sequence, channel: channel)
        if record.id != 0 {
          ledger.broadcasts.restore(
            delivered: id, to: device, channel: channel, sequence: sequence)
        }
      case .life, .streams, .end: break
      }
    }
  }
}

/// Why a fleet cannot run.
package enum FleetError: Error, Equatable, CustomStringConvertible {
  /// A file or folder cannot be read or written.
  case file(String, reason: String)
  /// Another process runs the fleet.
  case inUse(String)
  /// The journal is of a run with another scenario, seed or number of devices.
  case otherRun(String)

  package var description: String {
    switch self {
    case .file(let path, let reason): "\(path): \(reason)"
    case .inUse(let path): "\(path) is in use by another fleet; wait for its end"
    case .otherRun(let path):
      "\(path) is of a run with another scenario, seed or number of devices that has not ended; "
        + "choose another folder with --state, or remove the file"
    }
  }
}
