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
/// The status text of an action is that of the value requested after it: the author's `perform()`
/// sets what the status says. It is published with that value.
///
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
  /// The newest status text; nil from a press until its value has been received.
  package var status: String?
  /// The number of published status texts.
  package var statusCount = 0
  /// True if the status of the next value that is up to date is to be published.
  package var awaitsStatus = false
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

  /// Takes a received value. Publishes its status text after an action, and if the shown state has
  /// changed; not while an action or a newer request is running, whose value follows.
  ///
  /// Returns the requested state if the value has the other one.
  package mutating func take(_ template: ControlTemplateDescription) -> Bool? {
    let before = self.template == nil ? nil : stateIndex
    self.template = template
    version += 1
    var unmet: Bool?
    if followUp == nil {
      awaitsValue = false
      if running.isEmpty {
        if template.role == .toggle, let requestedState, requestedState != template.isOn {
          unmet = requestedState
          unmetRequest = requestedState
        }
        requestedState = nil
      }
    }
    if let before, before != stateIndex { awaitsStatus = true }
    if awaitsStatus, running.isEmpty, followUp == nil { publishStatus(of: template) }
    return unmet
  }

  private mutating func publishStatus(of template: ControlTemplateDescription) {
    awaitsStatus = false
    guard template.states.indices.contains(stateIndex) else { return }
    status = template.states[stateIndex].status
    if status != nil { statusCount += 1 }
  }
}
