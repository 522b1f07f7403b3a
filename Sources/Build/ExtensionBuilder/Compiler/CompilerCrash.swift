import Foundation

/// What the compiler prints when it crashes or reaches its limit of processor time: what it was
/// doing, from the outside in, and its own stack.
///
/// ```
/// Stack dump:
/// 3.\tWhile evaluating request TypeCheckPrimaryFileRequest(source_file "/a/Cache.swift")
/// 4.\tWhile type-checking expression at [/a/Cache.swift:4:3 - line:7:3] RangeText="load {
///  #0 0x000055dbe3097738 llvm::sys::PrintStackTrace(llvm::raw_ostream&, int)
/// ```
enum CompilerCrash {
  /// Whether no diagnostics follow the line.
  static func begins(_ line: Substring) -> Bool {
    line == "Stack dump:" || line.hasPrefix("Please submit a bug report")
  }

  /// An error for each process of the compiler that has ended like this, at the innermost place
  /// that it names.
  static func errors(in output: String) -> [CompilerDiagnostic] {
    let sections = output.components(separatedBy: "\nStack dump:\n").dropFirst()
    let isLimit = output.contains("failed due to signal \(SIGXCPU) ")
    let message =
      isLimit
      ? "the compiler does not finish this in time" : "the compiler of the toolchain crashes here"
    return sections.compactMap { section in
      let steps = section.split(separator: "\n").prefix { !$0.hasPrefix(" #0 ") }
      for step in steps.reversed() where step.first?.isNumber == true || step.hasPrefix(" for ") {
        guard
          let match = step.firstMatch(of: /(?:at \[|starting at |@)(\/[^\[\]@]+?):(\d+):(\d+)/),
          let line = Int(match.2), let column = Int(match.3)
        else { continue }
        return CompilerDiagnostic(
          file: String(match.1), line: line, column: column, message: message,
          text: "\(match.1):\(line):\(column): error: \(message)")
      }
      return nil
    }
  }
}
