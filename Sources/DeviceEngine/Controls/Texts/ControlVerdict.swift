import Foundation
import HostLink

/// The answer to "why does my control show this?", from its record.
package struct ControlVerdict {
  package var record: ControlRecord
  /// Why the extension as it is installed cannot show it.
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
    let found = [trouble, misfit == nil ? record.choiceProblem : nil].compactMap { $0 }
    guard found.isEmpty else { return found.joined(separator: " ") }
    return "Nothing is wrong: it shows the provider's last value, and asks for it again after an "
      + "action, or when ControlCenter, a push or a person asks."
  }

  /// Why it does not show the newest value, or not all of it; nil where it does.
  private var trouble: String? {
    if let misfit { return sentence(of: misfit) }
    if let retry = record.retry, let message = record.backOff.message {
      return
        "Its value could not be had (\(LedgerText.clause(message))); \(lastValue), and the next "
        + "try is at \(time.text(retry, now: now))."
    }
    if record.backOff.isStopped, let message = record.backOff.message {
      return "Its value could not be had (\(LedgerText.clause(message))); \(lastValue), and it is "
        + "not asked for again until the extension is installed anew or somebody asks."
    }
    if !record.running.isEmpty { return running }
    if let failure = record.actionFailure {
      return
        "Its last action failed (\(LedgerText.clause(failure))); it shows the provider's value."
    }
    if let wish = record.unfulfilled {
      return "It was last switched \(ControlSentences.word(wish)), its action ended without an "
        + "error, and the provider still says \(ControlSentences.word(!wish)): that is shown. Look "
        + "at what perform() does with the new value, and where the provider reads it."
    }
    if record.fetch != nil || record.isQueued { return "Its value is being asked for." }
    if !record.issues.isEmpty { return issues }
    if record.template == nil { return "Its value has not been asked for yet." }
    return nil
  }

  private func sentence(of clause: String) -> String {
    clause.prefix(1).uppercased() + clause.dropFirst() + "."
  }

  private var lastValue: String {
    record.template == nil ? "it has none to show" : "the last one stays"
  }

  private var running: String {
    let isOne = record.running.count == 1
    let actions = isOne ? "An action of it still" : "\(record.running.count) actions of it still"
    if record.template?.playsAudio == true {
      return "\(actions) \(isOne ? "plays" : "play") a sound; "
        + "its value is asked for when that has ended."
    }
    return isOne
      ? "\(actions) runs; its value is asked for when it has ended."
      : "\(actions) run; its value is asked for when they have ended."
  }

  private var issues: String {
    let names = record.issues.map { "\"\($0.parameter)\"" }.joined(separator: ", ")
    return "It shows a value, but without what is configured for \(names): the extension no longer "
      + "knows it. Configure the control again."
  }
}
