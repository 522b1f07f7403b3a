/// Reads the text of HTML: what is between the tags, with a line break for each block. It is no
/// parser: damaged HTML gives some text.
enum HTMLText {
  private static let blocks: Set = [
    "br", "p", "div", "li", "ul", "ol", "tr", "table", "h1", "h2", "h3", "h4", "h5", "h6", "hr",
    "blockquote", "pre", "section", "article",
  ]
  private static let hidden: Set = ["script", "style", "head", "title"]
  private static let names: [Substring: String] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}",
    "hellip": "…", "ndash": "–", "mdash": "—", "copy": "©", "euro": "€",
  ]
  /// The longest name of an entity, in characters.
  private static let entityLimit = 10

  static func text(of html: String) -> String {
    var result = ""
    var rest = html[...]
    // So that many opening brackets do not take quadratic time.
    let lastEnd = html.lastIndex(of: ">") ?? html.startIndex
    // The element whose text is not shown, until its end tag.
    var skipped: String?
    while let character = rest.first {
      if character == "<", rest.startIndex < lastEnd, let end = rest.firstIndex(of: ">") {
        let tag = rest[rest.index(after: rest.startIndex)..<end].lowercased()
        rest = rest[rest.index(after: end)...]
        let isEnd = tag.hasPrefix("/")
        let name = String(tag.drop { $0 == "/" }.prefix { $0.isLetter || $0.isNumber })
        if skipped == name, isEnd { skipped = nil }
        guard skipped == nil else { continue }
        if hidden.contains(name), !isEnd { skipped = name }
        if blocks.contains(name), name == "br" || !result.isEmpty && !result.hasSuffix("\n") {
          result += "\n"
        }
        continue
      }
      rest.removeFirst()
      guard skipped == nil else { continue }
      if character == "&", let (text, count) = entity(rest) {
        result += text
        rest = rest.dropFirst(count)
      } else if character.isWhitespace {
        if let last = result.last, !last.isWhitespace { result += " " }
      } else {
        result.append(character)
      }
    }
    while result.last?.isWhitespace == true { result.removeLast() }
    return result
  }

  /// The text of an entity, and the number of its characters after the ampersand.
  private static func entity(_ rest: Substring) -> (String, Int)? {
    let name = rest.prefix(entityLimit).prefix { $0 != ";" }
    guard rest.dropFirst(name.count).first == ";" else { return nil }
    if let text = names[name] { return (text, name.count + 1) }
    guard name.first == "#" else { return nil }
    let digits = name.dropFirst()
    let number =
      digits.first == "x" || digits.first == "X"
      ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return number.flatMap(Unicode.Scalar.init).map { (String(Character($0)), name.count + 1) }
  }
}
