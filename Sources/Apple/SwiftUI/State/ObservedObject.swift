/// A reference to an observable object that the view does not own.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  @dynamicMemberLookup
  public struct Wrapper {
    let object: ObjectType

    package init(object: ObjectType) { self.object = object }

    @MainActor @preconcurrency
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      let object = object
      return Binding(
        get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
    }
  }

  public var wrappedValue: ObjectType

  public init(wrappedValue: ObjectType) {
    self.wrappedValue = wrappedValue
  }

  public init(initialValue: ObjectType) {
    self.init(wrappedValue: initialValue)
  }

  @MainActor @preconcurrency
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

  public mutating func _install(_ context: _ViewContext) {
    context.session.observe(wrappedValue)
  }
}

/// An observable object that the view owns. It is created on first access.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private final class Storage: StateBox {
    // Set before a view shares the box; then only the main actor uses it.
    nonisolated(unsafe) var make: (() -> ObjectType)?
    nonisolated(unsafe) var object: ObjectType?
    private(set) var hasChanged = false
    private var subscription: AnyCancellable?

    nonisolated init() {}

    func watch() {
      hasChanged = false
      subscription = object?.objectWillChange.sink { [weak self] _ in
        MainActor.assumeIsolated { self?.hasChanged = true }
      }
    }

    /// `_install` observes the object.
    func invalidate(_ invalidation: Invalidation) {}
  }

  private var storage = Storage()

  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
    storage.make = thunk
  }

  @MainActor @preconcurrency
  public var wrappedValue: ObjectType {
    if let object = storage.object { return object }
    guard let make = storage.make else { fatalError("StateObject has no object to create") }
    let object = make()
    storage.object = object
    storage.make = nil
    return object
  }

  @MainActor @preconcurrency
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
  }

  public mutating func _install(_ context: _ViewContext) {
    storage = context.session.states.box(in: context, storage)
    context.session.live?.observe(wrappedValue)
  }
}

/// Provides bindings to the properties of an observable object.
@dynamicMemberLookup
@propertyWrapper
public struct Bindable<Value: AnyObject & Observable> {
  public var wrappedValue: Value

  public init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }

  public init(_ wrappedValue: Value) {
    self.init(wrappedValue: wrappedValue)
  }

  public var projectedValue: Bindable<Value> { self }

  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    let object = wrappedValue
    return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
  }
}
