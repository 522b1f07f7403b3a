import Foundation

/// The bytes of a picture, and where they go.
struct RenderedFile: Sendable {
  var data: Data
  /// Where it goes if no output is named; nil is the standard output.
  var defaultName: String?

  /// Prints the file's name, or the data itself.
  func write(to output: String?, in context: ToolContext) throws {
    guard output != "-", let name = output ?? defaultName else {
      return context.console.output(data)
    }
    let file = OutputFile(url: context.file(name))
    try file.write(data)
    context.console.print(file.url.path)
  }

  /// A kind as part of a file's name.
  static func name(ofKind kind: String) -> String {
    let last = kind.split(separator: ".").last.map(String.init) ?? "widget"
    return String(last.map { $0.isLetter || $0.isNumber || "-_".contains($0) ? $0 : "-" })
  }
}
