/// The values that a view receives from the views above it and from the surface that shows it.
public struct EnvironmentValues {
  /// Identifies a state of the values: two environments with the same revision are equal.
  final class Revision: Equatable, Sendable {
    static let initial = Revision()

    static func == (left: Revision, right: Revision) -> Bool { left === right }
  }

  private var values: [ObjectIdentifier: Any] = [:]
  /// Changes with each change of a value.
  private(set) var revision = Revision.initial

  public init() {}

  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)].flatMap { $0 as? K.Value } ?? K.defaultValue }
    set {
      values[ObjectIdentifier(key)] = newValue
      revision = Revision()
    }
  }

  /// The objects from `environmentObject(_:)` and `environment(_:)`, by type.
  var objects: [ObjectIdentifier: AnyObject] = [:] { didSet { revision = Revision() } }
}

/// A key of an environment value.
public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

extension EnvironmentValues: CustomStringConvertible {
  public var description: String { "EnvironmentValues(\(values.count) set)" }
}
