internal import SwiftSyntax

extension SwiftScanner {
  private static let mentionedNames = [
    "FoundationXML": ["XMLParser", "XMLParserDelegate"],
    "CoreData": [
      "FetchRequest", "FetchedResults", "SectionedFetchRequest", "NSAttributeDescription",
      "NSEntityDescription", "NSFetchRequest", "NSFetchRequestResult", "NSFetchedResultsController",
      "NSFetchedResultsControllerDelegate", "NSManagedObject", "NSManagedObjectContext",
      "NSManagedObjectContextDidSave", "NSManagedObjectContextDidSaveObjectIDs",
      "NSManagedObjectContextObjectsDidChange", "NSManagedObjectID", "NSManagedObjectModel",
      "NSPersistentCloudKitContainer", "NSPersistentContainer", "NSPersistentStore",
      "NSPersistentStoreCoordinator", "NSPersistentStoreDescription",
      "NSPersistentStoreRemoteChange",
    ],
  ]
  private static let moduleOfName = mentionedNames.reduce(into: [String: String]()) {
    result, pair in
    for name in pair.value { result[name] = pair.key }
  }

  /// The module of a name for which no import of it is necessary on Apple's platforms; nil for
  /// other names.
  static func mentionedModule(of name: String) -> String? {
    switch name.utf8.first {
    case UInt8(ascii: "C") where name.hasPrefix("CTFont"): "CoreText"
    case UInt8(ascii: "k") where name.hasPrefix("kCTFont"): "CoreText"
    case UInt8(ascii: "F"), UInt8(ascii: "N"), UInt8(ascii: "S"), UInt8(ascii: "X"):
      moduleOfName[name]
    default: nil
    }
  }

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

  /// The name that Objective-C gives a method or an accessor: `add(_:)` is `add:`, `move(to:by:)`
  /// is `moveTo:by:`, and `move(point:by:)` is `moveWithPoint:by:`.
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
    let rest = labels.dropFirst().map { $0 == "_" ? ":" : "\($0):" }.joined()
    guard first != "_" else { return "\(base):\(rest)" }
    let isJoined =
      Self.isPreposition(words(of: first).first) || Self.isPreposition(words(of: base).last)
    let label = "\(first.prefix(1).uppercased())\(first.dropFirst())"
    return "\(base)\(isJoined ? "" : "With")\(label):\(rest)"
  }

  /// Before and after these words, the compiler adds no "With" between a method's name and its
  /// first label. Source: `PartsOfSpeech.def` of the Swift compiler.
  private static let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for",
    "from", "given", "in", "including", "inside", "into", "matching", "of", "on", "passing",
    "preceding", "since", "to", "until", "using", "via", "when", "with", "within",
  ]

  private static func isPreposition(_ word: String?) -> Bool {
    word.map { prepositions.contains($0.lowercased()) } ?? false
  }

  /// The words of a name in camel case: `scrollToURLBar` has "scroll", "To", "URL" and "Bar".
  private func words(of name: String) -> [String] {
    let characters = Array(name)
    var words: [String] = []
    for (index, character) in characters.enumerated() {
      let last = index > 0 ? characters[index - 1] : "_"
      let next = index + 1 < characters.count ? characters[index + 1] : "_"
      let begins =
        last == "_" || character == "_"
        || (character.isUppercase && (!last.isUppercase || next.isLowercase))
      if begins { words.append("") }
      words[words.count - 1].append(character)
    }
    return words
  }

  /// The properties' names, without the type before them.
  private func keyPath(in content: Range<Int>) -> String? {
    let names = content.compactMap { name(at: $0) }
    let properties = names.drop { $0.first?.isUppercase == true }
    return properties.isEmpty ? nil : properties.joined(separator: ".")
  }
}
