import Foundation
import SourceScanner

/// The source of a module in Objective-C: its declarations as Swift imports them, with
/// implementations that trap.
enum ImportedInterface {
  static let reason = "Objective-C is not built"

  /// The largest source, in bytes of the interface: the parser has a limit.
  private static let sourceLimit = 20_000

  /// - Parameters:
  ///   - interface: What `InterfacePrinter` prints.
  ///   - module: The name of the module.
  ///   - imports: The frameworks that the declarations need.
  ///   - modules: The other modules, and whether importers see their declarations as well.
  ///   - superclasses: Sources with classes that those of the module can inherit.
  /// - Returns: One or more sources; nil if a declaration is too large.
  static func sources(
    of interface: String, module: String, imports: [String],
    modules: [(name: String, isExported: Bool)] = [], superclasses: [String] = []
  ) -> [[UInt8]]? {
    let head =
      (imports.map { "import \($0)" }
      + modules.map { "\($0.isExported ? "@_exported " : "")import \($0.name)" })
      .joined(separator: "; ")
    let inherited = superclasses.flatMap { $0.split(separator: "\n") }
    let lines = withoutComments(interface)
      .filter { !$0.hasPrefix("import ") && !$0.isEmpty }
      .map { throwing(withFoundationNames($0)) }
    let named = withInitializers(withoutRepeatedProtocols(lines, inheriting: inherited))
    var result: [[UInt8]] = []
    for part in parts(of: named + implementations(ofProtocolsIn: named)) {
      guard
        let source = InterfaceSource.source(
          of: Array("\(head)\n\(part)".utf8), module: module, file: "the headers of \(module)",
          reason: reason)
      else { return nil }
      let completed = String(decoding: source, as: UTF8.self)
        .split(separator: "\n", omittingEmptySubsequences: false).map(completed)
      result.append(Array(completed.joined(separator: "\n").utf8))
    }
    return result
  }

  private static let values: Set<Substring> = [
    "String", "Data", "Date", "URL", "URLRequest", "UUID", "IndexPath", "IndexSet", "Locale",
    "Calendar", "TimeZone", "Notification", "CharacterSet", "Decimal",
  ]

