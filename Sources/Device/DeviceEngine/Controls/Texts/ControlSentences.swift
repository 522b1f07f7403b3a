import HostLink

/// The sentences of ledger rows about controls: what happened, why, and what comes next.
package enum ControlSentences {
  package static func requested(_ cause: LedgerRow.Cause) -> String {
    "Value requested: \(because(cause))."
  }

  package static func merged(_ cause: LedgerRow.Cause) -> String {
    "Merged: \(because(cause)); a request for its value is already queued."
  }

  package static func followUp(_ cause: LedgerRow.Cause) -> String {
    "Merged: \(because(cause)) while a request was running; another request follows it."
  }

  package static func received(_ template: ControlTemplateDescription) -> String {
    switch template.role {
    case .toggle: "Value received: \(word(template.isOn))."
    case .button: "Value received."
    }
  }

  package static func unmetRequest(_ requested: Bool) -> String {
    "It was switched \(word(requested)), but the provider still returns \(word(!requested)), which "
      + "is shown."
  }

  package static func failed(
    _ failure: FetchFailure, next: String?, hasFollowUp: Bool, hasValue: Bool
  ) -> String {
    let kept = hasValue ? "The last value stays" : "There is no value to show"
    let start = "Failed: \(LedgerText.clause(failure.message)). \(kept); "
    if hasFollowUp { return start + "a newer request follows now." }
    guard let next else { return start + "no further attempts until the next request." }
    let held = failure.heldBackUntil == nil ? "" : "the extension is held back; "
    return start + "\(held)next attempt at \(next)."
  }

  package static func pressed(_ isOn: Bool?) -> String {
    isOn.map { "The user switched it \(word($0))." } ?? "The user pressed it."
  }

  package static func actionFailed(_ error: String) -> String {
    "Its action failed: \(LedgerText.clause(error)). Requesting its value."
  }

  package static func noChoices(_ parameter: String) -> String {
    "No choices for \"\(parameter)\": the extension's list is empty."
  }

  package static func choicesFailed(_ parameter: String, _ error: String) -> String {
    "The choices for \"\(parameter)\" could not be loaded: \(LedgerText.clause(error))."
  }

  package static func word(_ isOn: Bool) -> String { isOn ? "on" : "off" }

  /// Completes "Value requested: …".
  package static func because(_ cause: LedgerRow.Cause) -> String {
    switch cause {
    case .placed: "the control was added or resized"
    case .configured: "the control was configured"
    case .intent: "its action, or that of an identical control, has finished"
    case .widgetCenter: "ControlCenter requested it"
    default: LedgerText.because(cause)
    }
  }
}
