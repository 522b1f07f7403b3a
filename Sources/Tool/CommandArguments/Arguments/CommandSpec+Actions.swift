extension CommandSpec {
  /// The actions of a command, for its help.
  package struct ActionHelp: Sendable {
    /// One word, or two for an action of a group.
    package var name: String
    /// As the help shows them, such as `ID…`.
    package var operands: String
    package var summary: String
    package var options: [Option]

    package init(name: String, operands: String, summary: String, options: [Option]) {
      self.name = name
      self.operands = operands
      self.summary = summary
      self.options = options
    }

    var signature: String { operands.isEmpty ? name : "\(name) \(operands)" }
  }

  /// Everything the parser accepts: the command's options, and those of its actions.
  package var acceptedOptions: [Option] {
    var known = Set(options.map(\.name))
    return options + actions.flatMap(\.options).filter { known.insert($0.name).inserted }
  }
}
