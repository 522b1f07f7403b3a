import Synchronization

// Compatibility: works | `@Dependency`

/// A type in which `@Dependency` can be used.
public protocol _SupportsAppDependencies {}

extension _SupportsAppDependencies {
  public typealias Dependency = AppDependency
}

/// A value that the app has added to its dependencies: `@Dependency var store: Store`.
@propertyWrapper
public final class AppDependency<Value: Sendable>: @unchecked Sendable {
  // Unchecked: the value is behind a lock; the author's key is only compared.
  private let key: AnyHashable?
  private let manager: AppDependencyManager
  private let fallback: (() -> Value)?
  private let stored = Mutex<Value?>(nil)

  public init() {
    key = nil
    manager = .shared
    fallback = nil
  }

  public init(key: AnyHashable? = nil, manager: AppDependencyManager = .shared) {
    self.key = key
    self.manager = manager
    fallback = nil
  }

  public init(
    key: AnyHashable? = nil, manager: AppDependencyManager = .shared,
    default defaultValueProvider: @autoclosure @escaping () -> Value
  ) {
    self.key = key
    self.manager = manager
    fallback = defaultValueProvider
  }

  public var projectedValue: AppDependency<Value> { self }

  public var wrappedValue: Value {
    get {
      if let value = stored.withLock({ $0 }) { return value }
      do {
        return try manager.value(key, of: Value.self)
      } catch {
        guard let fallback else { fatalError("\(error)") }
        let value = fallback()
        stored.withLock { $0 = value }
        return value
      }
    }
    set { stored.withLock { $0 = newValue } }
  }
}
