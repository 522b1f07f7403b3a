import CSoup
import Foundation

extension RequestHead {
  /// The head of a message whose headers have been read.
  init(_ message: OpaquePointer) {
    let uri = soup_server_message_get_uri(message)
    func header(_ name: String) -> String? {
      vitrine_header(message, name).map { String(cString: $0) }
    }
    // Joins repeated headers: if a client sends two hosts, the joined text matches neither.
    func headers(_ name: String) -> String? {
      vitrine_header_list(message, name).map { String(cString: $0) }
    }
    self.init(
      method: soup_server_message_get_method(message).map { String(cString: $0) } ?? "",
      path: g_uri_get_path(uri).map { String(cString: $0) } ?? "",
      query: g_uri_get_query(uri).map { String(cString: $0) },
      host: headers("Host"), origin: headers("Origin"), cookie: header("Cookie"),
      authorization: headers("Authorization"), contentType: header("Content-Type"),
      contentLength: header("Content-Length").flatMap { Int($0) },
      isChunked: vitrine_is_chunked(message) != 0, upgrade: header("Upgrade"),
      knownTag: header("If-None-Match"), accept: headers("Accept"),
      agentSession: header("Mcp-Session-Id"))
  }
}

extension Data {
  init(_ bytes: OpaquePointer) {
    var count: gsize = 0
    let start = g_bytes_get_data(bytes, &count)
    self = start.map { Data(bytes: $0, count: Int(count)) } ?? Data()
  }
}
