/// The place of a value in a JSON document, such as `tests[1].families`.
struct JSONPlace {
  private enum Step: Equatable {
    case key(Substring)
    case index(Int)
  }

  private let steps: [Step]

  init(_ path: String) {
    steps = path.split { $0 == "." || $0 == "[" }.map { part in
      part.hasSuffix("]") ? .index(Int(part.dropLast()) ?? 0) : .key(part)
    }
  }

  /// The line of the value's key, or of the value in a list, from 1; that of the last value around
  /// it which the document has. The document is valid JSON.
  func line(in text: String) -> Int? {
    var stack: [(isList: Bool, step: Step)] = []
    var (line, best) = (1, (count: 0, line: nil as Int?))
    var word: Substring?
    var isKeyExpected = false

    func matches() -> Int {
      zip(stack.map(\.step), steps).prefix { $0 == $1 }.count
    }
    func note() {
      let count = matches()
      if count == stack.count, count > best.count { best = (count, line) }
    }
    /// An item begins after the bracket or the comma, maybe on another line.
    func noteItem(after index: String.Index) {
      let own = line
      line += text[text.index(after: index)...].prefix { $0.isWhitespace }
        .count(where: \.isNewline)
      note()
      line = own
    }
    var index = text.startIndex
    while index < text.endIndex {
      let character = text[index]
      switch character {
      case "\"":
        let start = text.index(after: index)
        index = start
        while index < text.endIndex, text[index] != "\"" {
          if text[index] == "\\" { index = text.index(after: index) }
          if index < text.endIndex { index = text.index(after: index) }
        }
        word = text[start..<index]
        if isKeyExpected, let word, let last = stack.indices.last {
          stack[last].step = .key(word)
          isKeyExpected = false
          note()
        }
      case "{", "[":
        stack.append((character == "[", character == "[" ? .index(0) : .key("")))
        isKeyExpected = character == "{"
        if character == "[" { noteItem(after: index) }
      case "}", "]":
        _ = stack.popLast()
        isKeyExpected = false
      case ",":
        guard let last = stack.indices.last else { break }
        if stack[last].isList, case .index(let number) = stack[last].step {
          stack[last].step = .index(number + 1)
          noteItem(after: index)
        } else {
          isKeyExpected = true
        }
      case _ where character.isNewline: line += 1
      default: break
      }
      if index < text.endIndex { index = text.index(after: index) }
    }
    return best.line
  }
}
