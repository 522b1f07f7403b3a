import Foundation
import HostLink

/// An input of `ControlEngine`.
package enum ControlEvent: Equatable, Sendable {
  /// The place or the configuration changed. A value is requested if the form or the configuration
  /// changed, or if the cause implies that the value may have changed.
  case changed(Control, ControlForm, LedgerRow.Cause)
  /// A request of `ControlCenter` in the extension or its app. nil means every kind.
  case reloadRequested(ExtensionID, kind: String?, LedgerRow.Cause)
  /// A request of the user or a push for one control.
  case reloadOne(ControlID, LedgerRow.Cause)
  case fetched(token: UInt64, ControlTemplateDescription, [ConfigurationIssue])
  case fetchFailed(token: UInt64, FetchFailure)
  /// The choices of a parameter were requested; `problem` says why there are none, and is nil
  /// otherwise.
  case choicesRequested(
    ExtensionID, kind: String, parameter: String, problem: String?)
  /// An action has finished; `error` is nil if it did not throw.
  case performed(ControlID, number: Int, error: String?)
}

/// An output of `ControlEngine`, to be carried out in order.
package enum ControlAction: Equatable, Sendable {
  /// Ask the extension, then answer with `.fetched` or `.fetchFailed` and the same token.
  case fetch(ControlFetch)
  /// Store a ledger row.
  case record(LedgerRow)
  /// Report the control's changed state to surfaces.
  case changed(ControlID)
}

/// One request for the value of all controls with the same kind and configuration.
package struct ControlFetch: Equatable, Sendable {
  package struct Member: Equatable, Sendable {
    package var id: ControlID
    /// The index in `forms`.
    package var form: Int
  }

  package var token: UInt64
  package var members: [Member]
  /// The distinct forms of the members.
  package var forms: [ControlForm]
  /// The first member's control. Kind and configuration are the same for all.
  package var control: Control
}

/// The effect of a press.
package enum ControlPress: Equatable, Sendable {
  /// Perform the action, then send `.performed` with the number.
  case perform(PerformRequest, number: Int)
  /// The toggle already has the requested state.
  case nothing
  case needsUnlock
}
