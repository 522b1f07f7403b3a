internal import SwiftSyntax

/// Changes of code that compiles only with Objective-C's runtime into code that means the same
/// without it. They need the compiler's errors, because they depend on types:
/// - `delegate?.didMove?()` calls an optional requirement. It has an implementation here (see
///   `SwiftScanner.visitObjectiveCProtocol`), so the second question mark goes.
/// - A member that overrides from an extension, and one of an extension that is overridden, is
///   renamed, and a member of the class calls it.
/// - `kSecClass` and other constants of type `CFString` are objects there, and texts here: where
///   `AnyObject` is expected, `as AnyObject` makes an object.
/// - `override func observeValue(forKeyPath:…)` overrides a method of `NSObject` that only
///   Objective-C's runtime calls. Here it overrides nothing, and `override` goes.
/// - `Progress()` has the initializer of `NSObject`. Here it is `Progress(totalUnitCount: 0)`.
///
/// ```swift
/// extension Field { override var description: String { "field" } }       // before
/// extension Field {          var _Field_description: String { "field" } }
/// class Field { …; override var description: String { _Field_description } }
/// ```
package struct ObjectiveCRepair {
  /// An error of the compiler, or a note, and where it is.
  package struct Failure: Equatable, Sendable {
    package var path: String
    package var line: Int
    package var column: Int
    package var message: String

    package init(path: String, line: Int, column: Int, message: String) {
      self.path = path
      self.line = line
      self.column = column
      self.message = message
    }
  }

  /// What the sources of a module have of Objective-C. Xcode refuses the same code without it.
  package struct Uses: Sendable {
    /// The names of the optional requirements.
    package var optionalRequirements: Set<String> = []
    /// The paths of the sources with `@objc` or `@objcMembers`.
    package var files: Set<String> = []

    package init() {}
  }

  /// The files that declare a type, by its name.
  private let files: (String) -> [String]
  private let uses: Uses
  /// The text of a source; nil if it is not one of the module.
  private let text: (String) -> [UInt8]?
  private var texts: [String: [UInt8]] = [:]
  private var edits: [String: [Edit]] = [:]

  private struct Edit {
    let range: Range<Int>
    let text: String
  }

  private init(
    _ uses: Uses, files: @escaping (String) -> [String], text: @escaping (String) -> [UInt8]?
  ) {
    self.uses = uses
    self.files = files
    self.text = text
  }

  /// The changed texts by path; empty if nothing changes.
  ///
  /// - Parameters:
  ///   - errors: Each with its notes.
  ///   - files: The files of the module that declare a type.
  ///   - text: What the compiler has read.
  package static func changes(
    for errors: [(error: Failure, notes: [Failure])], uses: Uses,
    files: @escaping (String) -> [String],
    text: @escaping (String) -> [UInt8]?
  ) -> [String: [UInt8]] {
    var repair = ObjectiveCRepair(uses, files: files, text: text)
    for (error, notes) in errors { repair.add(error, notes) }
    return repair.changes
  }

  private mutating func add(_ error: Failure, _ notes: [Failure]) {
    let message = error.message
    if message.hasPrefix("cannot use optional chaining on non-optional value of type '"),
      message.contains("->")
    {
      // Methods of Apple's delegates have the sender first.
      let isApples = message.contains(/value of type '\((?:UI|NS|URLSession|WK|CL|MK|AV|SK|WC|UN)/)
      return removeQuestionMark(at: error, isApples: isApples)
    }
    if message.contains(/^cannot convert .* type 'CF\w+' \(aka '\w+'\) to .* type 'AnyObject\??'$/)
    {
      return convertToObject(at: error)
    }
    if message == "method does not override any method from its superclass" {
      return removeOverride(at: error)
    }
    if message == "missing argument for parameter 'totalUnitCount' in call" {
      return addUnitCount(at: error)
    }
    if let match = message.firstMatch(
      of: /declared in '(\w+)' cannot be overridden from extension/),
      isOfObjectiveC(files(String(match.1)))
    {
      return move(memberAt: error)
    }
    if message.contains("is declared in extension of"),
      message.hasSuffix("and cannot be overridden")
    {
      for note in notes
      where note.message.contains("overridden declaration is here") && isOfObjectiveC([note.path]) {
        move(memberAt: note)
      }
    }
  }

  /// Whether Objective-C may see what these files declare. Without files, it is of another module,
  /// such as one of Apple's.
  private func isOfObjectiveC(_ files: [String]) -> Bool {
    files.isEmpty || files.contains(where: uses.files.contains)
  }

  private var changes: [String: [UInt8]] {
    var result: [String: [UInt8]] = [:]
    for (path, edits) in edits {
      guard var text = texts[path] else { continue }
      var last = Int.max
      // From the end, so that places before stay. Of two at one place, the first one is done.
      for edit in edits.reversed().sorted(by: { $0.range.lowerBound > $1.range.lowerBound })
      where edit.range.upperBound <= last {
        text.replaceSubrange(edit.range, with: edit.text.utf8)
        last = edit.range.isEmpty ? last : edit.range.lowerBound
      }
      if text != texts[path] { result[path] = text }
    }
    return result
  }

  private mutating func source(_ path: String) -> [UInt8]? {
    if texts[path] == nil { texts[path] = text(path) }
    return texts[path]
  }

  private mutating func removeQuestionMark(at place: Failure, isApples: Bool) {
    guard let text = source(place.path),
      let offset = LineTable(text).offset(line: place.line, column: place.column),
      offset + 1 < text.count, text[offset] == UInt8(ascii: "?"),
      text[offset + 1] == UInt8(ascii: "("),
      isApples || uses.optionalRequirements.contains(Self.name(in: text, before: offset))
    else { return }
    edits[place.path, default: []].append(Edit(range: offset..<offset + 1, text: " "))
  }

  /// The methods of `NSObject` that only Objective-C's runtime calls, with the label of their first
  /// parameter.
  private static let methodsOfObjects = [
    "observeValue": "forKeyPath", "value": "forKey", "setNilValueForKey": "_",
    "forwardingTarget": "for", "responds": "to", "doesNotRecognizeSelector": "_",
    "awakeAfter": "using",
  ]

  private mutating func removeOverride(at place: Failure) {
    guard let token = token(at: place), let label = Self.methodsOfObjects[token.text],
      let function = token.parent?.as(FunctionDeclSyntax.self),
      function.signature.parameterClause.parameters.first?.firstName.text == label,
      let override = function.modifiers.first(where: { $0.name.tokenKind == .keyword(.override) }),
      // A class without a superclass is no NSObject, and Xcode refuses the override.
      DeclSyntax(function).enclosingType?.as(ClassDeclSyntax.self)
        .map({ $0.inheritanceClause != nil }) ?? true
    else { return }
    blank(override.name.range, in: place.path)
  }

  /// The lines and columns of the rest stay.
  private mutating func blank(_ range: Range<Int>, in path: String) {
    edits[path, default: []].append(
      Edit(range: range, text: String(repeating: " ", count: range.count)))
  }

  private mutating func addUnitCount(at place: Failure) {
    guard let text = source(place.path),
      let offset = LineTable(text).offset(line: place.line, column: place.column), offset > 0,
      offset < text.count, text[offset] == UInt8(ascii: ")"), text[offset - 1] == UInt8(ascii: "("),
      ["Progress", "init"].contains(Self.name(in: text, before: offset - 1))
    else { return }
    edits[place.path, default: []].append(
      Edit(range: offset..<offset, text: "totalUnitCount: 0"))
  }

  private mutating func token(at place: Failure) -> TokenSyntax? {
    guard let text = source(place.path),
      let offset = LineTable(text).offset(line: place.line, column: place.column)
    else { return nil }
    return BoundedParser.tree(of: text)?.token(at: AbsolutePosition(utf8Offset: offset))
  }

  private mutating func convertToObject(at place: Failure) {
    guard let token = token(at: place), case .identifier = token.tokenKind,
      token.parent?.is(DeclReferenceExprSyntax.self) == true
    else { return }
    let end = token.range.upperBound
    edits[place.path, default: []].append(Edit(range: end..<end, text: " as AnyObject"))
  }

  private static func name(in text: [UInt8], before offset: Int) -> String {
    let name = text[..<offset].reversed().prefix { byte in
      byte == UInt8(ascii: "_") || byte >= 0x80
        || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }
    return String(decoding: name.reversed(), as: UTF8.self)
  }

  // MARK: Members of extensions

  private mutating func move(memberAt place: Failure) {
    guard let token = token(at: place), let member = ExtensionMember(around: token),
      // Several types can override one member.
      edits[place.path]?.contains(where: { $0.range == member.name }) != true,
      let (path, end) = self.end(ofClass: member.type)
    else { return }
    edits[place.path, default: []].append(Edit(range: member.name, text: member.newName))
    if let override = member.override { blank(override, in: place.path) }
    let range = end.offset..<end.offset
    let isFirst = edits[path]?.contains { $0.range == range } != true
    let separator = isFirst && end.isOnLineOfMember ? "; " : ""
    edits[path, default: []].append(
      Edit(range: range, text: "\(separator)\(member.forwarder); "))
  }

  private mutating func end(
    ofClass name: String
  ) -> (path: String, end: (offset: Int, isOnLineOfMember: Bool))? {
    for path in files(name).sorted() {
      guard let text = source(path), let tree = BoundedParser.tree(of: text),
        let found = Self.declaration(of: name, in: Syntax(tree))
      else { continue }
      let brace = found.memberBlock.rightBrace
      guard brace.presence == .present else { continue }
      let lines = LineTable(text)
      let last = found.memberBlock.members.last.map { lines.line(at: $0.range.upperBound) }
      let isOnLine = last == lines.line(at: brace.range.lowerBound)
      return (path, (brace.range.lowerBound, isOnLine))
    }
    return nil
  }

  private static func declaration(of name: String, in tree: Syntax) -> ClassDeclSyntax? {
    var level = [tree]
    while !level.isEmpty {
      for node in level {
        if let found = node.as(ClassDeclSyntax.self), found.name.text == name { return found }
      }
      level = level.flatMap { node in
        node.is(CodeBlockSyntax.self) ? [] : Array(node.children(viewMode: .sourceAccurate))
      }
    }
    return nil
  }
}

/// A method or a computed property of an extension that a class takes over.
private struct ExtensionMember {
  /// The class, without the types around it.
  let type: String
  let name: Range<Int>
  let newName: String
  let override: Range<Int>?
  /// A member that calls the renamed one.
  let forwarder: String

  /// nil if the call of the member cannot be written: for subscripts, operators and variadic
  /// parameters, for example.
  init?(around token: TokenSyntax) {
    var node = Syntax(token)
    while !node.is(MemberBlockItemSyntax.self) {
      guard let parent = node.parent else { return nil }
      node = parent
    }
    guard let declaration = node.as(MemberBlockItemSyntax.self)?.decl,
      let owner = declaration.enclosingType?.as(ExtensionDeclSyntax.self),
      let type = owner.extendedType.trimmedDescription.split(separator: ".").last
    else { return nil }
    self.type = String(type)
    let modifiers = declaration.modifiers
    override = modifiers.first { $0.name.tokenKind == .keyword(.override) }?.range
    guard let member = Self.function(declaration) ?? Self.property(declaration) else { return nil }
    name = member.name.range
    guard !member.name.text.hasPrefix("`"), !member.name.text.hasPrefix("_\(type)_") else {
      return nil
    }
    newName = "_\(type)_\(member.name.text)"
    // Members have the access of their extension.
    let access = Set(["public", "open", "package", "fileprivate", "private"])
    let hasAccess = modifiers.contains { access.contains($0.name.text) }
    let prefix = owner.modifiers.first { access.contains($0.name.text) }?.name.text
    forwarder =
      (hasAccess ? "" : prefix.map { "\($0) " } ?? "")
      + member.forwarder(newName).replacingLineBreaks
  }

  private typealias Member = (name: TokenSyntax, forwarder: (String) -> String)

  private static func function(_ declaration: DeclSyntax) -> Member? {
    guard let function = declaration.as(FunctionDeclSyntax.self), function.body != nil,
      case .identifier = function.name.tokenKind
    else { return nil }
    var arguments: [String] = []
    for parameter in function.signature.parameterClause.parameters {
      let name = (parameter.secondName ?? parameter.firstName).text
      let type = parameter.type.trimmedDescription
      guard name != "_", parameter.ellipsis == nil else { return nil }
      let value = type.hasPrefix("inout ") ? "&\(name)" : name
      let call = type.contains("@autoclosure") ? "\(value)()" : value
      arguments.append(
        parameter.firstName.text == "_" ? call : "\(parameter.firstName.text): \(call)")
    }
    var head = function
    head.body = nil
    head.leadingTrivia = []
    let effects = function.signature.effectSpecifiers
    let tryWord = effects?.throwsClause != nil ? "try " : ""
    let prefix = tryWord + (effects?.asyncSpecifier != nil ? "await " : "")
    let text = head.withoutComments
    return (
      function.name,
      { "\(text) { \(prefix)\($0)(\(arguments.joined(separator: ", "))) }" }
    )
  }

  private static func property(_ declaration: DeclSyntax) -> Member? {
    guard var variable = declaration.as(VariableDeclSyntax.self), variable.bindings.count == 1,
      let binding = variable.bindings.first, binding.typeAnnotation != nil,
      let block = binding.accessorBlock,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier
    else { return nil }
    var isSettable = false
    if case .accessors(let list) = block.accessors {
      let names = list.map(\.accessorSpecifier.text)
      guard names.contains("get"), Set(names).isSubset(of: ["get", "set"]) else { return nil }
      isSettable = names.contains("set")
    }
    var head = binding
    head.accessorBlock = nil
    variable.bindings = [head]
    variable.leadingTrivia = []
    let text = variable.withoutComments
    return (
      name,
      { new in
        isSettable ? "\(text) { get { \(new) } set { \(new) = newValue } }" : "\(text) { \(new) }"
      }
    )
  }
}

extension SyntaxProtocol {
  /// The tokens on one line, without comments.
  fileprivate var withoutComments: String {
    var result = ""
    var end: AbsolutePosition?
    for token in tokens(viewMode: .sourceAccurate) {
      if let end, end < token.positionAfterSkippingLeadingTrivia { result += " " }
      result += token.text
      end = token.endPositionBeforeTrailingTrivia
    }
    return result
  }
}
