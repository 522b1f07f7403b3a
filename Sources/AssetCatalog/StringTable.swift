import Foundation

/// One table of one language, whatever file it came from (`.strings`, `.stringsdict`,
/// `.xcstrings`).
public struct StringTable: Codable, Equatable, Sendable {
  public var entries: [String: Entry]

  public init(entries: [String: Entry] = [:]) {
    self.entries = entries
  }

  public struct Entry: Codable, Equatable, Sendable {
    /// A format string; `%#@name@` stands for one of `variables`.
    public var format: String
    public var variables: [String: Variable]

    public init(format: String, variables: [String: Variable] = [:]) {
      self.format = format
      self.variables = variables
    }
  }

  /// A part of the text that depends on a number.
  public struct Variable: Codable, Equatable, Sendable {
    /// The argument's place, from 1; nil is the place of the variable in the format.
    public var argument: Int?
    /// Format strings by plural category: `zero`, `one`, `two`, `few`, `many`, `other`.
    /// `%arg` stands for the number.
    public var cases: [String: String]

    public init(argument: Int? = nil, cases: [String: String]) {
      self.argument = argument
      self.cases = cases
    }
  }
}
