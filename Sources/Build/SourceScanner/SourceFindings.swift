/// What `SwiftScanner` finds in one source. Offsets are UTF-8 offsets.
public struct SourceFindings: Equatable, Sendable {
  /// Platform conditions of `#if` and `#elseif` directives.
  public internal(set) var conditions: [PlatformCondition] = []
  /// The conditions `#available` and `#unavailable` that name a version of a
  /// platform.
  public internal(set) var availability: [AvailabilityCondition] = []
  /// Offsets of the `@main` attributes.
  public internal(set) var mainAttributes: [Int] = []
  /// Names of the classes whose superclass is `INExtension`.
  public internal(set) var intentsExtensions: [String] = []
  /// Offsets of the declarations of structures, classes and enumerations, by name. The first one
  /// of each name.
  public internal(set) var types: [String: Int] = [:]
  /// Names of the classes outside of other types that are declared as a `UIApplicationDelegate`,
  /// in their declaration or in an extension.
  public internal(set) var appDelegates: [String] = []
  /// Names of the imported modules.
  public var imports: Set<String> { Set(importStatements.map(\.module)) }
  public internal(set) var importStatements: [ImportStatement] = []
  /// The properties and methods with the attribute `@NSManaged`.
  public internal(set) var managedDeclarations: [ManagedDeclaration] = []
  /// The modifiers before `init(entity:insertInto:)`, from the first one to `init`, if one of them
  /// is `override`. UTF-8 offsets in the source.
  public internal(set) var managedInitializers: [Range<Int>] = []
  /// The attributes `@objc`, `@objcMembers` and `@nonobjc`, with their arguments.
  public internal(set) var objectiveCAttributes: [Range<Int>] = []
  /// The expressions `#selector(…)` and `#keyPath(…)`.
  public internal(set) var runtimeNames: [RuntimeName] = []
  /// The calls `NSAttributedString()` and `NSMutableAttributedString()`.
  public internal(set) var emptyAttributedStrings: [Range<Int>] = []
  /// Whether the source names `XMLParser` or its delegate.
  public internal(set) var mentionsXML = false
  /// Names after `@` and `#`: attributes and macros.
  public internal(set) var macros: Set<String> = []
}

/// An import, such as `import os.log`, `import class UIKit.UIColor` or `public import Combine`.
public struct ImportStatement: Equatable, Sendable {
  /// The name of the module, without submodules.
  public let module: String
  /// From the first attribute or modifier to the last name. UTF-8 offsets in the source.
  public let range: Range<Int>
  /// The names of submodules with their periods: `.log`. Empty if there are none, or if the import
  /// names a declaration.
  public let submodules: Range<Int>
}

/// A property or method of a managed object, such as `@NSManaged var name: String?`.
public struct ManagedDeclaration: Equatable, Sendable {
  public let name: String
  public let isFunction: Bool
  /// The name of a method's only parameter.
  public let parameter: String?
  /// The attribute. UTF-8 offsets in the source.
  public let attribute: Range<Int>
  /// The offset after the last token.
  public let end: Int
}

/// A name for Objective-C's runtime, such as `#selector(Model.add(_:))` or `#keyPath(Model.name)`.
public struct RuntimeName: Equatable, Sendable {
  public let isSelector: Bool
  /// `add:` or `name`.
  public let name: String
  /// UTF-8 offsets in the source.
  public let range: Range<Int>
}

/// A platform condition of a `#if` or `#elseif` directive, such as `os(iOS)`.
public struct PlatformCondition: Equatable, Sendable {
  public let function: String
  public let argument: String
  /// UTF-8 offsets in the source.
  public let range: Range<Int>
}

/// A condition such as `#available(iOS 17.4, watchOS 10, *)`.
public struct AvailabilityCondition: Equatable, Sendable {
  public let isNegated: Bool
  /// The versions by platform: 17, 4 for `iOS`.
  public let versions: [String: [Int]]
  /// UTF-8 offsets in the source.
  public let range: Range<Int>
}
