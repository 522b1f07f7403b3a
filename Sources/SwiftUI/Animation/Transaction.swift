import ViewArchive

/// What a change of state carries with it.
public struct Transaction {
  public var animation: Animation?
  public var disablesAnimations = false
  public var isContinuous = false

  public init() {}

  public init(animation: Animation?) {
    self.animation = animation
  }
}

/// Makes a change; nothing plays its animation.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try body()
}

public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  try body()
}

extension Binding {
  /// The binding itself: no animation is played.
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
  /// Stands for the value; nil where the animation is for every change.
  let value: UInt64?
}

extension _AnimationModifier: ContextModifier {
  typealias Body = Never

  func change(_ context: inout _ViewContext) {
    let timing = ValueTiming(value: value, timing: animation?.archived)
    // An archive is bounded, however many modifiers there are.
    context.timings = Array(([timing] + context.timings).prefix(8))
  }
}

/// Kept for the surface that shows one archive after another: an archive itself holds the end of a
/// change, not its course.
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

extension ViewModifier {
  nonisolated public func animation(_ animation: Animation?) -> some ViewModifier { self }

  nonisolated public func transaction(
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some ViewModifier {
    self
  }
}
