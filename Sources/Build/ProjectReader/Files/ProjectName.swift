import Foundation

/// A name from a project that is one component of a path: the name of a target, a module, a
/// product, a package or a bundle.
///
/// ```swift
/// ProjectName("Tide Widgets")      // a name
/// ProjectName("../../.ssh")        // nil
/// ```
/// Builds write files and folders with these names, and pass them to compilers. A name is therefore
/// not empty, has at most 200 bytes in UTF-8 and no slashes or control characters, and does not
/// begin with `.`, `-` or `@`, which make it a hidden file, a parent folder, an option or a file of
/// options.
package struct ProjectName: Hashable, Sendable, CustomStringConvertible {
  package let text: String

  package var description: String { text }

  /// nil if a text is not a name.
  package init?(_ text: String) {
    guard Self.problem(in: text) == nil else { return nil }
    self.text = text
  }

  /// - Parameters:
  ///   - kind: What it names, such as `the name of a target`.
  ///   - file: The file of the project that has it.
  ///
  /// Throws `ProjectError.invalidName`.
  package init(_ text: String, _ kind: String, in file: URL) throws(ProjectError) {
    if let problem = Self.problem(in: text) {
      throw .invalidName(
        file.path, kind: kind, name: Self.printable(text), reason: problem)
    }
    self.text = text
  }

  /// A name with an ending, such as `.bundle`.
  package func appending(_ ending: String) -> ProjectName? { ProjectName(text + ending) }

  private static let lengthLimit = 200

  /// Why a text is not a name; nil if it is one.
  static func problem(in text: String) -> String? {
    if text.isEmpty { return "it is empty" }
    if text.utf8.count > lengthLimit { return "it has more than \(lengthLimit) bytes" }
    if text.contains("/") { return "it contains \"/\"" }
    if text.unicodeScalars.contains(where: isControl) { return "it contains a control character" }
    if let first = text.first, ".-@".contains(first) { return "it begins with \"\(first)\"" }
    return nil
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .surrogate: true
    default: false
    }
  }

  /// The start of a text for a message.
  private static func printable(_ text: String) -> String {
    String(text.prefix(80).map { $0.unicodeScalars.contains(where: isControl) ? "?" : $0 })
  }
}

extension URL {
  /// A file or folder with a name in this folder.
  package func appending(_ name: ProjectName) -> URL { appendingPathComponent(name.text) }
}
