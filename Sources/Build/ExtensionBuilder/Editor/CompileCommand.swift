import Foundation

/// How a language server compiles a source: an entry of a compilation database.
///
/// Source: "JSON Compilation Database Format Specification" of Clang, which SourceKit-LSP reads.
package struct CompileCommand: Codable, Equatable, Sendable {
  /// The folder in which the command runs.
  package var directory: String
  /// The source's path.
  package var file: String
  /// The compiler and its arguments.
  package var arguments: [String]
}
