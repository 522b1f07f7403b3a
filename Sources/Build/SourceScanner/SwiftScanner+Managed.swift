internal import SwiftSyntax

extension SwiftScanner {
  /// The largest number of tokens of a managed declaration.
  private static let managedLimit = 100

  /// `@NSManaged public var name: Type`, or a method without a body.
  mutating func visitManaged(_ index: Int) {
    var next = index + 2
    while let kind = kind(at: next), kind != .keyword(.var), kind != .keyword(.func) {
      guard next < index + Self.managedLimit, kind != .leftBrace, kind != .rightBrace else {
        return
      }
      next += 1
    }
    guard let name = name(at: next + 1) else { return }
    let isFunction = kind(at: next) == .keyword(.func)
    // The label `_` is followed by the parameter's name.
    let first = next + 3
    let parameter = self.name(at: kind(at: first + 1) == .colon ? first : first + 1)
    guard let last = endOfDeclaration(from: next + 1), kind(at: last + 1) != .leftBrace else {
      return
    }
    findings.managedDeclarations.append(
      ManagedDeclaration(
        name: name, isFunction: isFunction, parameter: isFunction ? parameter : nil,
        attribute: range(of: index).lowerBound..<range(of: index + 1).upperBound,
        end: range(of: last).upperBound))
  }

  /// `override init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?)`
  mutating func visitManagedInitializer(_ index: Int) {
    guard name(at: index + 2) == "entity", name(at: index + 6) == "insertInto" else { return }
    // The parser is not asked for their kinds: some of these words are names elsewhere.
    let modifiers = ["override", "private", "fileprivate", "internal", "public", "open"]
    var first = index
    while first > 0, modifiers.contains(tokens[first - 1].text) { first -= 1 }
    guard tokens[first..<index].contains(where: { $0.text == "override" }) else { return }
    findings.managedInitializers.append(
      range(of: first).lowerBound..<range(of: index).lowerBound)
  }

  private static let hooks: Set = [
    "awakeFromInsert", "awakeFromFetch", "willSave", "didSave", "prepareForDeletion",
  ]

  /// `extension Name { override func awakeFromInsert() {} }`
  mutating func visitManagedHooks(_ index: Int) {
    guard let type = name(at: index + 1) else { return }
    var found: [(keyword: Int, name: Int)] = []
    var (next, depth) = (index + 2, 0)
    var keyword: Int?
    while let kind = kind(at: next) {
      if kind == .leftBrace { depth += 1 }
      if kind == .rightBrace { depth -= 1 }
      if kind == .rightBrace, depth == 0 { break }
      if depth == 1 {
        if tokens[next].text == "override" { keyword = next }
        if kind == .keyword(.var) { keyword = nil }
        if kind == .keyword(.func), let override = keyword {
          keyword = nil
          if let name = name(at: next + 1), Self.hooks.contains(name) {
            found.append((override, next + 1))
          }
        }
      }
      next += 1
    }
    guard kind(at: next) == .rightBrace else { return }
    findings.managedHooks += found.map { keyword, name in
      ManagedHook(
        type: type, name: tokens[name].text, keyword: range(of: keyword),
        nameRange: range(of: name), end: range(of: next).upperBound)
    }
  }

  /// The last token of a declaration that ends with its line.
  func endOfDeclaration(from start: Int) -> Int? {
    var depth = 0
    var index = start
    while let kind = kind(at: index), index < start + Self.managedLimit {
      switch kind {
      case .leftParen, .leftSquare, .leftAngle: depth += 1
      case .rightParen, .rightSquare, .rightAngle: depth -= 1
      case .semicolon, .leftBrace, .rightBrace, .endOfFile: return depth == 0 ? index - 1 : nil
      default: break
      }
      if depth < 0 { return index - 1 }
      if depth == 0, index > start, self.kind(at: index + 1) == nil || startsLine(index + 1) {
        return index
      }
      index += 1
    }
    return nil
  }
}
