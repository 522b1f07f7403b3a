/// The user's decision on an extension that uses the device's position.
///
/// An extension asks with its first use of `CLLocationManager`; it is then in the list, undecided.
public enum LocationDecision: String, CaseIterable, Sendable {
  /// The extension has asked, and the user has not answered.
  case ask
  case allow, deny
}

/// Which extensions may use the device's position.
public typealias LocationAccess = AccessList<LocationDecision>
