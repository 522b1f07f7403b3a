import Foundation
import HostLink

/// What a control engine is told. Times are the device's.
package enum ControlEvent: Equatable, Sendable {
  /// The place or the configuration is another. A value is asked for where the form or the
  /// configuration is another, or where the cause says that it may be.
  case changed(Control, ControlForm, LedgerRow.Cause)
  /// `ControlCenter`, in the extension's process or its app's; nil is every kind.
  case reloadRequested(ExtensionIdentifier, kind: String?, LedgerRow.Cause)
  /// A person or a push.
  case reloadOne(ControlIdentifier, LedgerRow.Cause)
  case fetched(token: UInt64, ControlTemplateDescription, [ConfigurationIssue])
  case fetchFailed(token: UInt64, FetchFailure)
  /// The choices of a parameter were asked for; `problem` says why there are none to choose from.
  case choicesAsked(
    ExtensionIdentifier, kind: String, parameter: String, problem: String?)
  /// An action has returned; `error` is what it threw.
  case performed(ControlIdentifier, number: Int, error: String?)
}

/// What a control engine wants done, in order.
package enum ControlAction: Equatable, Sendable {
  /// Ask the extension; answer with `.fetched` or `.fetchFailed` and the same token.
  case fetch(ControlFetch)
  case record(LedgerRow)
  /// What is told of the control is another.
  case changed(ControlIdentifier)
}

/// One request for the value of controls that have the same kind and configuration.
package struct ControlFetch: Equatable, Sendable {
  package struct Member: Equatable, Sendable {
    package var id: ControlIdentifier
    /// Place in `forms`.
    package var form: Int
  }

  package var token: UInt64
  package var members: [Member]
  /// Each once.
  package var forms: [ControlForm]
  /// The first member: kind and configuration are the same for all.
  package var control: Control
}

/// What a press leads to.
package enum ControlPress: Equatable, Sendable {
  /// Perform, then tell `.performed` with the number.
  case perform(PerformRequest, number: Int)
  /// A toggle that is so already.
  case nothing
  case needsUnlock
}
