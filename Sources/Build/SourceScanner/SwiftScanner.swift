internal import SwiftParser
internal import SwiftSyntax

/// Finds what the builder needs in a Swift source: code, never the contents of comments and
/// literals.
///
/// The toolchain's parser splits the source into tokens, and the scanner recognizes short sequences
/// of them, such as `@` and `main`. It uses no syntax tree, for two reasons. Tokens are the same in
/// a source with errors, which the compiler reports later. And building a tree of a deeply nested
/// source takes exponential time or overflows the stack; splitting it does not.
///
/// The maximum nesting level is negative. The parser exceeds it at the first token, and from there
/// on it only splits the source, without recursion.
package struct SwiftScanner {
  private let text: [UInt8]
  let tokens: [TokenSyntax]
  var findings = SourceFindings()
  /// For each open brace, whether the declaration before it mentions an opaque type.
  private var braces: [Bool] = []
  private var depth: Int { braces.count }
  /// The open `#if` directives.
  private var directives: [Directive] = []
  /// Whether a directive that names a platform has no branch for others.
  private var hasCodeForPlatformsOnly = false

  private struct Directive {
    var namesPlatform = false
    var hasElse = false
  }

  /// The number of open braces after an opaque type.
  var opaqueBraces = 0

  /// - Parameter text: A source in UTF-8; invalid bytes are skipped.
  package static func scan(_ text: [UInt8]) -> SourceFindings {
    var scanner = SwiftScanner(text)
    for index in scanner.tokens.indices { scanner.visit(index) }
    let conditions = scanner.findings.conditions
    scanner.findings.hasLinuxBranches =
      conditions.contains { $0.argument == "Linux" }
      || (!conditions.isEmpty && !scanner.hasCodeForPlatformsOnly)
    return scanner.findings
  }

  private init(_ text: [UInt8]) {
    self.text = text
    let file = text.withUnsafeBufferPointer { Parser.parse(source: $0, maximumNestingLevel: -1) }
    tokens = Array(file.tokens(viewMode: .sourceAccurate))
  }

  private mutating func visit(_ index: Int) {
    switch tokens[index].tokenKind {
    case .poundIf, .poundElseif:
      if tokens[index].tokenKind == .poundIf { directives.append(Directive()) }
      visitDirective(index)
      if tokens[index].tokenKind == .poundElseif { markElse() }
    case .poundElse: markElse()
    case .poundEndif:
      let directive = directives.popLast()
      if directive?.namesPlatform == true, directive?.hasElse == false {
        hasCodeForPlatformsOnly = true
      }
    case .poundAvailable: visitAvailability(index, isNegated: false)
    case .poundUnavailable: visitAvailability(index, isNegated: true)
    case .atSign where name(at: index + 1) == "main":
      findings.mainAttributes.append(range(of: index).lowerBound)
    case .atSign, .pound:
      guard let name = name(at: index + 1) else { break }
      findings.macros.insert(name)
      if tokens[index].tokenKind == .pound, name == "selector" || name == "keyPath" {
        visitRuntimeName(index, isSelector: name == "selector")
      }
      if tokens[index].tokenKind == .atSign, name == "NSManaged" { visitManaged(index) }
      if tokens[index].tokenKind == .atSign, Self.objectiveCAttributes.contains(name) {
        visitObjectiveCAttribute(index)
      }
    case .identifier("NSExpression"): findings.mentionsExpressions = true
    case .identifier("NSAttributedString"), .identifier("NSMutableAttributedString"),
      .identifier("ProcessInfo"):
      guard kind(at: index - 1) != .period, kind(at: index + 1) == .leftParen,
        kind(at: index + 2) == .rightParen
      else { break }
      findings.emptyInitializers.append(
        range(of: index).lowerBound..<range(of: index + 2).upperBound)
    case .keyword(.`init`): visitManagedInitializer(index)
    case .leftBrace:
      let isOpaque = followsOpaqueType(index)
      braces.append(isOpaque)
      opaqueBraces += isOpaque ? 1 : 0
    case .rightBrace: opaqueBraces -= braces.popLast() == true ? 1 : 0
    case .keyword(.class) where !isLabel(index):
      visitType(index)
      visitClass(index)
      visitDelegate(index)
    case .keyword(.struct) where !isLabel(index), .keyword(.enum) where !isLabel(index):
      visitType(index)
    case .keyword(.extension) where !isLabel(index):
      visitDelegate(index)
      if depth == 0 { visitManagedHooks(index) }
    case .identifier(let name):
      if let module = Self.mentionedModule(of: name) { findings.mentionedModules.insert(module) }
    case .keyword(.import) where !isLabel(index): visitImport(index)
    default: break
    }
  }

  /// `struct Name`.
  private mutating func visitType(_ index: Int) {
    guard let name = name(at: index + 1), findings.types[name] == nil else { return }
    findings.types[name] = range(of: index).lowerBound
  }

  /// `class Name: INExtension`.
  private mutating func visitClass(_ index: Int) {
    guard let name = name(at: index + 1), kind(at: index + 2) == .colon else { return }
    var superclass = index + 3
    while kind(at: superclass + 1) == .period { superclass += 2 }
    if self.name(at: superclass) == "INExtension" { findings.intentsExtensions.append(name) }
  }

  /// `class Name: …, UIApplicationDelegate` or `extension Name: UIApplicationDelegate`, which
  /// generated code in another file can use. The same for `NSApplicationDelegate`.
  private mutating func visitDelegate(_ index: Int) {
    guard depth == 0, let name = name(at: index + 1), kind(at: index + 2) == .colon,
      !isPrivate(index)
    else { return }
    var next = index + 3
    while let kind = kind(at: next), kind != .leftBrace, kind != .keyword(.where) {
      switch self.name(at: next) {
      case "UIApplicationDelegate": findings.appDelegates.append(name)
      case "NSApplicationDelegate": findings.macAppDelegates.append(name)
      default: break
      }
      next += 1
    }
  }

  /// Whether a declaration has the modifier `private` or `fileprivate`.
  private func isPrivate(_ declaration: Int) -> Bool {
    var index = declaration - 1
    while tokens.indices.contains(index) {
      switch tokens[index].text {
      case "private", "fileprivate": return true
      case "final", "public", "open", "package", "internal": index -= 1
      default: return false
      }
    }
    return false
  }

  /// `import Module`, `import Module.Submodule`, or the import of one declaration: `import class
  /// Module.Name`.
  private mutating func visitImport(_ index: Int) {
    var first = index + 1
    var isDeclaration = false
    if case .keyword = kind(at: first), name(at: first + 1) != nil, !startsLine(first + 1) {
      first += 1
      isDeclaration = true
    }
    guard tokens.indices.contains(first) else { return }
    switch tokens[first].tokenKind {
    case .identifier, .keyword: break
    default: return
    }
    var last = first
    while kind(at: last + 1) == .period, tokens.indices.contains(last + 2) { last += 2 }
    let end = range(of: last).upperBound
    let modifiers = firstModifier(of: index)..<index
    findings.importStatements.append(
      ImportStatement(
        module: name(at: first) ?? tokens[first].text,
        range: range(of: modifiers.lowerBound).lowerBound..<end,
        submodules: isDeclaration ? end..<end : range(of: first).upperBound..<end,
        isExported: modifiers.contains { tokens[$0].text == "_exported" }))
  }

  /// The index of the first attribute or modifier of an import, such as `@testable` or `public`.
  private func firstModifier(of index: Int) -> Int {
    var first = index
    while first > 0 {
      if kind(at: first - 2) == .atSign, name(at: first - 1) != nil {
        first -= 2
      } else if ["public", "package", "internal", "fileprivate", "private"]
        .contains(tokens[first - 1].text)
      {
        first -= 1
      } else {
        break
      }
    }
    return first
  }

  private static let objectiveCAttributes: Set = ["objc", "objcMembers", "nonobjc"]

  /// `@objc`, or `@objc(name:with:)`.
  private mutating func visitObjectiveCAttribute(_ index: Int) {
    var last = index + 1
    let next = last + 1
    if kind(at: next) == .leftParen, range(of: next).lowerBound == range(of: last).upperBound {
      while let kind = kind(at: last), kind != .rightParen { last += 1 }
      if kind(at: last) != .rightParen { last = index + 1 }
    }
    findings.objectiveCAttributes.append(
      range(of: index).lowerBound..<range(of: last).upperBound)
    if depth == 0, name(at: index + 1) == "objc" { visitObjectiveCProtocol(after: last) }
  }

  /// Adds the calls in the condition of the directive, such as `os(iOS)`.
  private mutating func visitDirective(_ index: Int) {
    let end = endOfCondition(after: index)
    for start in index + 1..<max(index + 1, end - 3) {
      guard let function = name(at: start), kind(at: start + 1) == .leftParen,
        let argument = name(at: start + 2), kind(at: start + 3) == .rightParen
      else { continue }
      let range = range(of: start).lowerBound..<range(of: start + 3).upperBound
      findings.conditions.append(
        PlatformCondition(function: function, argument: argument, range: range))
      if let last = directives.indices.last { directives[last].namesPlatform = true }
    }
    for start in index + 1..<max(index + 1, end - 3) {
      if let condition = versionCondition(at: start) { findings.versions.append(condition) }
    }
  }

  /// `swift(>=6.4)` or `compiler(<6.4)`.
  private func versionCondition(at start: Int) -> VersionCondition? {
    guard let function = name(at: start).flatMap(VersionCondition.Function.init),
      kind(at: start + 1) == .leftParen, tokens.indices.contains(start + 2)
    else { return nil }
    var last = start + 2
    while let kind = kind(at: last), kind != .rightParen, last < start + 8 { last += 1 }
    guard kind(at: last) == .rightParen else { return nil }
    let text = tokens[start + 2..<last].map(\.text).joined()
    let isLess = text.hasPrefix("<")
    guard isLess || text.hasPrefix(">=") else { return nil }
    let parts = text.dropFirst(isLess ? 1 : 2).split(separator: ".").map { Int($0) }
    guard !parts.isEmpty, !parts.contains(nil) else { return nil }
    return VersionCondition(
      function: function, isLess: isLess, version: parts.compactMap { $0 },
      range: range(of: start).lowerBound..<range(of: last).upperBound)
  }

  private mutating func markElse() {
    if let last = directives.indices.last { directives[last].hasElse = true }
  }

  /// `var body: some View {`.
  private func followsOpaqueType(_ brace: Int) -> Bool {
    var index = brace - 1
    while index > 0, brace - index < 60 {
      switch tokens[index].tokenKind {
      case .leftBrace, .rightBrace, .semicolon: return false
      default: break
      }
      if tokens[index].text == "some" { return true }
      index -= 1
    }
    return false
  }

  /// The index after a condition, which extends to the end of its line. Inside parentheses it
  /// continues on the next lines.
  private func endOfCondition(after directive: Int) -> Int {
    var depth = 0
    var index = directive + 1
    while index < tokens.count, depth > 0 || !startsLine(index) {
      switch tokens[index].tokenKind {
      case .leftParen: depth += 1
      case .rightParen: depth -= 1
      // The parentheses are not balanced.
      case .poundIf, .poundElseif, .poundElse, .poundEndif: return index
      default: break
      }
      index += 1
    }
    return index
  }

  /// Whether a keyword is the name of a member or the label of an argument.
  private func isLabel(_ index: Int) -> Bool {
    [.period, .leftParen, .comma].contains(kind(at: index - 1))
  }

  func kind(at index: Int) -> TokenKind? {
    tokens.indices.contains(index) ? tokens[index].tokenKind : nil
  }

  /// The name without backticks, if the token is an identifier.
  func name(at index: Int) -> String? {
    tokens.indices.contains(index) ? tokens[index].identifier?.name : nil
  }

  func range(of index: Int) -> Range<Int> {
    let start = tokens[index].positionAfterSkippingLeadingTrivia
    let end = tokens[index].endPositionBeforeTrailingTrivia
    return start.utf8Offset..<end.utf8Offset
  }

  func startsLine(_ index: Int) -> Bool {
    let space = range(of: index - 1).upperBound..<range(of: index).lowerBound
    return text[space].contains { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
  }
}
