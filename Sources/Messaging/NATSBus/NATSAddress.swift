import Foundation

/// The address of a NATS server: `nats://host:port` or `tls://host:port`, optionally with
/// `user:password@` or `token@`. The default port is 4222.
package struct NATSAddress: Equatable, Sendable {
  package var host: String
  package var port: Int
  /// Whether the address begins with `tls://`.
  package var usesTLS: Bool
  /// The user name, or a token if there is no password.
  var user: String?
  var password: String?

  /// nil if the text is not an address.
  package init?(_ text: String) {
    let full = text.contains("://") ? text : "nats://\(text)"
    guard let parts = URLComponents(string: full), let host = parts.host, !host.isEmpty,
      ["nats", "tls"].contains(parts.scheme), ["", "/"].contains(parts.path),
      parts.query == nil, (1...65_535).contains(parts.port ?? 4222)
    else { return nil }
    self.host = host.trimmingCharacters(in: CharacterSet(charactersIn: "[]"))
    port = parts.port ?? 4222
    usesTLS = parts.scheme == "tls"
    user = parts.user
    password = parts.password
  }
}

extension NATSAddress: CustomStringConvertible {
  /// The address without the credentials.
  package var description: String {
    "\(usesTLS ? "tls" : "nats")://\(host.contains(":") ? "[\(host)]" : host):\(port)"
  }
}
