import JSONValues

/// An error of the protocol: the answer to a request that cannot be performed at all.
///
/// A tool that fails is no such error: its result says so (`ToolResult.isError`), so that the
/// client's model reads it.
package struct AgentError: Error, Equatable, Sendable {
  package var code: Int
  package var message: String
  package var data: JSONValue?

  package init(code: Int, _ message: String, data: JSONValue? = nil) {
    self.code = code
    self.message = message
    self.data = data
  }

  var json: JSONValue {
    var members: [String: JSONValue] = ["code": .integer(code), "message": .string(message)]
    members["data"] = data
    return .object(members)
  }
}

// The codes are those of JSON-RPC 2.0 and of the Model Context Protocol.
extension AgentError {
  static func notJSON(_ reason: String) -> Self { Self(code: -32700, reason) }
  static func invalidRequest(_ reason: String) -> Self { Self(code: -32600, reason) }
  static func invalidParameters(_ reason: String) -> Self { Self(code: -32602, reason) }

  static func unknownMethod(_ name: String) -> Self {
    Self(code: -32601, "unknown method \"\(name.prefix(100))\"")
  }

  static func busy(limit: Int) -> Self {
    Self(code: -32000, "\(limit) requests are waiting already; wait for answers, then try again")
  }

  static func unsupportedVersion(_ version: String) -> Self {
    Self(
      code: -32022, "unsupported protocol version \"\(version.prefix(40))\"",
      data: [
        "supported": .array(ProtocolVersion.allCases.map { .string($0.rawValue) }),
        "requested": .string(version),
      ])
  }

  package static func unknownResource(_ uri: String, hint: String) -> Self {
    Self(
      code: -32602, "unknown resource \"\(uri.prefix(200))\"; \(hint)", data: ["uri": .string(uri)])
  }

  package static func failed(_ reason: String) -> Self { Self(code: -32603, reason) }
}
