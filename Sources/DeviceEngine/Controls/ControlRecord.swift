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
struct ControlRecord: Equatable, Sendable {
  /// An action that has not returned.
  struct Running: Equatable, Sendable {
    var number: Int
    /// What a toggle was switched to; nil for buttons.
    var isOn: Bool?
  }

  var control: Control
  /// How its faces are to be laid out.
  var form: ControlForm
  /// The newest value; nil before the first.
  var template: ControlTemplateDescription?
  var issues: [ConfigurationIssue] = []
  var wish: Bool?
  /// In the order in which they were begun.
  var running: [Running] = []
  /// An action has returned, and no value that was asked for after it has come.
  var awaitsTruth = false
  /// The request that asks for the value now.
  var fetch: UInt64?
  var isQueued = false
  /// Asked for again while a request runs, and why: it may tell what was before.
  var again: LedgerRow.Cause?
  var backOff = BackOff()
  var retry: Date?
  /// How the newest action failed; until the next press.
  var actionFailure: String?
  /// What the newest press asked for, where the provider then said the other; until the next press.
  var unfulfilled: Bool?
  /// Why a person could be offered nothing, by parameter; until there is something to choose.
  var choiceProblems: [String: String] = [:]
  var status: String?
  var statusCount = 0
  var version: Int

  init(_ control: Control, form: ControlForm, version: Int) {
    self.control = control
    self.form = form
    self.version = version
  }

  var isOn: Bool { wish ?? template?.isOn ?? false }

  /// Sounds may play for long: then nobody waits for them.
  var isPending: Bool {
    awaitsTruth || (!running.isEmpty && template?.playsAudio != true)
  }

  /// What is drawn, as a place in the template's states.
  var stateIndex: Int {
    template?.stateIndex(isOn: isOn, isRunning: !running.isEmpty) ?? 0
  }

  var failure: String? { backOff.message ?? actionFailure ?? choiceProblem }

  var choiceProblem: String? {
    choiceProblems.min { $0.key < $1.key }?.value
  }

  /// Makes a change that may lead to another state, whose status text is then told.
  mutating func change(_ change: (inout ControlRecord) -> Void) {
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
