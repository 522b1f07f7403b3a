// Compatibility (views): works | `PhaseAnimator`, `KeyframeAnimator` | shown at rest: in the
//   first phase, with the initial value. `KeyframeTimeline` and `Spring` compute values

/// A view that goes through phases. The archive shows the first phase, in which a view without a
/// trigger starts and a view with one rests.
public struct PhaseAnimator<Phase: Equatable, Content: View> {
  private let first: Phase?
  private let content: (Phase) -> Content
  private let isEndless: Bool

  public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    first = phases.first { _ in true }
    self.content = content
    isEndless = false
  }

  public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    first = phases.first { _ in true }
    self.content = content
    isEndless = true
  }
}

extension PhaseAnimator: View {
  public var body: some View {
    first.map { content($0) }
      .modifier(EndlessMotionModifier(name: isEndless ? "PhaseAnimator" : nil))
  }
}

extension View {
  nonisolated public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    restingPhase(phases, content)
      .modifier(EndlessMotionModifier(name: "phaseAnimator(_:content:animation:)"))
  }

  nonisolated public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    restingPhase(phases, content)
  }

  nonisolated private func restingPhase<Phase>(
    _ phases: some Sequence<Phase>,
    _ content: (PlaceholderContentView<Self>, Phase) -> some View
  ) -> some View {
    phases.first { _ in true }.map {
      content(PlaceholderContentView(content: AnyView(self)), $0)
    }
  }
}
