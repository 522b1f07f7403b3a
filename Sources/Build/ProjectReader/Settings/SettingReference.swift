import Foundation

/// A reference to a build setting in a text: `$(NAME)`, `${NAME}`, or with modifiers such as
/// `$(NAME:lower:default=x)`.
struct SettingReference {
  var name: String
  var modifiers: [String] = []
  /// Whether it is written without parentheses: `$NAME`.
  var isBare = false

  /// - Parameter content: The text between the parentheses.
  init(content: Substring) {
    // A colon inside of a nested reference belongs to that reference.
    var parts: [String] = [""]
    var depth = 0
    for character in content {
      if "({".contains(character) { depth += 1 }
      if ")}".contains(character) { depth -= 1 }
      if character == ":", depth == 0 {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
    }
    name = parts[0]
    modifiers = Array(parts.dropFirst())
  }

  /// Replaces the references in a text. A reference that does not end stays as it is. Stops at a
  /// result of `limit` bytes.
  static func replacingReferences(
    in text: String, limit: Int, with replacement: (SettingReference) -> String
  ) -> String {
    var result = ""
    var rest = Substring(text)
    let ends = closings(in: text)
    while let dollar = rest.firstIndex(of: "$"), result.utf8.count < limit {
      result += rest[..<dollar]
      let open = rest.index(after: dollar)
      guard open < rest.endIndex, let close = ends[open] else {
        let name = rest[open...].prefix(while: isNamePart)
        if let first = name.first, !first.isNumber {
          var reference = SettingReference(content: name)
          reference.isBare = true
          result += replacement(reference)
        } else {
          result += "$" + name
        }
        rest = rest[name.endIndex...]
        continue
      }
      let content = rest[rest.index(after: open)..<close]
      result += replacement(SettingReference(content: content))
      rest = rest[rest.index(after: close)...]
    }
    return result + rest
  }

  private static func isNamePart(_ character: Character) -> Bool {
    character.isASCII && (character.isLetter || character.isNumber) || character == "_"
  }

  /// The indices of the parentheses and braces that close others, by the index of these.
  private static func closings(in text: String) -> [String.Index: String.Index] {
    var result: [String.Index: String.Index] = [:]
    var open: [String.Index] = []
    for index in text.utf8.indices {
      switch text.utf8[index] {
      case UInt8(ascii: "("), UInt8(ascii: "{"): open.append(index)
      case UInt8(ascii: ")"), UInt8(ascii: "}"):
        if let start = open.popLast() { result[start] = index }
      default: break
      }
    }
    return result
  }

  /// The value after the modifiers. Source: the list of Xcode's macro expansion operators; unknown
  /// ones change nothing.
  func applyingModifiers(to value: String?) -> String {
    var value = value ?? ""
    for modifier in modifiers {
      let path = URL(fileURLWithPath: value)
      switch modifier {
      case "lower": value = value.lowercased()
      case "upper": value = value.uppercased()
      case "identifier", "c99extidentifier": value = Self.identifier(value)
      case "rfc1034identifier": value = Self.hostName(value)
      case "file": value = path.lastPathComponent
      case "base": value = path.deletingPathExtension().lastPathComponent
      case "suffix": value = path.pathExtension.isEmpty ? "" : "." + path.pathExtension
      case "dir": value = value.isEmpty ? "" : path.deletingLastPathComponent().path
      case "standardizepath": value = value.isEmpty ? "" : path.standardizedFileURL.path
      default:
        if modifier.hasPrefix("default="), value.isEmpty {
          value = String(modifier.dropFirst("default=".count))
        }
      }
    }
    return value
  }

  /// A C identifier: other characters become underscores.
  private static func identifier(_ text: String) -> String {
    let name = String(
      text.map { $0 == "_" || $0.isLetter || $0.isNumber ? $0 : "_" })
    return name.first?.isNumber == true ? "_" + name.dropFirst() : name
  }

  /// The characters of a bundle identifier: others become hyphens.
  private static func hostName(_ text: String) -> String {
    String(text.map { $0.isASCII && ($0.isLetter || $0.isNumber) || ".-".contains($0) ? $0 : "-" })
  }
}
