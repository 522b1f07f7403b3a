import Foundation

/// A response: a status, a body, and the headers in addition to `commonHeaders`.
struct HTTPResponse: Equatable, Sendable {
  var status: Int
  var headers: [String: String] = [:]
  var body = Data()

  init(
    status: Int, contentType: String? = nil, headers: [String: String] = [:], body: Data = Data()
  ) {
    self.status = status
    self.headers = headers
    self.body = body
    if let contentType { self.headers["Content-Type"] = contentType }
    if self.headers["Cache-Control"] == nil { self.headers["Cache-Control"] = "no-store" }
  }

  static func json(_ body: Data, status: Int = 200) -> HTTPResponse {
    HTTPResponse(status: status, contentType: "application/json; charset=utf-8", body: body)
  }

  /// The value of `Cache-Control` for an address whose contents never change.
  static let permanent = "private, max-age=31536000, immutable"

  /// The headers of every response. They restrict the page to its own files and its own server,
  /// forbid framing and texts as markup, and suppress the `Referer` header.
  static let commonHeaders = [
    "Content-Security-Policy":
      "default-src 'self'; img-src 'self' data: blob:; object-src 'none'; base-uri 'none'; "
      + "form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; "
      + "trusted-types 'none'",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    // A connection has one request (`RequestFraming`).
    "Connection": "close",
  ]

  /// The reason phrase of HTTP/1.1.
  var reason: String {
    switch status {
    case 200: "OK"
    case 202: "Accepted"
    case 303: "See Other"
    case 304: "Not Modified"
    case 400: "Bad Request"
    case 401: "Unauthorized"
    case 403: "Forbidden"
    case 404: "Not Found"
    case 405: "Method Not Allowed"
    case 408: "Request Timeout"
    case 409: "Conflict"
    case 413: "Content Too Large"
    case 415: "Unsupported Media Type"
    case 422: "Unprocessable Content"
    case 426: "Upgrade Required"
    case 429: "Too Many Requests"
    case 431: "Request Header Fields Too Large"
    case 502: "Bad Gateway"
    case 503: "Service Unavailable"
    case 504: "Gateway Timeout"
    default: "Internal Server Error"
    }
  }

  /// The bytes in HTTP/1.1, for refused connections and requests, which libsoup does not answer.
  var serialized: Data {
    var lines = ["HTTP/1.1 \(status) \(reason)", "Content-Length: \(body.count)"]
    for (name, value) in Self.commonHeaders.merging(headers, uniquingKeysWith: { $1 }).sorted(
      by: { $0.key < $1.key })
    {
      lines.append("\(name): \(value)")
    }
    return Data((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8) + body
  }
}
