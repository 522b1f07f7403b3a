/// A target of a `BUILD` file: a call of a rule or of a macro, with the package that it is in.
struct BazelRule {
  let call: StarlarkCall
  let package: BazelWorkspace.Package

  init(_ call: StarlarkCall, in package: BazelWorkspace.Package) {
    self.call = call
    self.package = package
  }

  var name: String { call["name"]?.string ?? "" }
  var label: BazelLabel { BazelLabel(package: package.label, name: name) }
  var kind: String { call.function.name }

  /// The file and the line, for messages.
  var place: String { "\(package.file.path):\(call.line)" }

  /// The error about an attribute that has to be run.
  func notConstant(_ attribute: String, _ computed: (what: String, line: Int)) -> ProjectError {
    .damaged(
      package.file.path, line: computed.line,
      reason: "\(attribute) of \(name) has \(computed.what), which is not read: "
        + BazelWorkspace.advice)
  }

  /// The sentence about a target whose rule or macro is not known.
  func unknown(neededBy rule: BazelRule) -> String {
    "\(place): \(name), which \(rule.name) needs, is made by \(kind), which is not read; if the "
      + "build fails, \(BazelWorkspace.advice)"
  }

  /// The text of an attribute; nil if it has none. Throws `ProjectError.damaged`.
  func text(_ attribute: String) throws(ProjectError) -> String? {
    guard let value = call[attribute] else { return nil }
    if let text = value.string { return text }
    throw notConstant(attribute, value.computed ?? ("a value that is not a text", value.line))
  }

  /// The texts of an attribute: a list, or one. Throws `ProjectError.damaged`.
  func texts(_ attribute: String) throws(ProjectError) -> [String] {
    guard let value = call[attribute] else { return [] }
    return try value.elements.map { element throws(ProjectError) in
      if let text = element.string { return text }
      throw notConstant(
        attribute, value.computed ?? ("a value that is not a text", element.line))
    }
  }
}
