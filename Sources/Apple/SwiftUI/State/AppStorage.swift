// Compatibility (state): works | `@AppStorage` | `UserDefaults`, including suites

/// A value stored in `UserDefaults`.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  private let read: () -> Value
  private let write: (Value) -> Void
  /// Evaluates an app's window again after a change.
  private var invalidation: Invalidation?

  public var wrappedValue: Value {
    get { read() }
    nonmutating set {
      write(newValue)
      invalidation?.schedule()
    }
  }

  public var projectedValue: Binding<Value> {
    Binding(get: read, set: { wrappedValue = $0 })
  }

  public mutating func _install(_ context: _ViewContext) {
    invalidation = context.session.live?.invalidation
  }

  /// For property list types, which are stored directly.
  private init(propertyList fallback: Value, _ key: String, _ store: UserDefaults?) {
    let store = store ?? .standard
    read = { store.object(forKey: key) as? Value ?? fallback }
    write = { store.set($0, forKey: key) }
  }
}

extension AppStorage where Value == Bool {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(propertyList: wrappedValue, key, store)
  }
}

extension AppStorage where Value == Int {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(propertyList: wrappedValue, key, store)
  }
}

extension AppStorage where Value == Double {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(propertyList: wrappedValue, key, store)
  }
}

extension AppStorage where Value == String {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(propertyList: wrappedValue, key, store)
  }
}

extension AppStorage where Value == Data {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(propertyList: wrappedValue, key, store)
  }
}

extension AppStorage where Value == URL {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    let store = store ?? .standard
    read = { store.url(forKey: key) ?? wrappedValue }
    write = { store.set($0, forKey: key) }
  }
}

extension AppStorage where Value: RawRepresentable {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value.RawValue == Int {
    self.init(raw: wrappedValue, key, store)
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value.RawValue == String {
    self.init(raw: wrappedValue, key, store)
  }

  private init(raw fallback: Value, _ key: String, _ store: UserDefaults?) {
    let store = store ?? .standard
    read = {
      (store.object(forKey: key) as? Value.RawValue).flatMap(Value.init(rawValue:)) ?? fallback
    }
    write = { store.set($0.rawValue, forKey: key) }
  }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
    self.init(propertyList: nil, key, store)
  }

  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
    self.init(propertyList: nil, key, store)
  }

  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
    self.init(propertyList: nil, key, store)
  }

  public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    self.init(propertyList: nil, key, store)
  }

  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
    self.init(propertyList: nil, key, store)
  }
}
