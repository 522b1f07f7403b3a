import CoreSpotlight
import Synchronization

/// An entity's property that the system can show and sort by: `@Property(title: "Name") var name`.
@propertyWrapper
public final class EntityProperty<Value: _IntentValue & Sendable>: AnyIntentValue,
  CustomStringConvertible, @unchecked Sendable
{
  // Unchecked: the state is behind a lock.
  private struct State {
    var title: LocalizedStringResource
    var value: Value?
  }

  private let state: Mutex<State>

  /// It has to be in the class itself: a plain `@Property` does not find it in an extension.
  public init() {
    state = Mutex(State(title: "", value: nil))
  }

  public init(title: LocalizedStringResource) {
    state = Mutex(State(title: title, value: nil))
  }

  public var title: LocalizedStringResource {
    get { state.withLock(\.title) }
    set { state.withLock { $0.title = newValue } }
  }

  public var isOptional: Bool { Value.valueFormat.isOptional }

  public var description: String { "\(String(localized: title)): \(Value.self)" }

  public var projectedValue: EntityProperty<Value> { self }

  public var wrappedValue: Value {
    get {
      guard let value = state.withLock(\.value) ?? Value.valueFormat.unset else {
        fatalError("An entity's property of type \(Value.self) was read before it was set")
      }
      return value
    }
    set { state.withLock { $0.value = newValue } }
  }
}

extension EntityProperty: AnyIntentValueHolder {
  var anyValue: Any? { intentValue }
  var intentValue: (any _IntentValue)? { state.withLock(\.value) }
}

/// A type-erased property.
protocol AnyIntentValueHolder {
  var anyValue: Any? { get }
  /// The value that was set; nil without one.
  var intentValue: (any _IntentValue)? { get }
}

/// How the system may use a property.
public struct EntityPropertyModifiers: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let readOnly = EntityPropertyModifiers(rawValue: 1 << 0)
  public static let async = EntityPropertyModifiers(rawValue: 1 << 1)
}
