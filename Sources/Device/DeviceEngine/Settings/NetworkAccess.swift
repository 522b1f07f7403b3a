/// The user's decision on an extension that uses the network.
public enum NetworkDecision: String, CaseIterable, Sendable { case allow, deny }

/// Which extensions may use the network in their sandbox. Others have an empty network.
///
/// An extension with access also reaches abstract Unix sockets, such as those of X11 and D-Bus.
public typealias NetworkAccess = AccessList<NetworkDecision>

extension NetworkAccess {
  public func allows(_ id: ExtensionID) -> Bool { self[id] == .allow }

  /// How to give an extension access, after a message about it.
  public static func hint(_ id: ExtensionID) -> String {
    "\(id) has no network access; if it needs it, run "
      + "`vitrine device network-access=\(id):allow`"
  }
}
