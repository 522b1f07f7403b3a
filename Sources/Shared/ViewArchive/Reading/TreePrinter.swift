import Foundation

extension ViewArchive {
  /// The tree as text, one line per node: kind, frame, content, marks, action and effects.
  ///
  /// ```
  /// VStack (16,16 126×126)
  ///   Text (0,0 42.333×20.333) "Hello" #000000
  /// ```
  /// Layout tests compare it with text goldens. It changes only if the picture could change.
  ///
  /// - Parameter precision: The maximum number of decimals; trailing zeros are omitted.
  public func tree(precision: Int = 3) -> String {
    var printer = TreePrinter(numbers: NumberPrinter(precision: precision))
    printer.line(0, "widget \(printer.numbers(size)) @\(printer.numbers(displayScale))")
    if let widgetURL { printer.line(1, "url \(widgetURL.absoluteString)") }
    for notice in notices { printer.line(1, "notice \(TreePrinter.quoted(notice))") }
    if let containerBackground {
      printer.line(0, "background")
      printer.print(containerBackground, depth: 1)
    }
    printer.print(content, depth: 0)
    return printer.text
  }
}

extension ArchiveNode {
  /// The node and its children as text, in the format of `ViewArchive.tree(precision:)`.
  public func tree(precision: Int = 3) -> String {
    var printer = TreePrinter(numbers: NumberPrinter(precision: precision))
    printer.print(self, depth: 0)
    return printer.text
  }
}

/// Writes nodes as indented lines.
struct TreePrinter {
  let numbers: NumberPrinter
  private(set) var text = ""

  init(numbers: NumberPrinter) {
    self.numbers = numbers
  }

  mutating func line(_ depth: Int, _ string: String) {
    text += String(repeating: "  ", count: depth) + string + "\n"
  }

  mutating func print(_ node: ArchiveNode, depth: Int, prefix: String = "") {
    line(depth, prefix + description(of: node))
    for case .mask(let mask) in node.effects { print(mask, depth: depth + 1, prefix: "mask: ") }
    for child in node.children { print(child, depth: depth + 1) }
    for child in node.otherState { print(child, depth: depth + 1, prefix: "other state: ") }
  }

  /// The node without its children, in one line.
  func description(of node: ArchiveNode) -> String {
    var parts = [node.kind, numbers(node.frame)]
    if let identity = node.identity { parts.append("id=\(Self.quoted(identity))") }
    parts += details(of: node.content)
    parts += marks(of: node)
    if let action = node.action { parts.append(describe(action)) }
    let effects = node.effects.map(describe)
    if !effects.isEmpty { parts.append("[\(effects.joined(separator: ", "))]") }
    if let accessibility = node.accessibility { parts += describe(accessibility) }
    if let motion = node.motion { parts += describe(motion) }
    return parts.joined(separator: " ")
  }

  private func marks(of node: ArchiveNode) -> [String] {
    let names: [(NodeMarks, String)] = [
      (.accentable, "accentable"), (.fullColor, "fullColor"),
      (.privacySensitive, "privacySensitive"), (.invalidatable, "invalidatable"),
      (.accessoryBackground, "accessoryBackground"), (.desaturated, "desaturated"),
      (.unredacted, "unredacted"),
    ]
    return names.filter { node.marks.contains($0.0) }.map(\.1)
      + (node.hitShape == nil ? [] : ["hitShape"])
  }

  private func describe(_ action: NodeAction) -> String {
    switch action {
    case .link(let url): "→ \(url.absoluteString)"
    case .intent(let identifier, let parameters): "→ intent \(identifier)(\(bytes(parameters)))"
    case .toggle(let isOn, let identifier, let parameters):
      "→ toggle \(isOn ? "on" : "off") \(identifier)(\(bytes(parameters)))"
    case .app(_, nil): "→ app"
    case .app(_, let isOn?): "→ app toggle \(isOn ? "on" : "off")"
    }
  }

  private func bytes(_ data: Data) -> String { data.isEmpty ? "" : "\(data.count) bytes" }

  private func describe(_ accessibility: NodeAccessibility) -> [String] {
    var parts: [String] = []
    if accessibility.isHidden { parts.append("a11y hidden") }
    let texts = [
      ("label", accessibility.label), ("value", accessibility.value),
      ("hint", accessibility.hint), ("identifier", accessibility.identifier),
    ]
    for case (let name, let text?) in texts { parts.append("\(name)=\(Self.quoted(text))") }
    return parts
  }

  /// The string in quotes, on one line, with control characters escaped.
  static func quoted(_ string: String) -> String {
    var result = "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\n": result += "\\n"
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case _ where scalar.properties.generalCategory == .control:
        result += "\\u{\(String(scalar.value, radix: 16))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
