import HostLink
import PushValues

/// The decision on a push to a token. It takes effect only when the device carries it out.
package enum PushDecision: Equatable, Sendable {
  /// The push changes nothing.
  case rejected(PushVerdict)
  /// Start an activity of an app. The limits on its own starts apply.
  case start(ActivityStart, of: ExtensionID)
  /// Apply the change, even a rejected one, which then only has ledger rows.
  case change(ActivityDecision)
}

/// The decision on a broadcast.
package enum BroadcastDecision: Equatable, Sendable {
  /// The broadcast changes nothing.
  case rejected(PushVerdict)
  /// Apply the changes of all listeners, in order.
  case change([ActivityDecision])
}
