/// An expression of literals and calls, which can be read without running it.
@frozen package indirect enum SourceExpression: Equatable, Sendable {
  case string(String)
  case bool(Bool)
  case number(String)
  case array([SourceExpression])
  case dictionary([Entry])
  /// A call by the last name of what is called: `.library(name: "A")` and `Product.library(…)` are
  /// calls of `library`.
  case call(String, [Argument])
  /// A member without arguments, such as `.v17`.
  case name(String)
  /// Anything else, with its line.
  case unsupported(line: Int)

  /// An entry of a dictionary literal.
  @frozen package struct Entry: Equatable, Sendable {
    package let key: SourceExpression
    package let value: SourceExpression
  }

  @frozen package struct Argument: Equatable, Sendable {
    /// nil for an argument without a label.
    package let label: String?
    package let value: SourceExpression

    package init(label: String?, value: SourceExpression) {
      self.label = label
      self.value = value
    }
  }
}

/// The constants of a source: what `let name = …` at the top level means.
package struct SourceConstants: Equatable, Sendable {
  /// The values by name. A reference to an earlier constant is replaced by its value.
  package internal(set) var values: [String: SourceExpression] = [:]
  /// The lines of the other statements, which have to be run to know what they do.
  package internal(set) var otherStatements: [Int] = []

  init(otherStatements: [Int] = []) {
    self.otherStatements = otherStatements
  }
}
