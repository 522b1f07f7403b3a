internal import SwiftSyntax

// Protocols with the attribute `@objc`. They are for classes only, and can have optional
// requirements.
extension SwiftScanner {
  private static let modifiers: Set = ["public", "package", "internal", "fileprivate", "private"]

  /// `@objc(Name) public protocol Name: Base { @objc optional func move(by: Int) }`
  ///
  /// - Parameter last: The last token of the attribute.
  mutating func visitObjectiveCProtocol(after last: Int) {
    var index = last + 1
    var access = ""
    while let text = tokens[safe: index]?.text {
      if Self.modifiers.contains(text) {
        access = text
        index += 1
      } else if kind(at: index) == .atSign, name(at: index + 1) != nil {
        index += 2
      } else {
        break
      }
    }
    guard kind(at: index) == .keyword(.protocol), let name = name(at: index + 1),
      let brace = openingBrace(after: index + 1)
    else { return }
    if !tokens[index + 1..<brace].contains(where: { Self.classBound.contains($0.text) }) {
      // At the end of the list, because a superclass is the first.
      let end = (index + 2..<brace).first { kind(at: $0) == .keyword(.where) } ?? brace
      findings.objectiveCInsertions.append(
        SourceInsertion(
          offset: range(of: end - 1).upperBound,
          text: kind(at: index + 2) == .colon ? ", AnyObject" : ": AnyObject"))
    }
    visitRequirements(of: name, access, after: brace)
  }

  private static let classBound: Set = ["AnyObject", "NSObjectProtocol", "class"]

  private func openingBrace(after start: Int) -> Int? {
    // A limit keeps damaged sources from being read to the end for each protocol.
    (start..<min(start + 60, tokens.count)).first { kind(at: $0) == .leftBrace }
  }

  /// Requirements with the modifier `optional` get default implementations: those without a result
  /// do nothing, those with an optional one return nil, and others trap.
  private mutating func visitRequirements(of name: String, _ access: String, after brace: Int) {
    var members: [String] = []
    var keywords: [Range<Int>] = []
    var depth = 0
    var index = brace + 1
    while let kind = kind(at: index) {
      if kind == .rightBrace, depth == 0 { break }
      depth += kind == .leftBrace ? 1 : kind == .rightBrace ? -1 : 0
      if depth == 0, tokens[index].text == "optional",
        let member = defaultImplementation(in: name, from: index + 1)
      {
        members.append(access.isEmpty ? member : "\(access) \(member)")
        keywords.append(range(of: index))
        findings.optionalRequirements.formUnion(requirementName(from: index + 1))
      }
      index += 1
    }
    guard kind(at: index) == .rightBrace, !members.isEmpty else { return }
    findings.optionalKeywords += keywords
    findings.objectiveCInsertions.append(
      SourceInsertion(
        offset: range(of: index).upperBound,
        text: "; extension \(name) { \(members.joined(separator: "; ")) }"))
  }

  private func requirementName(from start: Int) -> Set<String> {
    let keyword = (start..<min(start + 6, tokens.count)).first { kind(at: $0) == .keyword(.func) }
    return Set([keyword.flatMap { name(at: $0 + 1) }].compactMap { $0 })
  }

  /// The requirement with a body, on one line.
  private func defaultImplementation(in type: String, from start: Int) -> String? {
    var first = start
    while kind(at: first) == .atSign { first += 2 }
    guard kind(at: first) == .keyword(.func) || kind(at: first) == .keyword(.var),
      let name = name(at: first + 1) ?? tokens[safe: first + 1]?.text
    else { return nil }
    let isFunction = kind(at: first) == .keyword(.func)
    guard let last = endOfDeclaration(from: first + 1) else { return nil }
    let signature = text(of: first...last)
    let result =
      isFunction
      ? resultArrow(in: first...last).map { text(of: $0 + 1...last) }
      : signature.split(separator: ":", maxSplits: 1).last.map(String.init)
    let body: String
    switch result?.trimmed {
    case nil, "Void", "()": body = ""
    case let result? where result.hasSuffix("?"): body = "nil"
    default:
      body =
        "Swift.fatalError(\"\(type).\(name) is an optional requirement of Objective-C, and the"
        + " type of the object does not implement it\")"
    }
    guard !isFunction else { return "\(signature) { \(body) }" }
    let isSettable =
      kind(at: last + 1) == .leftBrace
      && tokens[safe: last + 2...last + 4].contains { $0.text == "set" }
    return "\(signature) { get { \(body) }\(isSettable ? " set {}" : "") }"
  }

  /// The arrow outside of parentheses before a result.
  private func resultArrow(in declaration: ClosedRange<Int>) -> Int? {
    var depth = 0
    return declaration.first { index in
      depth += kind(at: index) == .leftParen ? 1 : kind(at: index) == .rightParen ? -1 : 0
      return depth == 0 && kind(at: index) == .arrow && index < declaration.upperBound
    }
  }

  /// The tokens on one line, without comments.
  private func text(of tokens: ClosedRange<Int>) -> String {
    tokens.reduce(into: "") { result, index in
      let isApart =
        index > tokens.lowerBound && range(of: index - 1).upperBound < range(of: index).lowerBound
      result += (isApart ? " " : "") + self.tokens[index].text
    }
  }
}

extension String {
  fileprivate var trimmed: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}

extension [TokenSyntax] {
  fileprivate subscript(safe index: Int) -> TokenSyntax? {
    indices.contains(index) ? self[index] : nil
  }

  fileprivate subscript(safe range: ClosedRange<Int>) -> ArraySlice<TokenSyntax> {
    self[Swift.min(range.lowerBound, count)..<Swift.min(range.upperBound + 1, count)]
  }
}
