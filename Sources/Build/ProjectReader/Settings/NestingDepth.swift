import Foundation

/// How deep the lists and dictionaries of a property list are nested. Foundation reads them
/// recursively, so that a deep one would overflow the stack.
enum NestingDepth {
  private static let limit = 256
  static let reason = "the lists and dictionaries are nested too deep"

  /// The line at which a text is nested too deep, from 1; nil if it is not. Binary property lists
  /// are not texts.
  static func lineOfExcess(in data: Data) -> Int? {
    guard !data.starts(with: Data("bplist".utf8)) else { return nil }
    // Tables of strings are often UTF-16.
    let isWide = data.starts(with: [0xFE, 0xFF]) || data.starts(with: [0xFF, 0xFE])
    let wide = isWide ? String(data: data, encoding: .utf16) : nil
    let bytes = wide.map { Array($0.utf8) } ?? Array(data)
    let isXML = bytes.first { !" \t\r\n".utf8.contains($0) } == UInt8(ascii: "<")
    return isXML ? excessOfElements(in: bytes[...]) : excessOfBrackets(in: bytes[...])
  }

  /// The old format. Brackets count outside of strings and comments.
  private static func excessOfBrackets(in text: ArraySlice<UInt8>) -> Int? {
    var (depth, line) = (0, 1)
    var rest = text
    func skip(to end: String) {
      let end = Array(end.utf8)
      while !rest.isEmpty, !rest.starts(with: end) {
        if rest.first == UInt8(ascii: "\n") { line += 1 }
        rest = rest.dropFirst()
      }
    }
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "\n"): line += 1
      case UInt8(ascii: "/") where rest.first == UInt8(ascii: "*"): skip(to: "*/")
      case UInt8(ascii: "/") where rest.first == UInt8(ascii: "/"): skip(to: "\n")
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        while let next = rest.popFirst(), next != byte {
          if next == UInt8(ascii: "\n") { line += 1 }
          if next == UInt8(ascii: "\\") { _ = rest.popFirst() }
        }
      case UInt8(ascii: "("), UInt8(ascii: "{"):
        depth += 1
        if depth > limit { return line }
      case UInt8(ascii: ")"), UInt8(ascii: "}"): depth = max(depth - 1, 0)
      default: break
      }
    }
    return nil
  }

  /// XML. Only `array` and `dict` contain elements.
  private static func excessOfElements(in text: ArraySlice<UInt8>) -> Int? {
    let opening = ["array", "dict"].map { Array($0.utf8) }
    let closing = ["/array", "/dict"].map { Array($0.utf8) }
    var (depth, line) = (0, 1)
    var rest = text
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "\n") { line += 1 }
      guard byte == UInt8(ascii: "<") else { continue }
      if closing.contains(where: { rest.starts(with: $0) }) {
        depth = max(depth - 1, 0)
      } else if opening.contains(where: { rest.starts(with: $0) }) {
        let tag = rest.prefix { $0 != UInt8(ascii: ">") }
        guard tag.last != UInt8(ascii: "/") else { continue }
        depth += 1
        if depth > limit { return line }
      }
    }
    return nil
  }
}
