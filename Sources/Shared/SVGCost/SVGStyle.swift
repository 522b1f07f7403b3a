/// The declarations of an element that make drawing expensive, from its attributes, its `style`
/// and the style sheets.
struct SVGStyle {
  /// What is drawn in place of a color, and what is drawn at the points of a path. Both are
  /// inherited.
  var paints: [Substring] = []
  var markers: [Substring] = []
  /// Masks and clip paths.
  var masks: [Substring] = []
  var filters: [Substring] = []
  /// The number of filters that are written as functions, such as `blur(2px)`.
  var filterFunctions = 0
  /// The number of temporary pictures that the element needs.
  var layers = 0
  /// The dashes of outlines; both are inherited.
  var dashes: String?
  var strokeWidth = 0.0

  mutating func add(_ property: Substring, _ value: String) {
    switch property {
    case "fill", "stroke": paints += Self.references(in: value)
    case "marker", "marker-start", "marker-mid", "marker-end":
      markers += Self.references(in: value)
    case "mask", "clip-path":
      let references = Self.references(in: value)
      masks += references
      layers += references.count
    case "filter":
      let references = Self.references(in: value)
      filters += references
      filterFunctions += value.count { $0 == "(" } - references.count
    case "opacity": if SVGElement.number(value).map({ $0 < 1 }) ?? true { layers += 1 }
    case "mix-blend-mode", "isolation": layers += 1
    case "stroke-dasharray": dashes = value
    case "stroke-width":
      strokeWidth = max(strokeWidth, value.contains("%") ? .infinity : number(value))
    default: break
    }
  }

  private func number(_ value: String) -> Double { abs(SVGElement.number(value) ?? 0) }

  mutating func add(_ declarations: some StringProtocol) {
    for declaration in declarations.split(separator: ";") {
      guard let colon = declaration.firstIndex(of: ":") else { continue }
      let name = String(declaration[..<colon]).filter { !$0.isWhitespace }.lowercased()
      add(name[...], String(declaration[declaration.index(after: colon)...]))
    }
  }

  /// The identifiers in `url(#name)`.
  static func references(in value: String) -> [Substring] {
    var result: [Substring] = []
    var rest = value[...]
    while let open = rest.firstIndex(of: "(") {
      let isURL = rest[..<open].suffix(3).lowercased() == "url"
      rest = rest[rest.index(after: open)...]
      guard isURL, let hash = rest.firstIndex(of: "#") else { continue }
      let name = rest[rest.index(after: hash)...].prefix { !")\"' \t\n".contains($0) }
      result.append(name)
    }
    return result
  }
}

/// The rules of the style sheets of a document.
struct SVGStyleSheet {
  private struct Rule {
    var type: Substring?
    var classes: [Substring]
    var identifier: Substring?
    var declarations: Substring
  }

  private var rules: [Rule] = []

  /// Throws `SVGLimit.unsupported` for what could hide declarations.
  init(_ text: String) throws(SVGLimit) {
    guard !text.isEmpty else { return }
    guard !text.contains("\\"), !text.contains("data:") else {
      throw .unsupported("escapes or data URLs in its style sheets")
    }
    var rest = Self.withoutComments(text)[...]
    while let open = rest.firstIndex(where: { "{}".contains($0) }) {
      let selectors = rest[..<open]
      let opensBlock = rest[open] == "{"
      rest = rest[rest.index(after: open)...]
      // The rules in an `@media` block are read as if they always applied.
      guard opensBlock, !selectors.contains("@") || selectors.contains(";") else { continue }
      let end = rest.firstIndex { "{}".contains($0) } ?? rest.endIndex
      let declarations = rest[..<end]
      for selector in selectors.split(separator: ";").last?.split(separator: ",") ?? [] {
        if let rule = Self.rule(selector, declarations) { rules.append(rule) }
      }
      guard rules.count <= 2000 else { throw .unsupported("more than 2000 style rules") }
    }
  }

  static func withoutComments(_ text: String) -> String {
    var result = ""
    var rest = text[...]
    while let start = rest.firstRange(of: "/*") {
      result += rest[..<start.lowerBound]
      rest = rest[start.upperBound...]
      guard let end = rest.firstRange(of: "*/") else { return result }
      rest = rest[end.upperBound...]
    }
    return result + rest
  }

  /// Only the last part of a selector is read, so that a rule may apply to more elements than it
  /// should.
  private static func rule(_ selector: Substring, _ declarations: Substring) -> Rule? {
    guard let last = selector.split(whereSeparator: { $0.isWhitespace || ">+~".contains($0) }).last
    else { return nil }
    let simple = last.prefix { !":[".contains($0) }
    let type = simple.prefix { !".#*".contains($0) }
    let identifier = simple.firstIndex(of: "#").map {
      simple[simple.index(after: $0)...].prefix { !".#".contains($0) }
    }
    let classes = simple.split(separator: ".", omittingEmptySubsequences: false).dropFirst()
      .map { $0.prefix { $0 != "#" } }
    return Rule(
      type: type.isEmpty ? nil : type, classes: Array(classes), identifier: identifier,
      declarations: declarations)
  }

  func style(of element: SVGElement) -> SVGStyle {
    var style = SVGStyle()
    for (name, value) in element.attributes {
      if name == "style" {
        style.add(Self.withoutComments(value))
      } else {
        style.add(name[...], value)
      }
    }
    guard !rules.isEmpty else { return style }
    let classes = element.classes
    for rule in rules {
      let matches =
        (rule.type.map { $0 == element.name } ?? true)
        && rule.classes.allSatisfy(classes.contains)
        && (rule.identifier.map { element.attributes["id"] == String($0) } ?? true)
      if matches { style.add(rule.declarations) }
    }
    return style
  }
}
