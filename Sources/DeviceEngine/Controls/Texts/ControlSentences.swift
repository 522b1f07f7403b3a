import HostLink

/// The ledger's sentences about controls: what was decided, and why, for a person.
package enum ControlSentences {
  package static func loads(_ cause: LedgerRow.Cause) -> String { "Asks for its value: \(because(cause))." }

  package static func joined(_ cause: LedgerRow.Cause) -> String {
    "Joined: \(because(cause)), and its value is about to be asked for."
  }

  package static func again(_ cause: LedgerRow.Cause) -> String {
    "Joined: \(because(cause)) while its value was being asked for; it is asked for again after "
      + "that."
  }

  package static func came(_ template: ControlTemplateDescription) -> String {
    switch template.role {
    case .toggle: "Its value came: \(word(template.isOn))."
    case .button: "Its value came."
    }
  }

  package static func unfulfilled(_ wish: Bool) -> String {
    "It was switched \(word(wish)), and the provider still says \(word(!wish)): the provider's "
      + "answer is shown."
  }

  package static func failed(
    _ failure: FetchFailure, next: String?, isAskedAgain: Bool, hasValue: Bool
  ) -> String {
    let left = hasValue ? "The last value stays" : "It has never had a value"
    let start = "Failed: \(LedgerText.clause(failure.message)). \(left); "
    if isAskedAgain { return start + "it was asked for again meanwhile, which is done now." }
    guard let next else {
      return start + "it is not asked for again by itself."
    }
    return start + "the next try is at \(next)"
      + (failure.heldBackUntil == nil ? "." : ", as the extension is held back.")
  }

  package static func pressed(_ isOn: Bool?) -> String {
    isOn.map { "A person switched it \(word($0))." } ?? "A person pressed it."
  }

  package static func actionFailed(_ error: String) -> String {
    "Its action failed: \(LedgerText.clause(error)). Its value is asked for."
  }

  package static func noChoices(_ parameter: String) -> String {
    "There is nothing to choose for \"\(parameter)\": the extension's list is empty."
  }

  package static func choicesFailed(_ parameter: String, _ error: String) -> String {
    "The choices of \"\(parameter)\" could not be had: \(LedgerText.clause(error))."
  }

  package static func word(_ isOn: Bool) -> String { isOn ? "on" : "off" }

  /// Completes "Asks for its value: …".
  package static func because(_ cause: LedgerRow.Cause) -> String {
    switch cause {
    case .placed: "the control was added, or has another size"
    case .configured: "the control was configured"
    case .intent: "its action, or that of an equal control, has ended"
    case .widgetCenter: "ControlCenter asked"
    default: LedgerText.because(cause)
    }
  }
}
