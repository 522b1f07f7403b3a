import CommandArguments
import CommandContext
import Foundation

/// The bytes of a picture and its default destination.
struct RenderedFile: Sendable {
  var data: Data
  /// The file name without `--output`; nil for the standard output.
  var defaultName: String?

  /// Writes the file and prints its path, or writes the data to the standard output.
  func write(to output: String?, in context: ToolContext) throws {
    guard output != "-", let name = output ?? defaultName else {
      return context.console.output(data)
    }
    let file = OutputFile(url: context.file(name))
    try file.write(data)
    context.console.print(file.url.path)
  }

  /// The last component of a kind, with characters that are safe in a file name.
  static func name(ofKind kind: String) -> String {
    let last = kind.split(separator: ".").last.map(String.init) ?? "widget"
    return String(last.map { $0.isLetter || $0.isNumber || "-_".contains($0) ? $0 : "-" })
  }
}
