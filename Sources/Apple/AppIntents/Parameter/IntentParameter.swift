import HostLink
import Synchronization

/// A value of an intent that the user or a view sets: `@Parameter(title: "Hero") var hero: Hero`.
///
/// A configuration form shows a field for each parameter. A parameter's name is its property's.
@propertyWrapper
public final class IntentParameter<Value: _IntentValue & Sendable>: @unchecked Sendable {
  // Unchecked: the value is behind a lock; all else is constant.
  public let title: LocalizedStringResource
  public let defaultValue: Value.UnwrappedType?
  let declaration: ParameterDeclaration
  private let stored = Mutex<Value?>(nil)

  init(_ declaration: ParameterDeclaration, defaultValue: Value.UnwrappedType? = nil) {
    title = declaration.title ?? ""
    self.declaration = declaration
    self.defaultValue = defaultValue
  }

  /// Creates a parameter whose title is the property's name.
  ///
  /// It has to be in the class itself: a plain `@Parameter` does not find it in an extension.
  public init() {
    title = ""
    declaration = ParameterDeclaration()
    defaultValue = nil
  }

  public var isOptional: Bool { Value.valueFormat.isOptional }

  /// Whether a value was set. A default does not count.
  public enum ValueState {
    case set(Value)
    case unset
  }

  public var valueState: ValueState { stored.withLock { $0 }.map(ValueState.set) ?? .unset }

  public var projectedValue: IntentParameter<Value> { self }

  /// The value that was set, or else the default. Reading a parameter without either ends the
  /// process, unless it is an optional or a list.
  public var wrappedValue: Value {
    get {
      guard let value = currentValue ?? Value.valueFormat.unset else {
        fatalError(
          "The parameter \"\(String(localized: title))\" of type \(Value.self) was read before it "
            + "had a value. Give it a default, make its type optional, or implement "
            + "defaultResult() in its query or options provider.")
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

/// The arguments of a parameter's declaration.
struct ParameterDeclaration {
  var title: LocalizedStringResource?
  var description: LocalizedStringResource?
  /// What `requestValue(_:)` and `requestDisambiguation(among:dialog:)` say without a dialog.
  var valueDialog: IntentDialog?
  var choiceDialog: IntentDialog?
  /// Where the choices come from.
  var choices: Choices = .ofType
  var minimum: Double?
  var maximum: Double?
  /// Symbols of units or codes of currencies; empty if none are declared.
  var units: [String] = []
  var form = ParameterForm()
  /// The number of values of a list.
  var counts: [ParameterDescription.ListCount]?

  enum Choices {
    case ofType
    case provider(any DynamicOptionsProvider)
    case query(any EntityQuery)
    case values([ParameterDescription.Option])
  }
}
