/// Texts with placeholders, in Starlark.
enum StarlarkText {
  private static let lengthLimit = 1 << 16

  /// `"%s.widgets" % "com.example"`.
  static func formatted(_ value: StarlarkValue, with arguments: StarlarkValue) -> StarlarkValue {
    guard let format = value.string else {
      return StarlarkValue(.computed("an expression"), line: value.line)
    }
    var rest = arguments.elements[...]
    var result = ""
    var isPlaceholder = false
    for character in format {
      guard isPlaceholder else {
        if character == "%" { isPlaceholder = true } else { result.append(character) }
        continue
      }
      isPlaceholder = false
      switch character {
      case "%": result.append("%")
      case "s", "d":
        guard let text = rest.popFirst().flatMap(text) else { return unknown(value.line) }
        result += text
      default: return unknown(value.line)
      }
    }
    guard rest.isEmpty, !isPlaceholder else { return unknown(value.line) }
    return StarlarkValue(.string(result), line: value.line)
  }

  /// `"{}.widgets".format("com.example")`, also with `{0}` and `{name}`.
  static func formatted(
    _ format: String, arguments: [(label: String?, value: StarlarkValue)], line: Int
  ) -> StarlarkValue {
    var result = ""
    var next = 0
    var rest = format[...]
    let positional = arguments.filter { $0.label == nil }
    while let character = rest.popFirst() {
      switch character {
      case "{" where rest.first == "{", "}" where rest.first == "}":
        result.append(character)
        rest.removeFirst()
      case "{":
        guard let end = rest.firstIndex(of: "}") else { return unknown(line) }
        let name = String(rest[..<end])
        rest = rest[end...].dropFirst()
        let index = name.isEmpty ? next : Int(name)
        if name.isEmpty { next += 1 }
        let found =
          index.map { positional.indices.contains($0) ? positional[$0].value : nil }
          ?? arguments.first { $0.label == name }?.value
        guard let text = found.flatMap(text) else { return unknown(line) }
        result += text
        // A placeholder can repeat a long text.
        guard result.utf8.count < lengthLimit else { return unknown(line) }
      default: result.append(character)
      }
    }
    return StarlarkValue(.string(result), line: line)
  }

  private static func unknown(_ line: Int) -> StarlarkValue {
    StarlarkValue(.computed("a text with placeholders"), line: line)
  }

  private static func text(_ value: StarlarkValue) -> String? {
    switch value.kind {
    case .string(let text): text
    case .number(let number): String(number)
    default: nil
    }
  }
}
