import Foundation

/// How a language server compiles a source: an entry of a compilation database.
///
/// Source: "JSON Compilation Database Format Specification" of Clang, which SourceKit-LSP reads.
public struct CompileCommand: Codable, Equatable, Sendable {
  /// The folder in which the command runs.
  public var directory: String
  /// The source's path.
  public var file: String
  /// The compiler and its arguments.
  public var arguments: [String]
}
