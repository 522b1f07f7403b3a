// Compatibility (state): works | `@State`, `@StateObject`, `@ObservedObject`,
//   `@EnvironmentObject`, `@Binding`, `@Bindable`, `@Namespace`, `@ScaledMetric`, `@FocusState`,
//   `@GestureState`, `@SceneStorage` | have their value at the time of the evaluation

/// A value that a view owns.
///
/// Widgets are evaluated once, so the value normally stays the initial one. If an `onAppear` action
/// changes it, the view tree is evaluated a second time with the changed value. An app's window is
/// evaluated again after each change. Outside an
/// evaluation, for example in an initializer, the property reads and writes its own box; during an
/// evaluation `_install` replaces the box with the one that `StateStore` keeps for the view.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private final class Box: StateBox {
    // Isolation is not checked: only the evaluation of the view tree that has the box uses it.
    nonisolated(unsafe) var value: Value {
      didSet {
        hasChanged = true
        invalidation?.schedule()
      }
    }
    // Isolation is not checked, for the same reason.
    nonisolated(unsafe) private var invalidation: Invalidation?
    nonisolated(unsafe) private(set) var hasChanged = false

    nonisolated init(_ value: Value) { self.value = value }

    func watch() { hasChanged = false }

    func invalidate(_ invalidation: Invalidation) { self.invalidation = invalidation }
  }

  private var box: Box

  public init(wrappedValue value: Value) {
    box = Box(value)
  }

  public init(initialValue value: Value) {
    self.init(wrappedValue: value)
  }

  public var wrappedValue: Value {
    get { box.value }
    nonmutating set { box.value = newValue }
  }

  public var projectedValue: Binding<Value> {
    Binding(get: { box.value }, set: { box.value = $0 })
  }

  public mutating func _install(_ context: _ViewContext) {
    box = context.session.states.box(in: context, box)
  }
}

extension State where Value: ExpressibleByNilLiteral {
  public init() {
    self.init(wrappedValue: nil)
  }
}

/// Reads and writes a value that another object owns, through a pair of closures.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value> {
  private let getter: () -> Value
  private let setter: (Value) -> Void

  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    getter = get
    setter = set
  }

  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(get: { value }, set: { _ in })
  }

  public var wrappedValue: Value {
    get { getter() }
    nonmutating set { setter(newValue) }
  }

  public var projectedValue: Binding<Value> { self }

  public init(projectedValue: Binding<Value>) {
    self = projectedValue
  }

  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    Binding<Subject>(
      get: { wrappedValue[keyPath: keyPath] },
      set: { wrappedValue[keyPath: keyPath] = $0 })
  }

  public init<V>(_ base: Binding<V>) where Value == V? {
    self.init(
      get: { base.wrappedValue },
      set: { if let value = $0 { base.wrappedValue = value } })
  }
}

extension Binding: DynamicProperty {
  public mutating func _install(_ context: _ViewContext) {}
}

// `@unchecked Sendable`, as Apple's: the closures read and write state, which is of the main actor.
extension Binding: @unchecked Sendable where Value: Sendable {}
