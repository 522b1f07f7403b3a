import Foundation

/// The head of a request: everything that is known before the body is read.
struct RequestHead: Equatable, Sendable {
  /// In capitals, for example `GET`.
  var method: String
  /// Percent-encoded as sent, without the query.
  var path: String
  /// Percent-encoded as sent, without `?`.
  var query: String?
  /// The `Host` header.
  var host: String?
  var origin: String?
  var cookie: String?
  var authorization: String?
  var contentType: String?
  /// In bytes; nil if there is no `Content-Length` header.
  var contentLength: Int?
  /// True if the body is sent in chunks and its length is unknown.
  var isChunked = false
  var upgrade: String?
  /// The `If-None-Match` header.
  var knownTag: String?
  var accept: String?
  /// The `Mcp-Session-Id` header.
  var agentSession: String?
}

/// A whole request.
struct HTTPRequest: Sendable {
  var head: RequestHead
  var body: Data
}

extension RequestHead {
  /// Returns the decoded value of a query parameter; nil if it is absent.
  func queryValue(_ name: String) -> String? { queryItems.first { $0.name == name }?.value }

  /// The decoded parameters of the query, in their order, without those that cannot be decoded.
  var queryItems: [(name: String, value: String)] {
    (query ?? "").split(separator: "&").compactMap { pair in
      let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let value = parts.count == 2 ? String(parts[1]).removingPercentEncoding : ""
      return value.map { (name: String(parts[0]), value: $0) }
    }
  }

  /// Returns the value of a cookie; nil if it is absent.
  func cookieValue(_ name: String) -> String? {
    for pair in (cookie ?? "").split(separator: ";") {
      let parts = pair.split(separator: "=", maxSplits: 1)
      if parts.count == 2, parts[0].trimmingCharacters(in: .whitespaces) == name {
        return parts[1].trimmingCharacters(in: .whitespaces)
      }
    }
    return nil
  }
}
