import Foundation

/// The head of a request: all that is known before its body is read.
struct RequestHead: Equatable, Sendable {
  /// In capitals, e.g. `GET`.
  var method: String
  /// As it was sent, percent-encoded, without the query.
  var path: String
  /// As it was sent, without `?`.
  var query: String?
  /// The `Host` header, or an absolute address' authority.
  var host: String?
  var origin: String?
  var cookie: String?
  var authorization: String?
  var contentType: String?
  /// In bytes; nil where the request does not say.
  var contentLength: Int?
  /// The body comes in chunks, its length is not known.
  var isChunked = false
  var upgrade: String?
  /// `If-None-Match`.
  var knownTag: String?
}

/// A whole request.
struct HTTPRequest: Sendable {
  var head: RequestHead
  var body: Data
}

extension RequestHead {
  /// A value of the query by its name, decoded; nil where there is none.
  func queryValue(_ name: String) -> String? {
    for pair in (query ?? "").split(separator: "&") {
      let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts[0] == name else { continue }
      return parts.count == 2 ? String(parts[1]).removingPercentEncoding : ""
    }
    return nil
  }

  /// A cookie's value by its name.
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
