/// A use of a name in a source, from which its declaration can be guessed.
public struct NameUse: Equatable, Sendable {
  public enum Value: Equatable, Sendable {
    case text, integer, decimal, bool, other
    /// `.name`, with the labels of its call if it is one.
    case implicitMember(String, arguments: [Argument]?)
    case closure(parameters: Int)
  }

  public struct Argument: Equatable, Sendable {
    public var label: String?
    public var value: Value
    public var isTrailing = false
  }

  public enum Role: Equatable, Sendable {
    /// Called with these arguments.
    case call([Argument])
    case attribute([Argument])
    /// In the list of types that a declaration inherits from, or after `some` or `any`.
    case inherited
    /// A type or a value that is not called.
    case plain
  }

  public var role: Role
  /// The identifier before a full stop; empty for another expression, nil if there is no full stop.
  public var base: String?
  /// Whether it is a member without a base, such as `.center`.
  public var isImplicit = false
  public var genericArguments = 0
  /// Whether the expression begins a statement, as views do in a body.
  public var isStatement = false
  public var isAwaited = false
  public var isTried = false
  /// Whether it is the argument of `modifier(_:)`.
  public var isModifier = false
  /// Whether the value is a condition.
  public var isCondition = false
}
