import Synchronization

/// An entity's property that the system can show and sort by: `@Property(title: "Name") var name`.
@propertyWrapper
public final class EntityProperty<Value: _IntentValue & Sendable>: @unchecked Sendable {
  // Unchecked: the value is behind a lock, and the title is constant.
  public let title: LocalizedStringResource?
  private let stored = Mutex<Value?>(nil)

  public init() {
    title = nil
  }

  public init(title: LocalizedStringResource) {
    self.title = title
  }

  public init(title: LocalizedStringResource? = nil, identifier: String) {
    self.title = title
  }

  public var projectedValue: EntityProperty<Value> { self }

  public var wrappedValue: Value {
    get {
      guard let value = stored.withLock({ $0 }) ?? Value._format.unset else {
        fatalError("An entity's property of type \(Value.self) was read before it was set")
      }
      return value
    }
    set { stored.withLock { $0 = newValue } }
  }
}

extension EntityProperty: AnyIntentValueHolder {
  var anyValue: Any? { stored.withLock { $0 } }
}

/// A type-erased property.
protocol AnyIntentValueHolder {
  var anyValue: Any? { get }
}
