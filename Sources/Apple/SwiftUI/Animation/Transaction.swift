import AuthorNotices
import NoticeCatalog
import ViewArchive

// Compatibility (modifiers): accepted | `transaction`

/// The context of a state change.
public struct Transaction {
  public var animation: Animation?
  public var disablesAnimations = false
  public var isContinuous = false
  public var tracksVelocity = false
  public var dismissBehavior = DismissBehavior.interactive
  public var scrollTargetAnchor: UnitPoint?
  public var scrollPositionUpdatePreservesVelocity = false
  public var scrollContentOffsetAdjustmentBehavior =
    ScrollContentOffsetAdjustmentBehavior.automatic
  private var values: [ObjectIdentifier: Any] = [:]

  public init() {}

  public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// Runs the completion at once, because no animation is played.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete,
    _ completion: @escaping () -> Void
  ) {
    completion()
  }

  public init(animation: Animation?) {
    self.animation = animation
  }
}

/// A value that a transaction carries.
public protocol TransactionKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// Runs `body`. The animation is not played, because a widget is evaluated only once.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  if let animation { noteAnimation(isEndless: animation.repetitions == .infinity) }
  return try body()
}

/// Adds a notice about `withAnimation`, if the program is an extension.
private func noteAnimation(isEndless: Bool) {
  guard CollectedNotices.isCollecting else { return }
  CollectedNotices.add(
    isEndless
      ? NoticeKind.endlessMotion.notice(
        "withAnimation(_:_:) with repeatForever() does not move in a widget: the view is drawn "
          + "after the change.")
      : NoticeKind.appearAnimation.notice(
        "withAnimation(_:_:) does not animate in a widget: the view is drawn after the change."))
}

public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  try body()
}

public func withTransaction<R, V>(
  _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R {
  try body()
}

extension Binding {
  /// Returns the binding itself. The animation is not played.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> { self }

  public func transaction(_ transaction: Transaction) -> Binding<Value> { self }
}

/// The content that `animation(_:body:)` changes.
public struct PlaceholderContentView<Value> {
  let content: AnyView
}

extension PlaceholderContentView: StylePart {
  public typealias Body = Never
}

/// `animation(_:value:)`.
struct _AnimationModifier {
  let animation: Animation?
  /// A hash of the value; nil animates every change.
  let value: UInt64?
}

extension _AnimationModifier: ContextModifier {
  typealias Body = Never

  func change(_ context: inout _ViewContext) {
    if animation?.repetitions == .infinity {
      context.noteEndlessMotion(
        "animation(_:value:) with repeatForever() does not move in a widget: it ends within two "
          + "seconds.")
    }
    let timing = ValueTiming(value: value, timing: animation?.archived)
    // Bounds the archive's size if there are many modifiers.
    context.timings = Array(([timing] + context.timings).prefix(8))
  }
}

/// Animations are archived for the surface, which plays them when one archive replaces another.
/// Transactions have no effect.
extension View {
  nonisolated public func animation<V: Equatable>(
    _ animation: Animation?, value: V
  ) -> some View {
    var hash = PlaceHash()
    hash.add(String(describing: value))
    return modifier(_AnimationModifier(animation: animation, value: hash.value))
  }

  nonisolated public func animation(_ animation: Animation?) -> some View {
    modifier(_AnimationModifier(animation: animation, value: nil))
  }

  nonisolated public func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    body(PlaceholderContentView(content: AnyView(self)))
  }

  nonisolated public func transaction(
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    self
  }

  nonisolated public func transaction(
    value: some Equatable, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    self
  }
}

extension View {
  nonisolated public func transaction<V: View>(
    _ transform: @escaping (inout Transaction) -> Void,
    @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    body(PlaceholderContentView(content: AnyView(self)))
  }
}

extension ViewModifier {
  nonisolated public func animation(_ animation: Animation?) -> some ViewModifier { self }

  nonisolated public func transaction(
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some ViewModifier {
    self
  }
}
