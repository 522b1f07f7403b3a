import Foundation
import ProjectReader

/// The static members that sources add to the types for which Xcode generates symbols of assets. A
/// member of the author takes the place of the generated one.
enum DeclaredAssetNames {
  /// A file without this text is not searched.
  private static let mark = Data("extension ".utf8)

  static func all(in files: [URL], of project: ProjectRoot) -> Set<String> {
    var names: Set<String> = []
    for file in files where file.pathExtension == "swift" {
      // A file that cannot be read counts as empty; the compiler reports it.
      guard let data = try? project.data(of: file), data.range(of: mark) != nil else { continue }
      names.formUnion(all(in: String(decoding: data, as: UTF8.self)))
    }
    return names
  }

  static func all(in source: String) -> Set<String> {
    var names: Set<String> = []
    for match in source.matches(of: extensionStart) {
      var depth = 1
      let body = source[match.range.upperBound...].prefix { character in
        if character == "{" { depth += 1 }
        if character == "}" { depth -= 1 }
        return depth > 0
      }
      names.formUnion(body.matches(of: member).map { String($0.output.1) })
    }
    return names
  }

  private static var extensionStart: Regex<Substring> {
    #/\bextension\s+(?:\w+\.)?(?:Color|ShapeStyle|UIColor|UIImage|NSColor|NSImage)\b[^{}]*\{/#
  }

  private static var member: Regex<(Substring, Substring)> {
    #/\b(?:static|class)\s+(?:let|var)\s+`?(\w+)/#
  }
}
