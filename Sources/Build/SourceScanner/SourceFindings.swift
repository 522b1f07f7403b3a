/// What `SwiftScanner` finds in one source. Offsets are UTF-8 offsets.
package struct SourceFindings: Equatable, Sendable {
  /// Platform conditions of `#if` and `#elseif` directives.
  package internal(set) var conditions: [PlatformCondition] = []
  /// The conditions about versions of Swift in `#if` and `#elseif` directives.
  package internal(set) var versions: [VersionCondition] = []
  /// Whether the source is written for Linux, too: it names it, or each directive that names a
  /// platform has a branch for others.
  package internal(set) var hasLinuxBranches = false
  /// The conditions `#available` and `#unavailable` that name a version of a
  /// platform.
  package internal(set) var availability: [AvailabilityCondition] = []
  /// Offsets of the `@main` attributes.
  package internal(set) var mainAttributes: [Int] = []
  /// Names of the classes whose superclass is `INExtension`.
  package internal(set) var intentsExtensions: [String] = []
  /// Offsets of the declarations of structures, classes and enumerations, by name. The first one
  /// of each name.
  package internal(set) var types: [String: Int] = [:]
  /// Names of the classes outside of other types that are declared as a `UIApplicationDelegate`,
  /// in their declaration or in an extension.
  package internal(set) var appDelegates: [String] = []
  /// The same for `NSApplicationDelegate`.
  package internal(set) var macAppDelegates: [String] = []
  /// Names of the imported modules.
  package var imports: Set<String> { Set(importStatements.map(\.module)) }
  package internal(set) var managedHooks: [ManagedHook] = []
  package internal(set) var importStatements: [ImportStatement] = []
  /// The properties and methods with the attribute `@NSManaged`.
  package internal(set) var managedDeclarations: [ManagedDeclaration] = []
  /// The modifiers before `init(entity:insertInto:)`, from the first one to `init`, if one of them
  /// is `override`. UTF-8 offsets in the source.
  package internal(set) var managedInitializers: [Range<Int>] = []
  /// The attributes `@objc`, `@objcMembers` and `@nonobjc`, with their arguments.
  package internal(set) var objectiveCAttributes: [Range<Int>] = []
  /// The modifiers `optional` of the requirements for which `objectiveCInsertions` have default
  /// implementations.
  package internal(set) var optionalKeywords: [Range<Int>] = []
  /// The names of these requirements that are methods.
  package internal(set) var optionalRequirements: Set<String> = []
  /// What protocols with the attribute `@objc` mean, in Swift. Sorted by place.
  package internal(set) var objectiveCInsertions: [SourceInsertion] = []
  /// The expressions `#selector(…)` and `#keyPath(…)`.
  package internal(set) var runtimeNames: [RuntimeName] = []
  /// The calls `NSAttributedString()`, `NSMutableAttributedString()` and `ProcessInfo()`.
  package internal(set) var emptyInitializers: [Range<Int>] = []
  /// The modules of names that Apple's Foundation, UIKit or SwiftUI has as well: `FoundationXML`,
  /// `CoreData` and `CoreText`.
  package internal(set) var mentionedModules: Set<String> = []
  /// Whether the source names `NSExpression`.
  package internal(set) var mentionsExpressions = false
  /// Names after `@` and `#`: attributes and macros.
  package internal(set) var macros: Set<String> = []
}

/// An import, such as `import os.log`, `import class UIKit.UIColor` or `public import Combine`.
package struct ImportStatement: Equatable, Sendable {
  /// The name of the module, without submodules.
  package let module: String
  /// From the first attribute or modifier to the last name. UTF-8 offsets in the source.
  package let range: Range<Int>
  /// The names of submodules with their periods: `.log`. Empty if there are none, or if the import
  /// names a declaration.
  package let submodules: Range<Int>
  /// Whether it has the attribute `@_exported`.
  package let isExported: Bool
}

/// A text that is added to a source.
package struct SourceInsertion: Equatable, Sendable {
  /// UTF-8 offset in the source.
  package let offset: Int
  package let text: String

  package init(offset: Int, text: String) {
    self.offset = offset
    self.text = text
  }
}

/// An override in an extension, such as `extension Note { override func awakeFromInsert() {} }`.
package struct ManagedHook: Equatable, Sendable {
  /// The class that is extended.
  package let type: String
  package let name: String
  /// The keyword `override`. UTF-8 offsets in the source, as are the next two.
  package let keyword: Range<Int>
  package let nameRange: Range<Int>
  /// After the extension's closing brace.
  package let end: Int
}

/// A property or method of a managed object, such as `@NSManaged var name: String?`.
package struct ManagedDeclaration: Equatable, Sendable {
  package let name: String
  package let isFunction: Bool
  /// The name of a method's only parameter.
  package let parameter: String?
  /// The attribute. UTF-8 offsets in the source.
  package let attribute: Range<Int>
  /// The offset after the last token.
  package let end: Int
}

/// A name for Objective-C's runtime, such as `#selector(Model.add(_:))` or `#keyPath(Model.name)`.
package struct RuntimeName: Equatable, Sendable {
  package let isSelector: Bool
  /// `add:` or `name`.
  package let name: String
  /// UTF-8 offsets in the source.
  package let range: Range<Int>
}

/// A platform condition of a `#if` or `#elseif` directive, such as `os(iOS)`.
package struct PlatformCondition: Equatable, Sendable {
  package let function: String
  package let argument: String
  /// UTF-8 offsets in the source.
  package let range: Range<Int>
}

/// A condition such as `swift(>=6.4)` or `compiler(<6.4)` of a `#if` or `#elseif` directive.
package struct VersionCondition: Equatable, Sendable {
  package enum Function: String, Sendable {
    /// The version of the language, which the language mode limits.
    case swift
    case compiler
  }

  package let function: Function
  /// `<` instead of `>=`.
  package let isLess: Bool
  package let version: [Int]
  /// UTF-8 offsets in the source.
  package let range: Range<Int>
}

/// A condition such as `#available(iOS 17.4, watchOS 10, *)`.
package struct AvailabilityCondition: Equatable, Sendable {
  package let isNegated: Bool
  /// The versions by platform: 17, 4 for `iOS`.
  package let versions: [String: [Int]]
  /// UTF-8 offsets in the source.
  package let range: Range<Int>
}
