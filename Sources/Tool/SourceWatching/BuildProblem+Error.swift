import DeviceProtocol
import ExtensionBuilder
import Foundation

extension BuildProblem {
  /// The errors that are shown at most: further ones are mostly consequences.
  private static let limit = 50

  /// What a failed build reports, one problem for each error of the compiler.
  ///
  /// - Parameter name: The path of a file below its project.
  package static func all(of error: any Error, name: (String) -> String) -> [BuildProblem] {
    let parts: [String]
    let diagnostics: [CompilerDiagnostic]
    switch error as? BuildError {
    case .compilation(let errors)?: (parts, diagnostics) = ([], errors)
    case .partsMissing(let missing, let errors)?: (parts, diagnostics) = (missing, errors)
    default: (parts, diagnostics) = (["\(error)"], [])
    }
    let problems =
      parts.map { BuildProblem(message: $0) }
      + diagnostics.map { BuildProblem($0, name: name($0.file)) }
    guard problems.count > limit else { return problems }
    let rest = problems.count - limit
    return problems.prefix(limit) + [
      BuildProblem(message: rest == 1 ? "1 more error" : "\(rest) more errors")
    ]
  }

  init(_ diagnostic: CompilerDiagnostic, name: String) {
    let parts = diagnostic.parts
    self.init(
      file: diagnostic.file, name: name, line: diagnostic.line, column: diagnostic.column,
      message: diagnostic.message, excerpt: parts.first?.excerpt,
      notes: parts.dropFirst().map {
        Note(
          file: $0.file, line: $0.line, column: $0.column, message: $0.message,
          excerpt: $0.excerpt)
      })
  }
}
