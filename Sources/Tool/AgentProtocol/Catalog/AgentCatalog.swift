import JSONValues

/// What a server offers: it does not change while it runs.
package struct AgentCatalog: Sendable {
  /// A document that clients can read.
  package struct Resource: Equatable, Sendable {
    package var uri: String
    package var name: String
    package var title: String
    package var mimeType: String
    /// In bytes.
    package var size: Int?

    package init(uri: String, name: String, title: String, mimeType: String, size: Int?) {
      self.uri = uri
      self.name = name
      self.title = title
      self.mimeType = mimeType
      self.size = size
    }

    var json: JSONValue {
      var members: [String: JSONValue] = [
        "uri": .string(uri), "name": .string(name), "title": .string(title),
        "mimeType": .string(mimeType),
      ]
      members["size"] = size.map { .integer($0) }
      return .object(members)
    }
  }

  /// A family of resources, with a parameter in braces.
  package struct Template: Equatable, Sendable {
    package var uri: String
    package var name: String
    package var summary: String
    package var mimeType: String

    package init(uri: String, name: String, summary: String, mimeType: String) {
      self.uri = uri
      self.name = name
      self.summary = summary
      self.mimeType = mimeType
    }

    var json: JSONValue {
      [
        "uriTemplate": .string(uri), "name": .string(name), "description": .string(summary),
        "mimeType": .string(mimeType),
      ]
    }
  }

  package var name: String
  package var title: String
  package var version: String
  /// For the client's model: how to use the tools.
  package var instructions: String
  package var tools: [ToolDescription]
  package var resources: [Resource]
  package var templates: [Template]

  package init(
    name: String, title: String, version: String, instructions: String, tools: [ToolDescription],
    resources: [Resource], templates: [Template]
  ) {
    self.name = name
    self.title = title
    self.version = version
    self.instructions = instructions
    self.tools = tools
    self.resources = resources
    self.templates = templates
  }

  var serverInformation: JSONValue {
    ["name": .string(name), "title": .string(title), "version": .string(version)]
  }

  var capabilities: JSONValue { ["tools": [:], "resources": [:]] }
}
