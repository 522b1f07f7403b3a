import Foundation

/// One error of the compiler, with the notes that belong to it.
public struct CompilerDiagnostic: Equatable, Sendable {
  public var file: String
  public var line: Int
  public var column: Int
  public var message: String
  /// As the compiler prints it: the message, the line of source, the notes.
  public var text: String

  /// The errors in what the compiler printed; warnings and remarks are left out, and each error
  /// stands once.
  static func errors(in output: String) -> [CompilerDiagnostic] {
    var result: [CompilerDiagnostic] = []
    var isTaken = false
    for line in output.split(separator: "\n", omittingEmptySubsequences: false) {
      guard let match = line.wholeMatch(of: /(.+?):(\d+):(\d+): (error|warning|note|remark): (.*)/)
      else {
        if isTaken { result[result.count - 1].text += "\n" + line }
        continue
      }
      switch match.4 {
      case "error":
        isTaken = true
        result.append(
          CompilerDiagnostic(
            file: String(match.1), line: Int(match.2) ?? 0, column: Int(match.3) ?? 0,
            message: String(match.5), text: String(line)))
      case "note":
        if isTaken { result[result.count - 1].text += "\n" + line }
      default: isTaken = false
      }
    }
    return result.uniqued().map(\.withoutTrailingSpace)
  }

  private var withoutTrailingSpace: CompilerDiagnostic {
    var copy = self
    // The driver's own lines that follow the last diagnostic.
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !$0.hasPrefix("error: ") && !$0.hasPrefix("warning: ") }
    copy.text = lines.joined(separator: "\n").trimmingCharacters(in: .newlines)
    return copy
  }
}

extension [CompilerDiagnostic] {
  /// The first of those that say the same of the same place.
  fileprivate func uniqued() -> [CompilerDiagnostic] {
    var seen: Set<String> = []
    return filter { seen.insert("\($0.file):\($0.line):\($0.column):\($0.message)").inserted }
  }
}
