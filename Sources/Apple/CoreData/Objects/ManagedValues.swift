import AuthorNotices

// The accessors of `@NSManaged` properties, and values by key.
extension NSManagedObject {
  /// The value of an `@NSManaged` property. The builder's accessors call it. Traps if a property
  /// that is not optional has no value, or one of another type.
  public func managedValue<Value>(forKey key: String) -> Value {
    if let probe = state.probe { probe.key = probe.key ?? key }
    let value = state.probe == nil ? readManaged(key) : nil
    guard let result = ManagedConversion.convert(value, to: Value.self) else {
      preconditionFailure(
        "\(entity.name ?? "").\(key) has \(value.map { "a \(type(of: $0))" } ?? "no value"), but "
          + "its property is a \(Value.self); check the data model")
    }
    return result
  }

  /// Sets the value of an `@NSManaged` property. The builder's accessors call it.
  public func setManagedValue<Value>(_ value: Value, forKey key: String) {
    writeManaged(PredicateValue.unwrapped(value), key)
  }

  /// Adds objects to a to-many relationship. The builder's accessors call it.
  public func managedAdd(_ value: Any, toKey key: String) {
    let known = link(key).objects
    setLink(.many(known + objects(in: value).filter { !known.contains($0) }), key)
  }

  /// Removes objects from a to-many relationship. The builder's accessors call it.
  public func managedRemove(_ value: Any, fromKey key: String) {
    let removed = objects(in: value)
    setLink(.many(link(key).objects.filter { !removed.contains($0) }), key)
  }

  /// A method of Core Data that inserts into or replaces parts of an ordered relationship. The
  /// builder's methods call it. Has no effect, after a notice.
  public func managedUnsupported(_ method: String) {
    AuthorNotice.report("CoreData: \(method) has no effect. Set the relationship's property.")
  }

  func readManaged(_ key: String) -> Any? {
    guard let property = entity.propertiesByName[key] else { return state.values[key] }
    fulfil()
    guard let relationship = property as? NSRelationshipDescription else {
      return state.values[key]
    }
    let objects = link(key).objects
    guard relationship.isToMany else { return objects.first }
    return relationship.isOrdered ? NSOrderedSet(array: objects) : NSSet(array: objects)
  }

  func writeManaged(_ value: Any?, _ key: String, notifies: Bool = true) {
    fulfil()
    if notifies { willChangeValue(forKey: key) }
    if let relationship = entity.relationshipsByName[key] {
      let targets = objects(in: value)
      setLink(relationship.isToMany ? .many(targets) : .one(targets.first), key)
    } else {
      state.values[key] = PredicateValue.unwrapped(value)
      noteChange(key)
    }
    if notifies { didChangeValue(forKey: key) }
  }

  /// Reads the values of a fault.
  func fulfil() {
    guard state.isFault else { return }
    managedObjectContext?.fulfil(self)
  }

  func noteChange(_ key: String) {
    guard entity.propertiesByName[key]?.isTransient == false else { return }
    state.changedKeys.insert(key)
    managedObjectContext?.didChange(self)
  }

  private func objects(in value: Any?) -> [NSManagedObject] {
    if let object = value as? NSManagedObject { return [object] }
    if let set = value as? Set<NSManagedObject> { return Array(set) }
    return (PredicateValue.elements(value) ?? []).compactMap { $0 as? NSManagedObject }
  }

  func validate() throws {
    for property in entity.properties where !property.isOptional && !property.isTransient {
      let isMissing =
        (property as? NSRelationshipDescription).map { link($0.name).objects.isEmpty }
        ?? (state.values[property.name] == nil)
      guard isMissing else { continue }
      throw CoreDataError.missingMandatoryProperty.error(
        "\(entity.name ?? "").\(property.name) has no value, but is not optional",
        [NSValidationKeyErrorKey: property.name])
    }
  }
}

/// Converts a value to the type of a property.
enum ManagedConversion {
  /// Numbers, texts, dates and data also become Foundation's objects: casts bridge them.
  static func convert<Value>(_ value: Any?, to type: Value.Type) -> Value? {
    convert(value, type: type) as? Value
  }

  private static func convert(_ value: Any?, type: Any.Type) -> Any? {
    if let optional = type as? any OptionalType.Type {
      guard let value, let wrapped = convert(value, type: optional.wrappedType) else {
        return optional.noValue
      }
      return wrapped
    }
    guard let value else { return missing(type) }
    switch type {
    case let integer as any FixedWidthInteger.Type:
      guard let number = PredicateValue.number(value) else { return nil }
      return (value as? Int).flatMap { exact($0, integer) } ?? exact(Int(exactly: number), integer)
    case is Double.Type: return PredicateValue.number(value)
    case is Float.Type: return PredicateValue.number(value).map { Float($0) }
    case is Bool.Type: return PredicateValue.number(value).map { $0 != 0 }
    case let set as any ObjectSet.Type: return set.make(PredicateValue.elements(value) ?? [])
    default: return value
    }
  }

  /// The value of a scalar property without one, and of the properties that a probe reads.
  private static func missing(_ type: Any.Type) -> Any? {
    switch type {
    case let integer as any FixedWidthInteger.Type: exact(0, integer)
    case let set as any ObjectSet.Type: set.make([])
    default: emptyValues.first { Swift.type(of: $0) == type }
    }
  }

  nonisolated(unsafe) private static let emptyValues: [Any] = [  // Never changed.
    false, 0.0, Float(0), "", Date(timeIntervalSinceReferenceDate: 0), Data(), Decimal(),
    UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)), URL(fileURLWithPath: "/"),
    NSNumber(value: 0), NSDecimalNumber.zero, NSSet(), NSOrderedSet(),
  ]

  private static func exact<I: FixedWidthInteger>(_ value: Int?, _: I.Type) -> Any? {
    value.map { I(truncatingIfNeeded: $0) }
  }
}

private protocol OptionalType {
  static var wrappedType: Any.Type { get }
  static var noValue: Any { get }
}

extension Optional: OptionalType {
  fileprivate static var wrappedType: Any.Type { Wrapped.self }
  fileprivate static var noValue: Any { Self.none as Any }
}

/// The Swift set of a to-many property.
private protocol ObjectSet {
  static func make(_ elements: [Any]) -> Any
}

extension Set: ObjectSet {
  fileprivate static func make(_ elements: [Any]) -> Any {
    Set(elements.compactMap { $0 as? Element })
  }
}
