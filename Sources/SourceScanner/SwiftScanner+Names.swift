internal import SwiftSyntax

extension SwiftScanner {
  /// `#selector(Type.method(_:with:))` and `#keyPath(Type.property.name)`.
  mutating func visitRuntimeName(_ index: Int, isSelector: Bool) {
    guard kind(at: index + 2) == .leftParen, let end = closingParenthesis(of: index + 2) else {
      return
    }
    let content = index + 3..<end
    guard let name = isSelector ? selector(in: content) : keyPath(in: content) else { return }
    findings.runtimeNames.append(
      RuntimeName(
        isSelector: isSelector, name: name,
        range: range(of: index).lowerBound..<range(of: end).upperBound))
  }

  private func closingParenthesis(of start: Int) -> Int? {
    var depth = 0
    // A limit keeps damaged sources from being read to the end for each name.
    for index in start..<min(start + 200, tokens.count) {
      switch tokens[index].tokenKind {
      case .leftParen: depth += 1
      case .rightParen:
        depth -= 1
        if depth == 0 { return index }
      default: break
      }
    }
    return nil
  }

  /// The name that Objective-C gives a method or an accessor: `add(_:)` is `add:`, and
  /// `move(to:by:)` is `moveWithTo:by:`.
  private func selector(in content: Range<Int>) -> String? {
    var start = content.lowerBound
    let accessor = kind(at: start + 1) == .colon ? tokens[start].text : nil
    if accessor != nil { start += 2 }
    var base: String?
    var labels: [String] = []
    var index = start
    while index < content.upperBound, tokens[index].text != "as" {
      if kind(at: index) == .leftParen, base != nil {
        while index < content.upperBound, kind(at: index) != .rightParen {
          if kind(at: index + 1) == .colon { labels.append(tokens[index].text) }
          index += 1
        }
        break
      }
      base = name(at: index) ?? base
      index += 1
    }
    guard let base else { return nil }
    if accessor == "setter" { return "set\(base.prefix(1).uppercased())\(base.dropFirst()):" }
    guard let first = labels.first else { return base }
    let beginning = first == "_" ? "" : "With\(first.prefix(1).uppercased())\(first.dropFirst())"
    return base + beginning + ":" + labels.dropFirst().map { $0 == "_" ? ":" : "\($0):" }.joined()
  }

  /// The properties' names, without the type before them.
  private func keyPath(in content: Range<Int>) -> String? {
    let names = content.compactMap { name(at: $0) }
    let properties = names.drop { $0.first?.isUppercase == true }
    return properties.isEmpty ? nil : properties.joined(separator: ".")
  }
}
