import Foundation
import ProjectReader

/// Copies of headers that clang can read without Apple's frameworks.
///
/// Includes of frameworks find a prelude (`HeaderPrelude`). Names that the headers do not declare
/// are taken from clang's errors and declared, in rounds, as what their use looks like. Lines that
/// still have errors are removed.
struct AdaptedHeaders {
  private enum Declaration {
    case type, string, object, number, `protocol`, macro, function

    func text(_ name: String) -> String {
      switch self {
      case .type: "@interface \(name) : NSObject\n@end"
      case .protocol: "@protocol \(name)\n@end"
      case .string: "typedef NSString *\(name);"
      case .object: "typedef id \(name);"
      case .number: "typedef NSInteger \(name);"
      case .macro: "#define \(name)"
      case .function: "#define \(name)(...)"
      }
    }
  }

  /// The name of the module, which its folder has.
  let module: String
  /// The copies by name.
  private(set) var texts: [String: String] = [:]
  /// The names of the headers that importers see.
  let names: [String]
  /// The paths of includes that are not found, such as `UIKit/UIKit.h`.
  private(set) var includes: Set<String> = []
  /// What they need of other modules.
  private(set) var uses = HeaderUses()
  private var declarations: [String: Declaration] = [:]
  /// What the headers declare themselves.
  private var ownNames: Set<String> = []

  private static let sizeLimit = 1 << 20

