import Foundation

/// A text in the macros of man(7), as it is written.
struct Roff {
  private(set) var text: String

  init(title: String) {
    text =
      ".TH \(Self.escaped(title.uppercased())) 1 \"\" \"vitrine \(ToolVersion.current)\" Vitrine\n"
  }

  mutating func section(_ title: String) { text += ".SH \(Self.escaped(title))\n" }

  /// Adds a line that is already in roff.
  mutating func line(_ roff: String) { text += roff + "\n" }

  mutating func paragraph(_ plain: String) {
    let plain = plain.trimmingCharacters(in: .whitespacesAndNewlines)
    if !plain.isEmpty { text += ".PP\n\(Self.escaped(plain))\n" }
  }

  /// A name in bold with its description below.
  mutating func item(_ name: String, _ description: String) {
    text += ".TP\n\\fB\(Self.escaped(name))\\fR\n\(Self.escaped(description))\n"
  }

  mutating func indented(_ body: (inout Roff) -> Void) {
    text += ".RS\n"
    body(&self)
    text += ".RE\n"
  }

  mutating func exitStatus() {
    section("EXIT STATUS")
    item("0", "Success.")
    item("1", "The command has failed.")
    item("2", "The command line is invalid.")
  }

  /// Escapes what roff reads as commands: backslashes, dashes, and points and quotes at the start
  /// of a line.
  static func escaped(_ plain: String) -> String {
    plain.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let escaped = line.replacingOccurrences(of: "\\", with: "\\e")
        .replacingOccurrences(of: "-", with: "\\-")
      return escaped.hasPrefix(".") || escaped.hasPrefix("'") ? "\\&" + escaped : escaped
    }.joined(separator: "\n")
  }
}