  /// The lines, with members that the type can have: initializers of classes that do not need what
  /// their implementations do, and requirements of protocols without default arguments.
  private static func withInitializers(_ lines: [String]) -> [String] {
    /// An initializer that is not designated needs no other one, and its class inherits all.
    var isConvenience = false
    var isValue = false
    var isProtocol = false
    return lines.map { line in
      if line.first != " ", line.first != "}" {
        isProtocol = line.hasPrefix("public protocol ")
        let superclass = line.firstMatch(of: /^open class \w+(?:<.*?>)?(?: : (\w+))?/)?.1
        let extended = line.firstMatch(of: /^extension (\w+)/)?.1
        isConvenience =
          superclass.map { $0 != "NSObject" } ?? extended.map { !values.contains($0) } ?? false
        isValue = extended.map(values.contains) ?? false
      }
      // The compiler crashes on closures for pointers to functions in C.
      var line = line.replacing(#/@convention\((?:c|block)\)\s/#, with: "")
      // A category of `NSData` extends a structure.
      if isValue {
        line = line.replacing("    open class func ", with: "    public static func ")
          .replacing("    open class var ", with: "    public static var ")
          .replacing("    open ", with: "    public ")
      }
      if isProtocol { line = line.replacing(#/ = (?:\[:?\]|nil)(?=[,)])/#, with: "") }
      if line == "    public init()" { return "    public override init()" }
      guard isConvenience, line.hasPrefix("    public init") else { return line }
      return line.replacingOccurrences(of: "public init", with: "public convenience init")
    }
  }

  /// The lines that are no comments.
  private static func withoutComments(_ interface: String) -> [Substring] {
    var isInComment = false
    return interface.split(separator: "\n", omittingEmptySubsequences: false).filter { line in
      let text = line.drop { $0 == " " }
      if isInComment {
        isInComment = !text.contains("*/")
        return false
      }
      isInComment = text.hasPrefix("/*") && !text.contains("*/")
      return !text.hasPrefix("/*") && !text.hasPrefix("//")
    }
  }

  /// The lines in groups that are not too large. A declaration outside of others begins a group.
  private static func parts(of lines: [String]) -> [String] {
    var result: [String] = [""]
    for line in lines {
      let begins = line.first != " " && line.first != "}"
      if begins, result[result.count - 1].utf8.count > sourceLimit { result.append("") }
      result[result.count - 1] += line + "\n"
    }
    return result
  }

  /// A method with a pointer to an error throws. It returns nothing in place of a Boolean, and its
  /// result is not optional.
  private static func throwing(_ line: String) -> String {
    guard line.contains(HeaderPrelude.errorLabel) else { return line }
    let rest = line.replacing(#/(?:, )?vitrineThrows \w+: VitrineError[?!]?/#, with: "")
    if rest.contains(#/\) -> Bool$/#) {
      return rest.replacing(#/ -> Bool$/#, with: " throws")
    }
    if let match = rest.wholeMatch(of: #/(.*\)) -> (.+?)[?!]?/#) {
      return "\(match.1) throws -> \(match.2)"
    }
    return rest.replacing(#/\binit[?!]\(/#, with: "init(") + " throws"
  }

  /// Protocols of Foundation whose requirements headers do not repeat.
  private static let implicitProtocols: Set<Substring> = [
    "NSCopying", "NSMutableCopying", "NSCoding", "NSSecureCoding", "NSFastEnumeration",
  ]

  /// The lines, without the protocols that a superclass has as well.
  private static func withoutRepeatedProtocols(
    _ lines: [String], inheriting inherited: [Substring]
  ) -> [String] {
    var bases: [Substring: [Substring]] = [:]
    func all(_ name: Substring, depth: Int = 0) -> Set<Substring> {
      guard depth < 50 else { return [] }
      return (bases[name] ?? []).reduce(into: []) { result, base in
        result.insert(base)
        result.formUnion(all(base, depth: depth + 1))
      }
    }
    let heads = /^((?:@objc )?(?:open class|public protocol) (\w+)) : ([\w, ]+) \{(.*)/
    for line in inherited + lines.map({ $0[...] }) {
      guard let match = line.wholeMatch(of: heads) else { continue }
      bases[match.2] = match.3.split(separator: ", ").map { $0 }
    }
    return lines.map { line in
      guard let match = line.wholeMatch(of: heads), let own = bases[match.2],
        let superclass = own.first
      else { return line }
      let inherited = line.hasPrefix("open class") ? all(superclass) : []
      let kept = own.filter { $0 == superclass || !inherited.contains($0) }
        .filter { !implicitProtocols.contains($0) }
      return kept.isEmpty
        ? "\(match.1) {\(match.4)" : "\(match.1) : \(kept.joined(separator: ", ")) {\(match.4)"
    }
  }

  /// Extensions with the requirements of protocols. Classes have implementations that headers do
  /// not declare.
  private static func implementations(ofProtocolsIn lines: [String]) -> [String] {
    var result: [String] = []
    var members: [String]?
    for line in lines {
      if let match = line.firstMatch(of: /^public protocol (\w+)/) {
        members = ["extension \(match.1) {"]
      } else if line == "}", let found = members {
        if found.count > 1 { result += found + ["}"] }
        members = nil
      } else if line.firstMatch(of: #/^ {4}(?:func|var|static func|static var)\b/#) != nil {
        members?.append("    public \(line.drop { $0 == " " })")
      }
    }
    return result
  }

  /// Raw values are real, and protocols are those of Objective-C.
  private static func completed(_ line: Substring) -> String {
    if line.hasPrefix("public protocol ") { return "@objc \(line)" }
    if let match = line.firstMatch(of: /^    public init\(rawValue: ([^)]+)\) \{/) {
      return "    public var rawValue: \(match.1); public init(rawValue: \(match.1)) { "
        + "self.rawValue = rawValue }"
    }
    if let match = line.firstMatch(of: /^    public init\(_ rawValue: ([^)]+)\) \{/) {
      return "    public init(_ rawValue: \(match.1)) { self.rawValue = rawValue }"
    }
    if line.hasPrefix("    public var rawValue: ") { return "" }
    // Of strings with names, such as notifications.
    if line.hasPrefix("public struct "), line.contains(" : RawRepresentable,") {
      return line.replacingOccurrences(
        of: " : RawRepresentable,", with: " : Hashable, RawRepresentable,")
    }
    return String(line)
  }

  // MARK: Types

  /// The names of value types, and of classes that Foundation names otherwise in Swift.
  private static let names: [String: String] = {
    var result = [
      "NSError": "any Error", "BOOL": "Bool", "NSTimeInterval": "TimeInterval",
      "NSInteger": "Int", "NSUInteger": "UInt", "CFTimeInterval": "TimeInterval",
      "NSStringEncoding": "UInt", "_NSRange": "NSRange",
      "dispatch_queue_t": "DispatchQueue", "dispatch_group_t": "DispatchGroup",
      "dispatch_block_t": "@convention(block) () -> Void", "bool": "Bool", "NSDecimal": "Decimal",
      "NSURLSessionAuthChallengeDisposition": "URLSession.AuthChallengeDisposition",
      "NSURLSessionResponseDisposition": "URLSession.ResponseDisposition",
      "NSComparisonResult": "ComparisonResult",
      "NSFileAttributeKey": "FileAttributeKey", "NSFileProtectionType": "FileProtectionType",
      "NSDataReadingOptions": "Data.ReadingOptions",
      "NSDataWritingOptions": "Data.WritingOptions", "os_log_type_t": "OSLogType",
      "NSPropertyListFormat": "PropertyListSerialization.PropertyListFormat",
      "NSPropertyListReadOptions": "PropertyListSerialization.ReadOptions",
      "NSPropertyListWriteOptions": "PropertyListSerialization.WriteOptions",
      "NSURLRequestNetworkServiceType": "URLRequest.NetworkServiceType",
      "NSJSONReadingOptions": "JSONSerialization.ReadingOptions",
      "NSJSONWritingOptions": "JSONSerialization.WritingOptions",
      "NSURLRequestCachePolicy": "URLRequest.CachePolicy", "NSRunLoopMode": "RunLoop.Mode",
      "NSNotificationName": "Notification.Name", "NSErrorDomain": "String",
      "UIBlurEffectStyle": "UIBlurEffect.Style", "UIControlState": "UIControl.State",
      "UIControlEvents": "UIControl.Event", "UIViewContentMode": "UIView.ContentMode",
      "UIImageOrientation": "UIImage.Orientation", "UIFontWeight": "UIFont.Weight",
      "UIButtonType": "UIButton.ButtonType",
    ]
    let shortened = """
      String URL Data Date URLRequest URLResponse HTTPURLResponse URLSession URLSessionTask \
      URLSessionDataTask URLSessionUploadTask URLSessionDownloadTask URLSessionConfiguration \
      URLSessionTaskMetrics URLCredential URLProtectionSpace URLAuthenticationChallenge URLCache \
      CachedURLResponse URLComponents URLQueryItem Bundle FileManager Notification \
      NotificationCenter OperationQueue Operation BlockOperation Progress DateFormatter \
      NumberFormatter Formatter Locale TimeZone Calendar DateComponents IndexSet IndexPath UUID \
      CharacterSet UserDefaults Timer RunLoop Thread ProcessInfo InputStream OutputStream Stream \
      URLSessionDelegate URLSessionTaskDelegate URLSessionDataDelegate URLSessionDownloadDelegate \
      HTTPCookie HTTPCookieStorage Scanner FileHandle JSONSerialization
      """
    for name in shortened.split(whereSeparator: \.isWhitespace) {
      result["NS\(name)"] = String(name)
    }
    return result
  }()

  /// A line with the names of Foundation's types in Swift, and with collections as Swift's.
  private static func withFoundationNames(_ line: Substring) -> String {
    var result = ""
    var rest = line
    while let first = rest.first {
      guard first.isLetter || first == "_" else {
        result.append(rest.removeFirst())
        continue
      }
      let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      rest = rest.dropFirst(word.count)
      if word.hasPrefix("Vitrine"), let type = collection(word.dropFirst(7), &rest) {
        result += type
        continue
      }
      let name = names[String(word)] ?? String(word)
      // `NSError?` is an optional existential.
      result +=
        name.hasPrefix("any ") && (rest.first == "?" || rest.first == "!") ? "(\(name))" : name
    }
    return result
  }

  /// A collection after whose name the text has been read.
  private static func collection(_ name: Substring, _ rest: inout Substring) -> String? {
    var arguments: [String] = []
    if rest.first == "<" {
      var depth = 0
      var current = ""
      while let character = rest.popFirst() {
        depth += character == "<" || character == "(" ? 1 : 0
        depth -= (character == ">" && !current.hasSuffix("-")) || character == ")" ? 1 : 0
        if depth == 0 { break }
        if depth == 1, character == "<" { continue }
        if depth == 1, character == "," {
          arguments.append(current)
          current = ""
        } else {
          current.append(character)
        }
      }
      arguments.append(current)
    }
    let types = arguments.map {
      withFoundationNames($0.drop { $0 == " " }[...])
    }
    func key(_ index: Int) -> String {
      guard types.indices.contains(index), !["Any", "AnyObject"].contains(types[index]),
        !types[index].hasPrefix("any ")
      else { return "AnyHashable" }
      return types[index]
    }
    switch name {
    case "Array": return "[\(types.first ?? "Any")]"
    case "Set": return "Set<\(key(0))>"
    case "Dictionary": return "[\(key(0)): \(types.count > 1 ? types[1] : "Any")]"
    case "HashTable": return "NSHashTable<AnyObject>"
    case "MapTable": return "NSMapTable<AnyObject, AnyObject>"
    case "Cache": return "NSCache<AnyObject, AnyObject>"
    case "OrderedSet", "MutableArray", "MutableSet", "MutableOrderedSet", "Enumerator",
      "MutableDictionary":
      return "NS\(name)"
    default: return nil
    }
  }
}
