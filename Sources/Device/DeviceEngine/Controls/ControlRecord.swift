import Foundation
import HostLink

/// One control as a state machine: what it shows, and what is running for it.
///
/// ```
/// toggle pressed   -> the requested state is shown, its action runs
/// action returned  -> the value is requested
/// action failed    -> the requested state is discarded, the value is requested
/// value received   -> the actual state is shown; a different requested state is reported
/// ```
/// The requested state is shown while any action runs, and until a value has been received that was
/// requested after the last action. If the user presses again meanwhile, the newest request counts.
///
/// Invariants: a control is never both queued and fetched; `followUp` is set only while a request
/// is running; while `awaitsValue` is true, a request is running or queued.
package struct ControlRecord: Equatable, Sendable {
  /// An action that has not finished.
  package struct Running: Equatable, Sendable {
    package var number: Int
    /// The requested state of a toggle; nil for buttons.
    package var isOn: Bool?
  }

  package var control: Control
  /// The form for which its faces are laid out.
  package var form: ControlForm
  /// The newest value; nil before the first.
  package var template: ControlTemplateDescription?
  package var issues: [ConfigurationIssue] = []
  /// The state requested by the user; nil if the shown state is the actual one.
  package var requestedState: Bool?
  /// The running actions, in the order of the presses.
  package var running: [Running] = []
  /// True if an action has finished, and no value requested after it has been received.
  package var awaitsValue = false
  /// The token of the running request.
  package var fetch: UInt64?
  package var isQueued = false
  /// The cause of a request made while another is running, whose value may be outdated.
  package var followUp: LedgerRow.Cause?
  package var backOff = BackOff()
  /// The date of the next attempt after a failure.
  package var retry: Date?
  /// Why the newest action failed; nil after the next press.
  package var actionFailure: String?
  /// The requested state, if the provider then returned the other one; nil after the next press.
  package var unmetRequest: Bool?
  /// By parameter, why the user was offered no choices; removed when there are choices.
  package var choiceProblems: [String: String] = [:]
  package var status: String?
  package var statusCount = 0
  package var version: Int

  package init(_ control: Control, form: ControlForm, version: Int) {
    self.control = control
    self.form = form
    self.version = version
  }

  package var isOn: Bool { requestedState ?? template?.isOn ?? false }

  /// True while the result of an action is awaited. A sound may play for long, so it does not
  /// count.
  package var isPending: Bool {
    awaitsValue || (!running.isEmpty && template?.playsAudio != true)
  }

  /// The index of the shown state in the template's states.
  package var stateIndex: Int {
    template?.stateIndex(isOn: isOn, isRunning: !running.isEmpty) ?? 0
  }

  package var failure: String? { backOff.message ?? actionFailure ?? choiceProblem }

  package var choiceProblem: String? {
    choiceProblems.min { $0.key < $1.key }?.value
  }

  /// Makes a change. If the shown state changes, its status text is published.
  package mutating func change(_ change: (inout ControlRecord) -> Void) {
    let (before, wasLoaded) = (stateIndex, template != nil)
    change(&self)
    version += 1
    guard wasLoaded, stateIndex != before, let template,
      template.states.indices.contains(stateIndex),
      let status = template.states[stateIndex].status
    else { return }
    self.status = status
    statusCount += 1
  }
}
