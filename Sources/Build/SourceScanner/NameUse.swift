/// A use of a name in a source, from which its declaration can be guessed.
package struct NameUse: Equatable, Sendable {
  package enum Value: Equatable, Sendable {
    case text, integer, decimal, bool, other
    /// `.name`, with the labels of its call if it is one.
    case implicitMember(String, arguments: [Argument]?)
    case closure(parameters: Int)
  }

  package struct Argument: Equatable, Sendable {
    package var label: String?
    package var value: Value
    package var isTrailing = false
  }

  package enum Role: Equatable, Sendable {
    /// Called with these arguments.
    case call([Argument])
    case attribute([Argument])
    /// In the list of types that a declaration inherits from, or after `some` or `any`.
    case inherited
    /// A type or a value that is not called.
    case plain
  }

  package var role: Role
  /// The identifier before a full stop; empty for another expression, nil if there is no full stop.
  package var base: String?
  /// Whether it is a member without a base, such as `.center`.
  package var isImplicit = false
  package var genericArguments = 0
  /// Whether the expression begins a statement, as views do in a body.
  package var isStatement = false
  package var isAwaited = false
  package var isTried = false
  /// Whether it is the argument of `modifier(_:)`.
  package var isModifier = false
  /// Whether the value is a condition.
  package var isCondition = false
}
