import JSONValues

/// A tool as the client sees it.
package struct ToolDescription: Equatable, Sendable {
  /// What a call does, as hints for the client's user interface.
  package struct Effects: Equatable, Sendable {
    /// Changes nothing that the user notices: no file of the project and no device.
    package var isReadOnly: Bool
    /// Replaces or removes something.
    package var isDestructive: Bool
    /// The same call once more has no further effect.
    package var isRepeatable: Bool

    package init(isReadOnly: Bool, isDestructive: Bool, isRepeatable: Bool) {
      self.isReadOnly = isReadOnly
      self.isDestructive = isDestructive
      self.isRepeatable = isRepeatable
    }

    package static let reads = Self(isReadOnly: true, isDestructive: false, isRepeatable: true)
    package static let adds = Self(isReadOnly: false, isDestructive: false, isRepeatable: false)
    package static let sets = Self(isReadOnly: false, isDestructive: true, isRepeatable: true)
  }

  package var name: String
  package var title: String
  package var summary: String
  /// JSON Schema of an object.
  package var input: JSONValue
  package var effects: Effects

  package init(
    name: String, title: String, summary: String, input: JSONValue, effects: Effects
  ) {
    self.name = name
    self.title = title
    self.summary = summary
    self.input = input
    self.effects = effects
  }

  package var json: JSONValue {
    [
      "name": .string(name), "title": .string(title), "description": .string(summary),
      "inputSchema": input, "annotations": effects.json,
    ]
  }
}

extension ToolDescription.Effects {
  /// Without the hints that have their default, and those that say nothing about a tool that only
  /// reads. Everything happens on this machine.
  fileprivate var json: JSONValue {
    var hints: [String: JSONValue] = ["openWorldHint": false]
    if isReadOnly {
      hints["readOnlyHint"] = true
    } else {
      if !isDestructive { hints["destructiveHint"] = false }
      if isRepeatable { hints["idempotentHint"] = true }
    }
    return .object(hints)
  }
}
