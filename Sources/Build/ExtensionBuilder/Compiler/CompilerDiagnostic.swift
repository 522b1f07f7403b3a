import Foundation

/// A compiler error and its notes.
///
/// The builder runs `swiftc` with `-diagnostic-style=llvm`, which prints each diagnostic as
/// `file:line:column: kind: message`, followed by the source line and a caret. Notes come after
/// their error. Because of the source overlay (see `PlatformConditions`), file, line, column and
/// source line are those of the author's file.
///
/// Warnings and remarks are dropped: an extension that builds in Xcode shows them there.
package struct CompilerDiagnostic: Equatable, Sendable {
  package var file: String
  package var line: Int
  package var column: Int
  package var message: String
  /// The text as the compiler prints it: message, source line, notes.
  package var text: String

  /// Returns the errors in the compiler's output, without duplicates. The driver compiles files in
  /// several jobs, which can report the same error.
  static func errors(in output: String) -> [CompilerDiagnostic] {
    var result: [CompilerDiagnostic] = []
    // Lines that match no diagnostic continue the last one.
    var isInError = false
    for line in output.split(separator: "\n", omittingEmptySubsequences: false) {
      if CompilerCrash.begins(line) { isInError = false }
      guard let match = line.wholeMatch(of: /(.+?):(\d+):(\d+): (error|warning|note|remark): (.*)/)
      else {
        if isInError { result[result.count - 1].text += "\n" + line }
        continue
      }
      switch match.4 {
      case "error":
        isInError = true
        result.append(
          CompilerDiagnostic(
            file: String(match.1), line: Int(match.2) ?? 0, column: Int(match.3) ?? 0,
            message: String(match.5), text: String(line)))
      case "note":
        if isInError { result[result.count - 1].text += "\n" + line }
      default: isInError = false
      }
    }
    return (result + CompilerCrash.errors(in: output)).uniqued().map(\.withoutDriverLines)
  }

  /// The name in "no such module"; nil for other errors.
  var missingModule: String? {
    message.wholeMatch(of: /no such module '(.+?)(?:\..*)?'/).map { String($0.1) }
  }

  private var withoutDriverLines: CompilerDiagnostic {
    var copy = self
    // The driver's own messages follow the last diagnostic.
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !$0.hasPrefix("error: ") && !$0.hasPrefix("warning: ") }
    copy.text = lines.joined(separator: "\n").trimmingCharacters(in: .newlines)
    return copy
  }
}

extension [CompilerDiagnostic] {
  /// Keeps the first of the diagnostics with the same message at the same place.
  fileprivate func uniqued() -> [CompilerDiagnostic] {
    var seen: Set<String> = []
    return filter { seen.insert("\($0.file):\($0.line):\($0.column):\($0.message)").inserted }
  }
}
