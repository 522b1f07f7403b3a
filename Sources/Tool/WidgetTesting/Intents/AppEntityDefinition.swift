import Foundation
import HostLink

/// An entity type of an app, and its query.
///
/// All queries throw ``TestDeviceError/failed(_:)`` if the query throws, crashes or hangs,
/// ``IntentLookupError`` for an unknown name, and errors of the build.
public struct AppEntityDefinition: AppIntentTypeDefinition, Equatable, Sendable {
  public let typeIdentifier: String
  let app: TestedApp

  public var bundleIdentifier: String { app.bundleIdentifier }

  /// A reference to an entity, for the parameters of intents. Only its identifier can be read.
  public func makeReference(identifier: String) -> AnyAppEntity {
    AnyAppEntity(
      ResolvedEntity(type: typeIdentifier, identifier: identifier),
      bundleIdentifier: bundleIdentifier)
  }

  public func isInstance(_ value: AnyAppEntity) throws {
    guard value.entity.type == typeIdentifier else {
      throw IntentValueError.wrongType(value.description, expected: typeIdentifier)
    }
  }

  /// The query must be an `EnumerableEntityQuery`.
  public func allEntities() async throws -> [AnyAppEntity] { try await found(.all) }

  /// The entities that exist, in the order of the identifiers.
  public func entities<Identifier: EntityIdentifierConvertible>(
    identifiers: [Identifier]
  ) async throws -> [AnyAppEntity] {
    try await found(.identifiers(identifiers.map(\.entityIdentifierString)))
  }

  /// The query must be an `EntityStringQuery`.
  public func entities(matching string: String) async throws -> [AnyAppEntity] {
    try await found(.matching(string))
  }

  public func suggestedEntities() async throws -> [AnyAppEntity] { try await found(.suggested) }

  /// The entities that the process has indexed (`indexAppEntities(_:)`) and that have every word of
  /// the text; nil finds all.
  public func spotlightQuery(_ userQuery: String? = nil) async throws -> [AnyAppEntity] {
    try await found(.indexed(matching: userQuery))
  }

  private func found(_ selection: EntityRequest.Selection) async throws -> [AnyAppEntity] {
    let device = try await app.device()
    let catalog = try await device.intentCatalog()
    guard catalog.entities.contains(typeIdentifier) else {
      throw IntentLookupError.unknownEntity(typeIdentifier, known: catalog.entities)
    }
    return try await device.throwingFailures {
      try await device.host.entities(
        EntityRequest(type: typeIdentifier, selection: selection), of: device.app.id)
    }.map { AnyAppEntity($0, bundleIdentifier: bundleIdentifier) }
  }
}

/// An identifier of an entity.
public protocol EntityIdentifierConvertible {
  var entityIdentifierString: String { get }
  static func entityIdentifier(for entityIdentifierString: String) -> Self?
}

extension EntityIdentifierConvertible where Self: LosslessStringConvertible {
  public var entityIdentifierString: String { description }

  public static func entityIdentifier(for entityIdentifierString: String) -> Self? {
    Self(entityIdentifierString)
  }
}

extension String: EntityIdentifierConvertible {}
extension Int: EntityIdentifierConvertible {}
extension Float: EntityIdentifierConvertible {}

extension UUID: EntityIdentifierConvertible {
  public var entityIdentifierString: String { uuidString }

  public static func entityIdentifier(for entityIdentifierString: String) -> UUID? {
    UUID(uuidString: entityIdentifierString)
  }
}
