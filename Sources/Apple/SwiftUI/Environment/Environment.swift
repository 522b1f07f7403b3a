import Foundation

// Compatibility (state): works | `@Environment`, `@Entry`, `EnvironmentKey`

/// Reads a value from the environment.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private enum Source {
    case keyPath(KeyPath<EnvironmentValues, Value>)
    case object(ObjectIdentifier, isRequired: Bool)
  }

  private let source: Source
  private var value: Value?

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    source = .keyPath(keyPath)
  }

  /// The environment's value. Outside of a view's evaluation, the key's default value.
  public var wrappedValue: Value {
    if let value { return value }
    switch source {
    case .keyPath(let keyPath): return EnvironmentValues()[keyPath: keyPath]
    case .object:
      fatalError(
        "No object of type \(Value.self) found in the environment. Add one with environment(_:).")
    }
  }

  public mutating func _install(_ context: _ViewContext) {
    switch source {
    case .keyPath(let keyPath): value = context.environment[keyPath: keyPath]
    case .object(let id, let isRequired):
      let object = context.environment.objects[id]
      if isRequired {
        value = object as? Value
      } else {
        value = .some(optionalValue(object))
      }
    }
  }

  /// Converts an object to `Value`, which is an optional type here. A missing object becomes nil.
  private func optionalValue(_ object: AnyObject?) -> Value {
    if let object, let value = object as? Value { return value }
    guard let none = (Value.self as? any ExpressibleByNilLiteral.Type)?.init(nilLiteral: ()),
      let value = none as? Value
    else { return wrappedValue }
    return value
  }
}

extension Environment where Value: AnyObject & Observable {
  public init(_ objectType: Value.Type) {
    source = .object(ObjectIdentifier(objectType), isRequired: true)
  }
}

extension Environment {
  public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
    source = .object(ObjectIdentifier(objectType), isRequired: false)
  }
}

/// An observable object from `environmentObject(_:)` on a view above.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  private var object: ObjectType?

  public init() {}

  @MainActor @preconcurrency
  public var wrappedValue: ObjectType {
    guard let object else {
      fatalError(
        "No ObservableObject of type \(ObjectType.self) found. Add one with environmentObject(_:)."
      )
    }
    return object
  }

  @MainActor @preconcurrency
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
  }

  public mutating func _install(_ context: _ViewContext) {
    object = context.environment.objects[ObjectIdentifier(ObjectType.self)] as? ObjectType
    if let object { context.session.observe(object) }
  }
}
