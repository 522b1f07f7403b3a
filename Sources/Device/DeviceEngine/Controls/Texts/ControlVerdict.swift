import Foundation
import HostLink

/// Answers "why does my control show this?" from its record. The most important problem is named
/// first; without one, the verdict says when the value is requested next.
package struct ControlVerdict {
  package var record: ControlRecord
  /// Why the installed extension cannot show the control.
  package var misfit: String?
  package var now: Date
  package var time: LocalTime

  package init(record: ControlRecord, misfit: String? = nil, now: Date, time: LocalTime) {
    self.record = record
    self.misfit = misfit
    self.now = now
    self.time = time
  }

  package var sentence: String {
    let problems = [problem, misfit == nil ? record.choiceProblem : nil].compactMap { $0 }
    guard problems.isEmpty else { return problems.joined(separator: " ") }
    return "Up to date. It shows the provider's last value, which is requested again after an "
      + "action, or by ControlCenter, a push or the user."
  }

  /// Why it does not show the newest value, or not all of it; nil if it does.
  private var problem: String? {
    if let misfit { return sentence(of: misfit) }
    if let retry = record.retry, let message = record.backOff.message {
      return "Its value could not be loaded: \(LedgerText.clause(message)). \(lastValue); next "
        + "attempt at \(time.text(retry, now: now))."
    }
    if record.backOff.isStopped, let message = record.backOff.message {
      return "Its value could not be loaded: \(LedgerText.clause(message)). \(lastValue); no "
        + "further attempts until the next request or a new build of the extension."
    }
    if !record.running.isEmpty { return running }
    if let failure = record.actionFailure {
      return "Its last action failed: \(LedgerText.clause(failure)). It shows the provider's value."
    }
    if let requested = record.unmetRequest {
      return "It was last switched \(ControlSentences.word(requested)), and its action finished "
        + "without an error, but the provider still returns \(ControlSentences.word(!requested)), "
        + "which is shown. Check that perform() stores the new value where the provider reads it."
    }
    if record.fetch != nil || record.isQueued { return "Its value is being requested." }
    if !record.issues.isEmpty { return issues }
    if record.template == nil { return "Its value has not been requested yet." }
    return nil
  }

  private func sentence(of clause: String) -> String {
    clause.prefix(1).uppercased() + clause.dropFirst() + "."
  }

  private var lastValue: String {
    record.template == nil ? "There is no value to show" : "The last value stays"
  }

  private var running: String {
    let count = record.running.count
    let actions = count == 1 ? "An action is" : "\(count) actions are"
    let verb = record.template?.playsAudio == true ? "playing a sound" : "running"
    return "\(actions) still \(verb); its value is requested afterwards."
  }

  private var issues: String {
    let names = record.issues.map { "\"\($0.parameter)\"" }.joined(separator: ", ")
    return record.issues.count == 1
      ? "The configured value of \(names) is ignored, because the extension no longer knows it. "
        + "Configure the control again."
      : "The configured values of \(names) are ignored, because the extension no longer knows "
        + "them. Configure the control again."
  }
}
