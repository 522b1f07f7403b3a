import Foundation

/// The state of a run from before a restart, read from its journal.
package struct FleetHistory: Sendable {
  /// The settings that must not change across restarts.
  package struct Settings: Equatable, Sendable {
    /// The number of devices.
    package var devices: Int
    /// Decides the schedule and the tokens.
    package var seed: UInt64
    /// The hash of the scenario and the group.
    package var hash: UInt64

    package init(devices: Int, seed: UInt64, hash: UInt64) {
      self.devices = devices
      self.seed = seed
      self.hash = hash
    }
  }

  /// The number of process starts of the run, including the current one.
  package private(set) var epoch: UInt16 = 0
  /// When the run first started.
  package private(set) var began: Date?
  /// Whether the run has ended. Its journal can then be used for another one.
  package private(set) var isOver = false
  /// The length of the complete records, in bytes.
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
      case .start:
        guard Self.settings(record) == settings else {
          // A new run may reuse the journal of a run that has ended.
          if isOver || Self.isOver(bytes[start...]) { continue }
          throw .otherRun(path)
        }
        epoch = UInt16(truncatingIfNeeded: record.id)
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

  /// Begins the next epoch. Returns its record.
  mutating func begin(at now: Date) -> FleetRecord {
    epoch += 1
    began = began ?? now
    var record = FleetRecord(.start)
    record.id = UInt64(epoch)
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
        devices[subject.device].advanceCursor(to: sequence)
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
        devices[device].advanceCursor(to: sequence, channel: channel)
        if record.id != 0 {
          ledger.broadcasts.restore(
            delivered: id, to: device, channel: channel, sequence: sequence)
        }
      case .start, .streams, .end: break
      }
    }
  }
}

/// An error that prevents a fleet from running.
package enum FleetError: Error, Equatable, CustomStringConvertible {
  /// A file or folder cannot be read or written.
  case file(String, reason: String)
  /// Another process uses the journal.
  case inUse(String)
  /// The journal belongs to an unfinished run with another scenario, seed or number of devices.
  case otherRun(String)

  package var description: String {
    switch self {
    case .file(let path, let reason): "\(path): \(reason)"
    case .inUse(let path): "\(path) is in use by another fleet; wait until it ends"
    case .otherRun(let path):
      "\(path) belongs to an unfinished run with another scenario, seed or number of devices; "
        + "choose another folder with --state, or remove the file"
    }
  }
}