  /// - Parameters:
  ///   - module: The module whose headers are copied.
  ///   - search: Finds the headers of other modules.
  init(_ module: ObjectiveCModule, _ search: HeaderSearch) {
    self.module = ModuleName(mangling: module.name).argumentText
    // Names are part of a module map.
    func isUsable(_ header: URL) -> Bool {
      header.lastPathComponent.wholeMatch(of: /[\w+.-]+/) != nil
    }
    let headers = module.headers.filter(isUsable)
    let byName = Dictionary(
      (headers + module.allHeaders.filter(isUsable)).map { ($0.lastPathComponent, $0) }
    ) { first, _ in first }
    names = headers.map(\.lastPathComponent)
    var rest = names
    while let name = rest.popLast() {
      guard texts[name] == nil, let file = byName[name],
        let text = try? module.root.text(of: file), text.utf8.count <= Self.sizeLimit
      else { continue }
      // The importer knows pointers to errors only with Apple's Foundation.
      let throwing = text.replacing(
        #/\berror:\(\s*(?:out\s+|nullable\s+)?NSError\s*\*[^*()]*\*[^*()]*\)\s*\w+/#,
        with: "\(HeaderPrelude.errorLabel):(VitrineError *)error")
      texts[name] =
        throwing
        .replacing(/@import\s+(\w+)[\w.]*\s*;/) { match in
          includes(ofModule: String(match.1), search)
        }
        .replacing(/(#\s*(?:import|include)\s*)[<"]([\w+.\/ -]+)[>"]/) { match in
          let path = String(match.2)
          let last = String(path.split(separator: "/").last ?? "")
          return include(path, own: byName[last], search, &rest).map { "\(match.1)\($0)" }
            ?? String(match.0)
        }
    }
    let ownItems = texts.values.reduce(into: Set<HeaderItem>()) {
      $0.formUnion(HeaderItem.all(in: $1))
    }
    for name in texts.keys.sorted() { declareForwarded(in: name, ownItems, search) }
  }

  /// What takes the place of `@import`.
  private mutating func includes(ofModule name: String, _ search: HeaderSearch) -> String {
    let place = search.place(ofModule: name)
    if let place { uses.insert(place) }
    switch place {
    case .objectiveC(let module, let headers):
      return headers.map { "\n#import <\(module)/\($0)>\n" }.joined()
    case .c: return ""
    case .swift, nil: return "\n#import <\(name)/\(name).h>\n"
    }
  }

  /// - Parameters:
  ///   - own: The module's own header with the name.
  ///   - rest: Receives the module's headers that have to be copied.
  /// - Returns: The header that is included instead, with its quotes; nil for the same.
  private mutating func include(
    _ path: String, own: URL?, _ search: HeaderSearch, _ rest: inout [String]
  ) -> String? {
    let place = search.place(ofInclude: path, own: own)
    if let place { uses.insert(place) }
    switch (place, own?.lastPathComponent) {
    case (.objectiveC(let module, let headers), _):
      return headers.first.map { "<\(module)/\($0)>" }
    case (.c, _): return nil
    case (nil, let name?):
      rest.append(name)
      return "\"\(name)\""
    case (.swift, _), (nil, nil):
      includes.insert(path)
      return nil
    }
  }

  /// Makes the classes and protocols known that a header names with `@class` and `@protocol`
  /// without including their declarations. The importer would omit what has them in its type. Swift
  /// sees them when sources import their module.
  private mutating func declareForwarded(
    in header: String, _ ownItems: Set<HeaderItem>, _ search: HeaderSearch
  ) {
    guard let text = texts[header] else { return }
    var imports: [String] = []
    for match in text.matches(of: /@(class|protocol)\s+([\w\s,]+);/) {
      for name in match.2.split(whereSeparator: { $0.isWhitespace || $0 == "," }).map(String.init) {
        let item = HeaderItem(name: name, isProtocol: match.1 == "protocol")
        if ownItems.contains(item) || HeaderPrelude.items.contains(item) { continue }
        if let place = search.place(of: item), case .objectiveC(let module, let headers) = place {
          uses.insert(place, isExported: false)
          imports += headers.map { "#import <\(module)/\($0)>\n" }
        } else {
          declarations[name] = item.isProtocol ? .protocol : .type
        }
      }
    }
    texts[header] = imports.joined() + text
  }

  /// Adds what the headers of a module need that these include.
  mutating func merge(_ other: AdaptedHeaders) {
    includes.formUnion(other.includes)
    declarations.merge(other.declarations) { own, _ in own }
  }

  /// The frameworks that the headers include.
  var frameworks: Set<String> {
    Set(
      includes.compactMap { $0.contains("/") ? $0.split(separator: "/").first : nil }
        .map(String.init))
  }

  var prelude: String {
    HeaderPrelude.text(declarations.sorted { $0.key < $1.key }.map { $0.value.text($0.key) })
  }

  // MARK: Errors

  /// Changes the copies for clang's errors. Returns false if nothing changes. Lines are removed
  /// only if nothing more can be declared.
  mutating func adapt(to output: String) -> Bool {
    adapt(to: output, mayRemove: false) || adapt(to: output, mayRemove: true)
  }

  private mutating func adapt(to output: String, mayRemove: Bool) -> Bool {
    var isChanged = false
    for line in output.split(separator: "\n") {
      guard let match = line.wholeMatch(of: /(.+?):(\d+):(\d+): (?:fatal )?error: (.*)/),
        let number = Int(match.2), let column = Int(match.3)
      else { continue }
      let path = URL(fileURLWithPath: String(match.1))
      // The headers of other modules have been adapted.
      let isOwn = path.deletingLastPathComponent().lastPathComponent == module
      let file = isOwn ? path.lastPathComponent : nil
      if adapt(to: String(match.4), in: file, line: number, column: column, mayRemove) {
        isChanged = true
      }
    }
    return isChanged
  }

  private mutating func adapt(
    to message: String, in file: String?, line number: Int, column: Int, _ mayRemove: Bool
  ) -> Bool {
    if let match = message.firstMatch(of: /'([\w+.\/ -]+)' file not found/) {
      return includes.insert(String(match.1)).inserted
    }
    if let match = message.firstMatch(
      of:
        /redefinition of '(\w+)' as different kind|duplicate interface definition for class '(\w+)'/
    ),
      let name = (match.1 ?? match.2).map(String.init), declarations[name] != nil
    {
      declarations[name] = nil
      return ownNames.insert(name).inserted
    }
    guard let file,
      let lines = texts[file]?.split(separator: "\n", omittingEmptySubsequences: false),
      lines.indices.contains(number - 1)
    else { return false }
    let line = lines[number - 1]
    for (name, declaration) in candidates(message, line, column)
    where !ownNames.contains(name) && declarations[name] == nil {
      declarations[name] = declaration
      return true
    }
    // A number that has to be an object.
    if let match = message.firstMatch(
      of: /cannot be applied to non-pointer type '(\w+)'|must be of object type/)
    {
      let words = match.1.map { [$0] } ?? line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
      for word in words.map(String.init) where declarations[word] == .number {
        declarations[word] = word.hasPrefix("NS") ? .string : .object
        return true
      }
    }
    return mayRemove && remove(statementAt: number - 1, of: lines, in: file)
  }

  /// Removes the lines of a declaration. They are those up to the next semicolon, and those before
  /// that end with none.
  private mutating func remove(
    statementAt index: Int, of lines: [Substring], in file: String
  ) -> Bool {
    func trimmed(_ index: Int) -> Substring {
      lines[index].drop { $0 == " " || $0 == "\t" }
    }
    func isBoundary(_ index: Int) -> Bool {
      let line = trimmed(index)
      let end = line.last { $0 != " " && $0 != "\r" }
      return line.isEmpty || ["#", "@", "/", "*"].contains { line.hasPrefix($0) }
        || [";", "}", "{", "/"].contains(end)
        || line.wholeMatch(of: /[A-Z_]+(?:BEGIN|END)\s*/) != nil
    }
    // Without these lines, everything after them would be read differently.
    let kept = ["@end", "@interface", "@protocol", "@implementation", "#"]
    guard !trimmed(index).isEmpty, !kept.contains(where: trimmed(index).hasPrefix) else {
      return false
    }
    var first = index
    while first > 0, !isBoundary(first - 1), !trimmed(first).hasPrefix("@") { first -= 1 }
    var last = index
    while last + 1 < lines.count, !lines[last].contains(";"), !trimmed(last).hasPrefix("#"),
      !isBoundary(last + 1) || lines[last + 1].contains(";")
    { last += 1 }
    var all = lines
    for index in first...last { all[index] = "" }
    texts[file] = all.joined(separator: "\n")
    return true
  }

  /// What can be declared so that an error does not occur.
  private func candidates(
    _ message: String, _ line: Substring, _ column: Int
  ) -> [(String, Declaration)] {
    if let match = message.firstMatch(of: /cannot find interface declaration for '(\w+)'/) {
      return [(String(match.1), .type)]
    }
    if let match = message.firstMatch(
      of: /(?:cannot find protocol declaration for|no type or protocol named) '(\w+)'/)
    {
      let name = String(match.1)
      let isString = name.hasSuffix("Key") || name.hasSuffix("Name")
      return [(name, isString ? .string : .protocol)]
    }
    if let match = message.firstMatch(
      of: /unknown type name '(\w+)'|undeclared identifier '(\w+)'/),
      let name = (match.1 ?? match.2).map(String.init)
    {
      return [(name, declaration(of: name, in: line))]
    }
    let before = Self.identifier(in: line, endingAt: column - 1)
    let at = Self.identifier(in: line, startingAt: column - 1)
    if message.hasPrefix("expected a type"), let at { return [(at, declaration(of: at, in: line))] }
    guard message.hasPrefix("expected") else { return [] }
    return [before, at].compactMap { $0 }
      .filter { $0.hasPrefix("__") || $0.allSatisfy { !$0.isLowercase } && $0.count > 3 }
      .map { name in
        (name, line.contains("\(name)(") || line.contains("\(name) (") ? .function : .macro)
      }
  }

  private func declaration(of name: String, in line: Substring) -> Declaration {
    let rest = line.split(separator: name, maxSplits: 1).last ?? ""
    let next = rest.drop { $0 == " " }
    if next.first == "*" || next.first == "<" { return .type }
    let isMacro = name.count > 3 && name.allSatisfy { !$0.isLowercase }
    if isMacro { return line.contains("\(name)(") ? .function : .macro }
    let stringSuffixes = ["Key", "Name", "Identifier", "Domain", "Mode"]
    if name.hasPrefix("NS"), stringSuffixes.contains(where: name.hasSuffix) { return .string }
    return name.hasSuffix("Ref") || name.hasSuffix("_t") && name.hasPrefix("dispatch")
      ? .object : .number
  }

  private static func identifier(in line: Substring, startingAt column: Int) -> String? {
    let name = line.dropFirst(column).prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    return name.isEmpty ? nil : String(name)
  }

  private static func identifier(in line: Substring, endingAt column: Int) -> String? {
    let head = line.prefix(column).reversed().drop { $0 == " " }
    let name = String(head.prefix { $0.isLetter || $0.isNumber || $0 == "_" }.reversed())
    return name.isEmpty ? nil : name
  }
}
