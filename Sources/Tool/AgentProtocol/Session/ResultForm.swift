import JSONValues

/// The names of members of `_meta`.
enum MetaKey {
  /// The value of a result with pictures.
  static let result = "vitrine/result"
  // Those of the protocol.
  static let protocolVersion = "io.modelcontextprotocol/protocolVersion"
  static let serverInformation = "io.modelcontextprotocol/serverInfo"
}

/// How results look in a revision of the protocol, and the requests that need no work.
struct ResultForm {
  /// How long a client may use lists and documents without asking again: they do not change while
  /// the server runs.
  private static let lifetime = 3_600_000

  var version: ProtocolVersion
  var catalog: AgentCatalog

  /// The result of a request that is answered at once; nil if it is a call.
  func answer(_ method: String, _ params: [String: JSONValue]) throws(AgentError) -> JSONValue? {
    switch method {
    case "ping": result([:])
    case "server/discover":
      kept([
        "supportedVersions": .array(ProtocolVersion.allCases.map { .string($0.rawValue) }),
        "capabilities": catalog.capabilities, "instructions": .string(catalog.instructions),
        "serverInfo": catalog.serverInformation,
      ])
    case "tools/list": try list("tools", catalog.tools.map(\.json), params)
    case "resources/list": try list("resources", catalog.resources.map(\.json), params)
    case "resources/templates/list":
      try list("resourceTemplates", catalog.templates.map(\.json), params)
    default: nil
    }
  }

  /// The result of a call.
  func result(_ value: JSONValue) -> JSONValue {
    guard case .object(var members) = value else { return value }
    if members["contents"] != nil { return kept(members) }
    if !version.hasStructuredResults {
      members["structuredContent"] = nil
      // The text names the document, too.
      members["content"] = members["content"]?.array.map { parts in
        .array(parts.filter { $0["type"] != "resource_link" })
      }
    }
    return complete(members)
  }

  /// A list has one page.
  private func list(
    _ name: String, _ elements: [JSONValue], _ params: [String: JSONValue]
  ) throws(AgentError) -> JSONValue {
    if let cursor = params["cursor"], cursor != .null {
      throw .invalidParameters("unknown cursor; the list has one page")
    }
    return kept([name: .array(elements)])
  }

  /// A result that the client may keep for a time.
  private func kept(_ members: [String: JSONValue]) -> JSONValue {
    guard version.isStateless else { return .object(members) }
    var members = members
    members["ttlMs"] = .integer(Self.lifetime)
    members["cacheScope"] = "private"
    return complete(members)
  }

  private func complete(_ members: [String: JSONValue]) -> JSONValue {
    guard version.isStateless else { return .object(members) }
    var members = members
    members["resultType"] = "complete"
    var meta = members["_meta"]?.object ?? [:]
    meta[MetaKey.serverInformation] = catalog.serverInformation
    members["_meta"] = .object(meta)
    return .object(members)
  }
}
