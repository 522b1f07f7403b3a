import DeviceEngine
import Foundation
import HostLink

/// The answer to "why does my control show this?".
public struct ControlExplanation: Codable, Equatable, Sendable {
  public var control: ControlState
  /// One or two sentences for the user.
  public var verdict: String
  /// The newest rows of the ledger, oldest first.
  public var rows: [LedgerRow]

  public init(control: ControlState, verdict: String, rows: [LedgerRow]) {
    self.control = control
    self.verdict = verdict
    self.rows = rows
  }
}

extension WidgetHost {
  /// Why a control shows what it shows. Throws `HostError.unknownControl`, `.storeFailed`.
  ///
  /// - Parameter limit: The maximum number of ledger rows. The newest are returned.
  package func explanation(
    of id: ControlID, limit: Int = 20
  ) throws -> ControlExplanation {
    let state = try controlState(id)
    guard let record = controlEngine.records[id] else { throw HostError.unknownControl(id) }
    let verdict = ControlVerdict(
      record: record, misfit: misfit(record.control), now: clock.now,
      time: LocalTime(timeZone: timeZone))
    return ControlExplanation(
      control: state,
      verdict: ([verdict.sentence] + remarks(on: .control(id), of: state.control.extension))
        .joined(separator: " "),
      rows: try store.newestLedger(of: .control(id), limit: limit))
  }
}
