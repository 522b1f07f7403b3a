/// The values that a view receives from the views above it and from the surface that shows it.
public struct EnvironmentValues {
  private var values: [ObjectIdentifier: Any] = [:]

  public init() {}

  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)].flatMap { $0 as? K.Value } ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The objects from `environmentObject(_:)` and `environment(_:)`, by type.
  var objects: [ObjectIdentifier: AnyObject] = [:]
}

/// A key of an environment value.
public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

extension EnvironmentValues: CustomStringConvertible {
  public var description: String { "EnvironmentValues(\(values.count) set)" }
}
