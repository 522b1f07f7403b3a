import HostLink

/// A part of a value: `result.value.owner.name`. An error is thrown when it is read.
@dynamicMemberLookup public struct DynamicPropertyPath: Sendable {
  private let found: Result<ResolvedValue, IntentValueError>

  init(_ found: Result<ResolvedValue, IntentValueError>) {
    self.found = found
  }

  /// Reads the part. Throws ``IntentValueError``.
  public func `as`<T: IntentValueConvertible>(_ type: T.Type) throws -> T {
    try IntentValueContainer(try found.get()).read()
  }

  /// Reads the part as an entity or as a case of an enum. Throws ``IntentValueError``.
  public func `as`<IntentType: AppIntentTypeDefinition>(
    _ type: IntentType
  ) throws -> IntentType.Instance {
    let instance = try self.as(IntentType.Instance.self)
    try type.isInstance(instance)
    return instance
  }

  public subscript<T: IntentValueConvertible>(dynamicMember identifier: String) -> T {
    get throws { try self[dynamicMember: identifier].as(T.self) }
  }

  public subscript(dynamicMember identifier: String) -> (any IntentValueExpressing)? {
    get throws {
      IntentValueContainer(unlessNone: try self[dynamicMember: identifier].found.get())
    }
  }

  public subscript(dynamicMember identifier: String) -> DynamicPropertyPath {
    DynamicPropertyPath(found.flatMap { $0.property(identifier) })
  }

  public subscript<T: IntentValueConvertible>(_ index: Int) -> T {
    get throws { try self[index].as(T.self) }
  }

  public subscript(_ index: Int) -> (any IntentValueExpressing)? {
    get throws { IntentValueContainer(unlessNone: try self[index].found.get()) }
  }

  public subscript(_ index: Int) -> DynamicPropertyPath {
    DynamicPropertyPath(
      found.flatMap { value in
        guard let elements = value.elements else {
          return .failure(.wrongType(value.words, expected: "list"))
        }
        guard elements.indices.contains(index) else {
          return .failure(.outOfRange(index, count: elements.count))
        }
        return .success(elements[index])
      })
  }
}

extension ResolvedValue {
  /// The value of an entity's property.
  fileprivate func property(_ name: String) -> Result<ResolvedValue, IntentValueError> {
    guard case .entity(let entity) = self else {
      return .failure(.wrongType(words, expected: "entity with a property \"\(name)\""))
    }
    return entity.property(name)
  }
}

extension ResolvedEntity {
  /// The value of a property.
  func property(_ name: String) -> Result<ResolvedValue, IntentValueError> {
    guard let properties else {
      return .failure(.reference("\(type) \"\(identifier)\"", property: name))
    }
    guard let value = properties[name] else {
      return .failure(.unknownProperty(name, of: type, known: properties.keys.sorted()))
    }
    return .success(value)
  }
}
