/// Decides from a request's head, before the body is read, whether the request is admitted.
///
/// The device listens on loopback only, but any web page in the user's browser can send requests
/// there. Three checks keep foreign pages out:
/// - `Host` must name the device. A foreign name that resolves to 127.0.0.1 (DNS rebinding) fails.
/// - `Origin`, if present, must be the device's own.
/// - All routes except the page and its files need the token, in a `SameSite=Strict` cookie or in
///   `Authorization: Bearer`.
///
/// The checks run in the order of the table in docs/device-page.md, "Access"; the first one that
/// fails determines the response. The rules hold no state and limit no rates: `SoupListener` limits
/// connections and body sizes.
struct AccessRules: Sendable {
  /// The largest body of most routes, in bytes.
  static let bodyLimit = 1 << 20

  var token: AccessToken
  var port: Int

  /// Contains the port, because browsers share cookies among all ports of a host.
  var cookieName: String { "vitrine_\(port)" }

  private var hosts: [String] {
    ["127.0.0.1", "localhost", "[::1]"].flatMap {
      port == 80 ? [$0, "\($0):80"] : ["\($0):\(port)"]
    }
  }

  /// Returns the request's route, or throws the reason for refusing it.
  func admit(_ head: RequestHead) throws(WebProblem) -> Route {
    guard let host = head.host?.lowercased(), hosts.contains(host) else {
      throw .foreignHost(head.host)
    }
    if let origin = head.origin, origin.lowercased() != "http://" + host {
      throw .foreignOrigin(origin)
    }
    let route = try Route(path: head.path)
    guard route.methods.contains(head.method) else {
      throw .wrongMethod(head.method, allowed: route.methods)
    }
    if route.needsToken, !hasValidToken(head) { throw .noToken }
    if let length = head.contentLength, length > route.bodyLimit {
      throw .tooLarge(limit: route.bodyLimit)
    }
    if head.method == "POST", !isJSON(head.contentType) {
      throw .notJSON(contentType: head.contentType)
    }
    if route == .changes, head.upgrade?.lowercased() != "websocket" { throw .needsUpgrade }
    return route
  }

  /// Whether the request has the token in its cookie or its authorization.
  func hasValidToken(_ head: RequestHead) -> Bool {
    if let cookie = head.cookieValue(cookieName), token.matches(cookie) { return true }
    let scheme = "bearer "
    guard let authorization = head.authorization,
      authorization.lowercased().hasPrefix(scheme)
    else { return false }
    return token.matches(String(authorization.dropFirst(scheme.count)))
  }

  private func isJSON(_ type: String?) -> Bool {
    let name = type?.split(separator: ";", omittingEmptySubsequences: false).first ?? ""
    return name.lowercased().filter { $0 != " " } == "application/json"
  }

  /// The response to `GET /?token=…`: stores the token in a cookie and redirects to the same path
  /// without the token, which removes it from the address bar.
  func signIn(token given: String, to path: String) throws(WebProblem) -> HTTPResponse {
    guard token.matches(given) else { throw .noToken }
    return HTTPResponse(
      status: 303,
      headers: [
        "Location": path,
        "Set-Cookie": "\(cookieName)=\(token.text); HttpOnly; SameSite=Strict; Path=/",
      ])
  }
}
