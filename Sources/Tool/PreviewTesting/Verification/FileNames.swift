import Foundation

/// Makes names of files from titles. Each name is given once, also for file systems that ignore
/// case.
///
/// ```swift
/// var names = FileNames()
/// names.next("Tide, large")  // "Tide-large"
/// names.next("Tide / large")  // "Tide-large-2"
/// ```
package struct FileNames {
  /// In UTF-8. File systems accept 255 bytes; the variant and the state follow.
  private static let limit = 100

  private var taken: Set<String> = []

  mutating func next(_ title: String) -> String {
    let slug = Self.slug(title)
    var name = slug
    var number = 2
    while !taken.insert(name.lowercased()).inserted {
      name = "\(slug)-\(number)"
      number += 1
    }
    return name
  }

  /// The letters and digits of a text, with hyphens for everything else. It has no periods, which
  /// separate the parts of a file's name.
  package static func slug(_ text: String) -> String {
    var result = ""
    for character in text.precomposedStringWithCanonicalMapping {
      let isPlain = character.isLetter || character.isNumber || character == "_"
      guard isPlain else {
        if !result.isEmpty, result.last != "-" { result.append("-") }
        continue
      }
      if result.utf8.count + character.utf8.count > limit { break }
      result.append(character)
    }
    while result.last == "-" { result.removeLast() }
    return result.isEmpty ? "preview" : result
  }
}

extension PreviewFrame {
  /// The end of its file's name: panel, variant, and the index of the entry or content state.
  var fileSuffix: String {
    let panel =
      switch panel {
      case .light: "light"
      case .dark: "dark"
      case .lockScreen: "lock"
      case .watch: "watch"
      }
    let parts = [variant.isEmpty ? nil : FileNames.slug(variant), state.isEmpty ? nil : "\(index)"]
    return ([panel] + parts.compactMap { $0 }).joined(separator: ".")
  }
}
