/// Who may ask what: decided from a request's head, before its body is read.
///
/// The device listens on loopback only, but every page in the person's browser can reach that. So
/// `Host` must be the device's own (a name that was rebound to 127.0.0.1 is not), a foreign `Origin`
/// is refused, and everything but the page's own files needs the token, which a cookie of the same
/// site or an `Authorization` header carries.
struct AccessRules: Sendable {
  /// A body's limit in bytes.
  static let bodyLimit = 1 << 20

  var token: AccessToken
  var port: Int

  /// Cookies know no ports: each device has its own name.
  var cookieName: String { "vitrine_\(port)" }

  private var hosts: [String] {
    ["127.0.0.1", "localhost", "[::1]"].flatMap {
      port == 80 ? [$0, "\($0):80"] : ["\($0):\(port)"]
    }
  }

  /// The route that the request takes. Throws `WebProblem`.
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
    if route.needsToken, !holdsToken(head) { throw .noToken }
    if let length = head.contentLength, length > Self.bodyLimit {
      throw .tooLarge(limit: Self.bodyLimit)
    }
    if route == .commands, !isJSON(head.contentType) {
      throw .notJSON(contentType: head.contentType)
    }
    if route == .changes, head.upgrade?.lowercased() != "websocket" { throw .needsUpgrade }
    return route
  }

  private func holdsToken(_ head: RequestHead) -> Bool {
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

  /// The answer to the page's address with a token: into a cookie with it, out of the address.
  func welcome(token given: String) throws(WebProblem) -> HTTPResponse {
    guard token.matches(given) else { throw .noToken }
    return HTTPResponse(
      status: 303,
      headers: [
        "Location": "/",
        "Set-Cookie": "\(cookieName)=\(token.text); HttpOnly; SameSite=Strict; Path=/",
      ])
  }
}
