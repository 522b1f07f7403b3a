/// What `SwiftScanner` finds in one source. Offsets are UTF-8 offsets.
public struct SourceFindings: Equatable, Sendable {
  /// Platform conditions of `#if` and `#elseif` directives.
  public internal(set) var conditions: [PlatformCondition] = []
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
  public internal(set) var imports: Set<String> = []
  /// Names after `@` and `#`: attributes and macros.
  public internal(set) var macros: Set<String> = []
}

/// A platform condition of a `#if` or `#elseif` directive, such as `os(iOS)`.
public struct PlatformCondition: Equatable, Sendable {
  public let function: String
  public let argument: String
  /// UTF-8 offsets in the source.
  public let range: Range<Int>
}
