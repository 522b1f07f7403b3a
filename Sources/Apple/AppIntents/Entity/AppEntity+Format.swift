import HostLink

extension AppEntity {
  static func entityFormat() -> _IntentValueFormat<Self> {
    let display = { (entity: Self) in ValueDisplay(entity.displayRepresentation) }
    return _IntentValueFormat(
      type: .object(name: String(describing: Self.self)), query: { Self.defaultQuery },
      encode: { entity in
        .object(
          identifier: entity.id.entityIdentifierString,
          display: String(localized: entity.displayRepresentation.title))
      },
      decode: { values, decoding in
        let identifiers = values.map(\.entityIdentifier)
        let query = decoding.query ?? Self.defaultQuery
        let found = try await query.found(identifiers.compactMap { $0 })
        return zip(values, identifiers).map { _, identifier in
          guard let identifier else { return .failure(.wrongType) }
          guard let entity = found[identifier] as? Self else { return .failure(.noLongerExists) }
          return .value(entity)
        }
      }, display: display)
  }
}

extension ConfigurationValue {
  /// An entity's identifier; nil for other values.
  var entityIdentifier: String? {
    switch self {
    case .object(let identifier, _): identifier
    case .string(let identifier): identifier
    case .integer(let number): String(number)
    default: nil
    }
  }
}

extension EntityQuery {
  /// The existing entities by identifier. A query may leave some out and return them in any order.
  func found(_ identifiers: [String]) async throws -> [String: any AppEntity] {
    let known = identifiers.compactMap { Entity.ID.entityIdentifier(for: $0) }
    guard !known.isEmpty else { return [:] }
    let entities = try await entities(for: known)
    return Dictionary(
      entities.map { ($0.id.entityIdentifierString, $0) }, uniquingKeysWith: { first, _ in first })
  }
}
