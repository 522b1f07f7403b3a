import CoreSpotlight

// Apple has separate initialisers for each of 40 value types. Here one set serves all types.
// Identifiers and keys of the search index have no effect: there is no index.
extension EntityProperty {
  public convenience init(identifier: String, title: LocalizedStringResource = "") {
    self.init(title: title)
  }

  public convenience init(
    identifier: String = "", title: LocalizedStringResource = "",
    indexingKey: PartialKeyPath<CSSearchableItemAttributeSet>
  ) {
    self.init(title: title)
  }

  public convenience init(
    identifier: String = "", title: LocalizedStringResource = "",
    customIndexingKey: CSCustomAttributeKey
  ) {
    self.init(title: title)
  }
}

// Properties that the system reads through their entity: `@ComputedProperty` creates them on
// Apple's platforms. Nothing reads them here, and the wrapper itself has no value.
extension EntityProperty {
  public convenience init<Entity: AppEntity>(
    identifier: String, title: LocalizedStringResource = "",
    indexingKey: PartialKeyPath<CSSearchableItemAttributeSet>? = nil,
    getter: KeyPath<Entity, Value>
  ) {
    self.init(title: title)
  }

  public convenience init<Entity: AppEntity>(
    identifier: String, title: LocalizedStringResource = "",
    customIndexingKey: CSCustomAttributeKey, getter: KeyPath<Entity, Value>
  ) {
    self.init(title: title)
  }

  public convenience init<Entity: AppEntity>(
    identifier: String, title: LocalizedStringResource = "",
    indexingKey: PartialKeyPath<CSSearchableItemAttributeSet>? = nil,
    getSetter: WritableKeyPath<Entity, Value>
  ) {
    self.init(title: title)
  }

  public convenience init<Entity: AppEntity>(
    identifier: String, title: LocalizedStringResource = "",
    customIndexingKey: CSCustomAttributeKey, getSetter: WritableKeyPath<Entity, Value>
  ) {
    self.init(title: title)
  }

  public convenience init<Entity: AppEntity>(
    identifier: String, title: LocalizedStringResource = "",
    asyncGetter: @escaping @Sendable (Entity) async throws -> Value
  ) {
    self.init(title: title)
  }
}
