// Compatibility (state): works | `@State`, `@StateObject`, `@ObservedObject`,
//   `@EnvironmentObject`, `@Binding`, `@Bindable`, `@Namespace`, `@ScaledMetric`, `@FocusState`,
//   `@GestureState`, `@SceneStorage` | have their value at the time of the evaluation; `@State`
//   creates objects once with Xcode 27, and ignores changes before the view is on the screen
import AuthorNotices
import Foundation

/// A value that a view owns.
///
/// Widgets are evaluated once, so the value normally stays the initial one. If an `onAppear` action
/// changes it, the view tree is evaluated a second time with the changed value. An app's window is
/// evaluated again after each change. During an evaluation `_install` replaces the box with the one
/// that `StateStore` keeps for the view. Before, for example in an initializer, the property has
/// its initial value, and changes are ignored, as on a device.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private final class Box: StateBox {
    private enum Content {
      case value(Value)
      /// A default value of a class, which is created when it is first read.
      case lazy(() -> Value)
    }

    // Isolation is not checked: only the evaluation of the view tree that has the box uses it.
    nonisolated(unsafe) private var content: Content
    // Isolation is not checked, for the same reason.
    nonisolated(unsafe) private var invalidation: Invalidation?
    // Isolation is not checked, for the same reason.
    nonisolated(unsafe) private var isInstalled = false
    nonisolated(unsafe) private(set) var hasChanged = false

    nonisolated init(_ value: Value) { content = .value(value) }

    nonisolated init(lazy make: @escaping () -> Value) { content = .lazy(make) }

    nonisolated var value: Value {
      get {
        switch content {
        case .value(let value): return value
        case .lazy(let make):
          let value = make()
          content = .value(value)
          return value
        }
      }
      set {
        guard isInstalled else {
          return AuthorNotice.report(
            """
            SwiftUI: a @State property of type \(Value.self) was changed before its view was on \
            the screen, for example in an initializer. As on a device, the change is ignored: \
            assign State(initialValue:) to the property with an underscore
            """)
        }
        content = .value(newValue)
        hasChanged = true
        invalidation?.schedule()
      }
    }

    func install() { isInstalled = true }

    func watch() { hasChanged = false }

    func invalidate(_ invalidation: Invalidation) { self.invalidation = invalidation }
  }

  private var box: Box

  public init(wrappedValue value: Value) {
    box = Box(value)
  }

  public init(initialValue value: Value) {
    box = Box(value)
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
    box.install()
  }
}

extension State where Value: AnyObject {
  /// With Xcode 27, `@State` is a macro that creates the object once for a view on the screen; with
  /// earlier releases, each value of the view creates one. Source: Apple's page "State()".
  public init(wrappedValue make: @autoclosure @escaping () -> Value) {
    box = StateRules.createsObjectsOnce ? Box(lazy: make) : Box(make())
  }
}

enum StateRules {
  /// Whether the program was built for Xcode 27 or later.
  static let createsObjectsOnce = createsObjectsOnce(Bundle.main.infoDictionary)

  /// - Parameter information: Xcode writes its release into `Info.plist`, such as 2710.
  static func createsObjectsOnce(_ information: [String: Any]?) -> Bool {
    guard let release = (information?["DTXcode"] as? String).flatMap({ Int($0) }) else {
      return true
    }
    return release >= 2700
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
