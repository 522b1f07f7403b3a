/// What a view is told by those above it and by the surface that shows it.
public struct EnvironmentValues {
  private var values: [ObjectIdentifier: Any] = [:]

  public init() {}

  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)].flatMap { $0 as? K.Value } ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// Objects given by `environmentObject(_:)` and `environment(_:)`, by their type.
  var objects: [ObjectIdentifier: AnyObject] = [:]
}

/// Names a value of the environment.
public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

extension EnvironmentValues: CustomStringConvertible {
  public var description: String { "EnvironmentValues(\(values.count) set)" }
}
