import HostLink

extension ResolvedValue {
  /// How deep the entities in the properties of entities are read. Some refer to each other.
  private static let maximumDepth = 4

  /// A value with the properties of its entities.
  init(_ value: some _IntentValue) {
    self.init(value, depth: 0)
  }

  private init(_ value: some _IntentValue, depth: Int) {
    switch value as Any {
    case let choice as any AppEnum: self = choice.resolved
    case let entity as any AppEntity: self = .entity(ResolvedEntity(entity, depth: depth))
    case let list as [any _IntentValue]:
      self = .list(list.map { ResolvedValue($0, depth: depth) })
    default: self = .plain(encoded(value))
    }
  }

  fileprivate init?(_ property: any AnyIntentValueHolder, depth: Int) {
    guard let value = property.intentValue else { return nil }
    self.init(value, depth: depth)
  }

  fileprivate static func isReadable(depth: Int) -> Bool { depth <= maximumDepth }
}

private func encoded<Value: _IntentValue>(_ value: Value) -> ConfigurationValue {
  Value.valueFormat.encode(value)
}

extension ResolvedEntity {
  /// An entity with the values of its properties.
  init(_ entity: some AppEntity) {
    self.init(entity, depth: 0)
  }

  fileprivate init<Entity: AppEntity>(_ entity: Entity, depth: Int) {
    var properties: [String: ResolvedValue]?
    if ResolvedValue.isReadable(depth: depth) {
      var read: [String: ResolvedValue] = [:]
      for (label, value) in Mirror(reflecting: entity).children {
        // A wrapped property `name` is stored as `_name`.
        guard let label, label.hasPrefix("_"), let property = value as? any AnyIntentValueHolder
        else { continue }
        read[String(label.dropFirst())] =
          ResolvedValue(property, depth: depth + 1) ?? .plain(.none)
      }
      properties = read
    }
    self.init(
      type: String(describing: Entity.self), identifier: entity.id.entityIdentifierString,
      title: String(localized: entity.displayRepresentation.title), properties: properties)
  }
}

extension AppEnum {
  fileprivate var resolved: ResolvedValue {
    .enumeration(type: String(describing: Self.self), rawValue: String(rawValue))
  }
}
