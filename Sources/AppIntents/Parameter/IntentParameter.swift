import HostLink
import Synchronization

/// A value of an intent that a person or a view gives: `@Parameter(title: "Hero") var hero: Hero`.
///
/// A configuration form shows one field for each. The name is the property's.
@propertyWrapper
public final class IntentParameter<Value: _IntentValue & Sendable>: @unchecked Sendable {
  // Unchecked: the value is behind a lock; all else is constant, of an author's value types.
  public let title: LocalizedStringResource
  public let defaultValue: Value.UnwrappedType?
  let declaration: ParameterDeclaration
  private let stored = Mutex<Value?>(nil)

  init(_ declaration: ParameterDeclaration, defaultValue: Value.UnwrappedType? = nil) {
    title = declaration.title ?? ""
    self.declaration = declaration
    self.defaultValue = defaultValue
  }

  /// A parameter that says nothing of itself; its title is the property's name. It stands here,
  /// since `@Parameter` alone finds it nowhere else.
  public init() {
    title = ""
    declaration = ParameterDeclaration()
    defaultValue = nil
  }

  public var isOptional: Bool { Value._format.isOptional }

  public var projectedValue: IntentParameter<Value> { self }

  /// The value that was set, or else the default. A parameter without either, of a type that is not
  /// optional, must not be read.
  public var wrappedValue: Value {
    get {
      guard let value = currentValue ?? Value._format.unset else {
        fatalError(
          "The parameter \"\(String(localized: title))\" of type \(Value.self) was read before it "
            + "had a value: give it a default, make its type optional, or let its query or options "
            + "provider have a defaultResult().")
      }
      return value
    }
    set { set(newValue) }
  }

  /// The value that was set, or else the declared default.
  var currentValue: Value? {
    stored.withLock { $0 } ?? defaultValue.flatMap { $0 as? Value }
  }

  func set(_ value: Value) {
    stored.withLock { $0 = value }
  }
}

extension IntentParameter: AnyIntentValue {}

/// What an author says of a parameter beside its type.
struct ParameterDeclaration {
  var title: LocalizedStringResource?
  var description: LocalizedStringResource?
  /// Where choices come from instead of the type's own.
  var choices: Choices = .ofType
  var minimum: Double?
  var maximum: Double?
  /// Units by their symbols, or currencies by their codes; empty says nothing.
  var units: [String] = []

  enum Choices {
    case ofType
    case provider(any DynamicOptionsProvider)
    case query(any EntityQuery)
    case values([ParameterDescription.Option])
  }
}
