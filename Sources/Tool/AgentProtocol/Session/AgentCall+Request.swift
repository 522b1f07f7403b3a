import JSONValues
import NearestName

extension AgentCall.Work {
  /// Throws if the method is unknown, its parameters are not valid, or there is no such tool.
  init(
    _ method: String, _ params: [String: JSONValue], tools: [ToolDescription]
  ) throws(AgentError) {
    switch method {
    case "tools/call":
      guard let name = params["name"]?.string else {
        throw .invalidParameters("tools/call needs the parameter \"name\"")
      }
      guard tools.contains(where: { $0.name == name }) else {
        throw .invalidParameters(
          "unknown tool \"\(name.prefix(100))\"; available: "
            + knownNames(tools.map(\.name), insteadOf: String(name.prefix(100))))
      }
      guard let arguments = (params["arguments"] ?? [:]).object else {
        throw .invalidParameters("the parameter \"arguments\" must be an object")
      }
      self = .tool(name, arguments: arguments)
    case "resources/read":
      guard let uri = params["uri"]?.string else {
        throw .invalidParameters("resources/read needs the parameter \"uri\"")
      }
      self = .resource(uri: uri)
    default: throw .unknownMethod(method)
    }
  }
}
