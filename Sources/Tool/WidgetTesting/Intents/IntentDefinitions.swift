import HostLink

/// The intents, entities and enums of an app by name.
///
/// ```swift
/// let definitions = IntentDefinitions(bundleIdentifier: "com.example.cats")
/// let result = try await definitions.intents["FeedCat"].makeIntent(portion: 2).run()
/// let meals: Int = try result.value
/// ```
/// The app is built, and its intents run in its own process or in that of its widget extension. A
/// name that does not exist is an error when it is used.
///
/// The project is the one that `.vitrine.json` in the folder with the test's `Package.swift` names
/// for the bundle identifier (`testedApps`), or else the one in that folder with this identifier.
/// The environment variable `VITRINE_TESTED_PROJECT` has the path of another project or of a built
/// bundle. All tests of a run share one device; a test of WidgetTesting has the same calls on its
/// own (``TestDevice/intents``).
public struct IntentDefinitions: Sendable {
  /// Definitions by the names of their types.
  public struct DefinitionCollection<Definition>: Sendable {
    private let make: @Sendable (String) -> Definition

    init(make: @escaping @Sendable (String) -> Definition) {
      self.make = make
    }

    public subscript(_ identifier: String) -> Definition { make(identifier) }
  }

  let app: TestedApp

  init(app: TestedApp) {
    self.app = app
  }

  /// - Parameter bundleIdentifier: That of the app or of its widget extension.
  public init(bundleIdentifier: String, filePath: String = #filePath) {
    app = TestedApp(bundleIdentifier: bundleIdentifier, testFile: filePath)
  }

  public var bundleIdentifier: String { app.bundleIdentifier }

  public var intents: DefinitionCollection<AppIntentDefinition> {
    DefinitionCollection { [app] in AppIntentDefinition(identifier: $0, app: app) }
  }

  public var entities: DefinitionCollection<AppEntityDefinition> {
    DefinitionCollection { [app] in AppEntityDefinition(typeIdentifier: $0, app: app) }
  }

  public var enums: DefinitionCollection<AppEnumDefinition> {
    DefinitionCollection { [app] in AppEnumDefinition(typeIdentifier: $0, app: app) }
  }
}

/// An intent type of an app.
public struct AppIntentDefinition: Equatable, Sendable {
  /// The name of the type.
  public let identifier: String
  let app: TestedApp

  public var bundleIdentifier: String { app.bundleIdentifier }

  /// Makes an intent: `makeIntent(portion: 2)`. Parameters without a value have their defaults.
  public var makeIntent: IntentValuePropertiesCallable<AnyAppIntent> {
    IntentValuePropertiesCallable { [identifier, app] values in
      AnyAppIntent(identifier: identifier, app: app, values: values)
    }
  }
}

/// A type of entities or an enum.
public protocol AppIntentTypeDefinition {
  associatedtype Instance: IntentValueConvertible
  /// Throws ``IntentValueError`` if the value is of another type.
  func isInstance(_ value: Instance) throws
}

/// An enum of an app.
public struct AppEnumDefinition: AppIntentTypeDefinition, Equatable, Sendable {
  public let typeIdentifier: String
  let app: TestedApp

  /// A case of the enum. One that does not exist is an error when an intent with it runs.
  public func makeCase(_ rawValue: String) -> AnyAppEnum {
    AnyAppEnum(typeIdentifier: typeIdentifier, rawValue: rawValue)
  }

  public func isInstance(_ value: AnyAppEnum) throws {
    guard value.typeIdentifier == typeIdentifier else {
      throw IntentValueError.wrongType(value.description, expected: typeIdentifier)
    }
  }

  /// Not Apple's: all cases, in the order of the source. Throws ``IntentLookupError`` and errors of
  /// the build.
  public func cases() async throws -> [AnyAppEnum] {
    let catalog = try await app.device().intentCatalog()
    guard let found = catalog.enumerations.first(where: { $0.name == typeIdentifier }) else {
      throw IntentLookupError.unknownEnum(
        typeIdentifier, known: catalog.enumerations.map(\.name))
    }
    return found.cases.map(makeCase)
  }
}
