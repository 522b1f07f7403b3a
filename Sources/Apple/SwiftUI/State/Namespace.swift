/// A namespace for identities that views share.
@propertyWrapper
public struct Namespace: DynamicProperty {
  public struct ID: Hashable, Sendable {
    private let object: ObjectIdentifier

    fileprivate init(_ object: AnyObject) {
      self.object = ObjectIdentifier(object)
    }
  }

  private final class Token {}

  private let token = Token()

  public init() {}

  public var wrappedValue: ID { ID(token) }

  public mutating func _install(_ context: _ViewContext) {}
}
