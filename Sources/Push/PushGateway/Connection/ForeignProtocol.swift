internal import COpenSSL

/// What a client speaks in place of HTTP/2 over TLS.
enum ForeignProtocol: Sendable {
  /// Something else over TLS, most often HTTP/1.1.
  case notHTTP2
  /// HTTP without TLS.
  case plainHTTP

  /// The protocol of a client whose TLS handshake has just failed on this thread; nil if it failed
  /// for another reason.
  static var ofFailedHandshake: Self? {
    switch vitrine_tls_foreign_protocol() {
    case 1: .notHTTP2
    case 2: .plainHTTP
    default: nil
    }
  }

  /// - Parameter count: How many connections there were.
  func message(_ count: Int) -> String {
    let clients = count == 1 ? "a connection" : "\(count) connections"
    return switch self {
    case .notHTTP2:
      "The push gateway closed \(clients) without HTTP/2, which it needs, as APNs does. curl uses "
        + "it with --http2; Python's requests and Node's fetch cannot."
    case .plainHTTP:
      "The push gateway closed \(clients) without TLS, which it needs, as APNs does: use https:// "
        + "in the address."
    }
  }
}
