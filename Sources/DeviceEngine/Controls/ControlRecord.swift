import Foundation
import HostLink

/// One control as a state machine: what it shows, and what is under way for it.
///
/// ```
/// press on a toggle -> wish: the other state shows at once, its action runs
/// action returned   -> the provider is asked      action failed -> the wish is given up
/// value came        -> the truth: the wish is fulfilled, or said not to have been
/// ```
/// A wish stays while any action runs and until a value has come that was asked for after the last
/// of them: a person who presses again meanwhile sees the newest wish.
package struct ControlRecord: Equatable, Sendable {
  /// An action that has not returned.
  package struct Running: Equatable, Sendable {
    package var number: Int
    /// What a toggle was switched to; nil for buttons.
    package var isOn: Bool?
  }

  package var control: Control
  /// How its faces are to be laid out.
  package var form: ControlForm
  /// The newest value; nil before the first.
  package var template: ControlTemplateDescription?
  package var issues: [ConfigurationIssue] = []
  package var wish: Bool?
  /// In the order in which they were begun.
  package var running: [Running] = []
  /// An action has returned, and no value that was asked for after it has come.
  package var awaitsTruth = false
  /// The request that asks for the value now.
  package var fetch: UInt64?
  package var isQueued = false
  /// Asked for again while a request runs, and why: it may tell what was before.
  package var again: LedgerRow.Cause?
  package var backOff = BackOff()
  package var retry: Date?
  /// How the newest action failed; until the next press.
  package var actionFailure: String?
  /// What the newest press asked for, where the provider then said the other; until the next press.
  package var unfulfilled: Bool?
  /// Why a person could be offered nothing, by parameter; until there is something to choose.
  package var choiceProblems: [String: String] = [:]
  package var status: String?
  package var statusCount = 0
  package var version: Int

  package init(_ control: Control, form: ControlForm, version: Int) {
    self.control = control
    self.form = form
    self.version = version
  }

  package var isOn: Bool { wish ?? template?.isOn ?? false }

  /// Sounds may play for long: then nobody waits for them.
  package var isPending: Bool {
    awaitsTruth || (!running.isEmpty && template?.playsAudio != true)
  }

  /// What is drawn, as a place in the template's states.
  package var stateIndex: Int {
    template?.stateIndex(isOn: isOn, isRunning: !running.isEmpty) ?? 0
  }

  package var failure: String? { backOff.message ?? actionFailure ?? choiceProblem }

  package var choiceProblem: String? {
    choiceProblems.min { $0.key < $1.key }?.value
  }

  /// Makes a change that may lead to another state, whose status text is then told.
  package mutating func change(_ change: (inout ControlRecord) -> Void) {
    let (before, wasThere) = (stateIndex, template != nil)
    change(&self)
    version += 1
    guard wasThere, stateIndex != before, let template,
      template.states.indices.contains(stateIndex),
      let status = template.states[stateIndex].status
    else { return }
    self.status = status
    statusCount += 1
  }
}
