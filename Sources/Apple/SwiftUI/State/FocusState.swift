/// The view that has the focus. In widgets no view ever has it.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  private let none: Value

  public init() where Value == Bool {
    none = false
  }

  public init<T>() where Value == T?, T: Hashable {
    none = nil
  }

  public var wrappedValue: Value {
    get { none }
    nonmutating set {}
  }

  public var projectedValue: Binding { Binding(none: none) }

  /// A binding to the focus. Setting it has no effect.
  @propertyWrapper
  public struct Binding {
    private let none: Value

    fileprivate init(none: Value) {
      self.none = none
    }

    public var wrappedValue: Value {
      get { none }
      nonmutating set {}
    }

    public var projectedValue: Binding { self }
  }

  public mutating func _install(_ context: _ViewContext) {}
}

/// A value that a scene stores. Widgets have no scene, so it keeps its initial value.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  private let value: Value

  public init(wrappedValue: Value, _ key: String) {
    value = wrappedValue
  }

  public init(_ key: String) where Value: ExpressibleByNilLiteral {
    value = nil
  }

  public var wrappedValue: Value {
    get { value }
    nonmutating set {}
  }

  public var projectedValue: Binding<Value> { .constant(value) }

  public mutating func _install(_ context: _ViewContext) {}
}

/// A value that lasts as long as a gesture. Widgets have no gestures, so it keeps its initial
/// value.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  private let value: Value

  public init(wrappedValue: Value) {
    value = wrappedValue
  }

  public init(initialValue: Value) {
    value = initialValue
  }

  public init(wrappedValue: Value, resetTransaction: Transaction) {
    value = wrappedValue
  }

  public init(initialValue: Value, resetTransaction: Transaction) {
    value = initialValue
  }

  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    value = wrappedValue
  }

  public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    value = initialValue
  }

  public init(resetTransaction: Transaction = Transaction())
  where Value: ExpressibleByNilLiteral {
    value = nil
  }

  public init(reset: @escaping (Value, inout Transaction) -> Void)
  where Value: ExpressibleByNilLiteral {
    value = nil
  }

  public var wrappedValue: Value { value }

  public var projectedValue: GestureState<Value> { self }

  public mutating func _install(_ context: _ViewContext) {}
}
