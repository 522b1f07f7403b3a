// Compatibility (modifiers): works | `scrollTransition` | in the identity phase

/// How a view in a scroll view changes at the edges. Views here are shown in the identity phase, in
/// which they are fully visible.
public struct ScrollTransitionConfiguration: Equatable, Sendable {
  /// The part of a view that must be visible for the identity phase.
  public struct Threshold: Equatable, Sendable {
    private var amount: Double
    private var distance = 0.0

    public static let visible = Threshold(amount: 1)
    public static let hidden = Threshold(amount: 0)
    public static var centered: Threshold { Threshold(amount: 1, distance: .infinity) }

    public static func visible(_ amount: Double) -> Threshold { Threshold(amount: amount) }

    private init(amount: Double, distance: Double = 0) {
      self.amount = amount
      self.distance = distance
    }

    public func interpolated(towards other: Threshold, amount: Double) -> Threshold {
      Threshold(amount: self.amount + (other.amount - self.amount) * amount, distance: distance)
    }

    /// - Parameter distance: In points.
    public func inset(by distance: Double) -> Threshold {
      Threshold(amount: amount, distance: self.distance + distance)
    }
  }

  private var animation: Animation?
  private var isInteractive = false
  private var threshold = Threshold.visible

  public static let identity = ScrollTransitionConfiguration()
  public static let animated = animated(.default)
  public static let interactive = interactive(timingCurve: .easeInOut)

  public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration {
    identity.animation(animation)
  }

  public static func interactive(
    timingCurve: UnitCurve = .easeInOut
  ) -> ScrollTransitionConfiguration {
    var configuration = identity
    configuration.isInteractive = true
    return configuration
  }

  public func animation(_ animation: Animation) -> ScrollTransitionConfiguration {
    var configuration = self
    configuration.animation = animation
    return configuration
  }

  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
    var configuration = self
    configuration.threshold = threshold
    return configuration
  }
}

/// Where a view in a scroll view is.
public enum ScrollTransitionPhase: Hashable, Sendable {
  case topLeading, identity, bottomTrailing

  public var isIdentity: Bool { self == .identity }

  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

extension View {
  nonisolated public func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition:
      @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    visualEffect { effect, _ in transition(effect, .identity) }
  }

  nonisolated public func scrollTransition(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration,
    axis: Axis? = nil,
    transition:
      @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    visualEffect { effect, _ in transition(effect, .identity) }
  }
}
