// Compatibility (iOS 27): partial | `ArrangementView` | split by the longer axis in halves, or one
//   view over the other; ratios are used, sizes are not

/// Two views that share a screen: beside each other, or one over the other.
public struct ArrangementView<Primary: View, Secondary: View> {
  private let primary: Primary
  private let secondary: Secondary

  nonisolated public init(
    @ViewBuilder primary: () -> Primary, @ViewBuilder secondary: () -> Secondary
  ) {
    self.primary = primary()
    self.secondary = secondary()
  }
}

extension ArrangementView
where
  Primary == ArrangementViewStyleConfiguration.Primary,
  Secondary == ArrangementViewStyleConfiguration.Secondary
{
  nonisolated public init(_ configuration: ArrangementViewStyleConfiguration) {
    primary = configuration.primary
    secondary = configuration.secondary
  }
}

extension ArrangementView: View {
  public var body: some View {
    StyledArrangement(
      configuration: ArrangementViewStyleConfiguration(
        primary: .init(content: AnyView(primary)), secondary: .init(content: AnyView(secondary))))
  }
}

private struct StyledArrangement: View {
  let configuration: ArrangementViewStyleConfiguration

  @Environment(\.arrangementViewStyle) private var style

  var body: some View { AnyView(style.makeBody(configuration: configuration)) }
}

public struct ArrangementViewStyleConfiguration {
  public struct Primary: View {
    let content: AnyView
    public var body: some View { content }
  }

  public struct Secondary: View {
    let content: AnyView
    public var body: some View { content }
  }

  public let primary: Primary
  public let secondary: Secondary
}

@MainActor @preconcurrency
public protocol ArrangementViewStyle: Sendable {
  associatedtype Body: View
  typealias Configuration = ArrangementViewStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

public struct AutomaticArrangementViewStyle: ArrangementViewStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    SplitArrangement(configuration: configuration, axes: [.horizontal, .vertical])
  }
}

/// One view beside the other, along one of the axes.
public struct SplitArrangementViewStyle: ArrangementViewStyle {
  private var allowed: Axis.Set = [.horizontal, .vertical]

  nonisolated public init() {}

  nonisolated public func axes(_ axes: Axis.Set) -> SplitArrangementViewStyle {
    var style = self
    style.allowed = axes
    return style
  }

  public func makeBody(configuration: Configuration) -> some View {
    SplitArrangement(configuration: configuration, axes: allowed)
  }
}

/// The first view over the second one.
public struct OverlayArrangementViewStyle: ArrangementViewStyle {
  nonisolated public init() {}

  nonisolated public func axes(_ axes: Axis.Set) -> OverlayArrangementViewStyle { self }

  public func makeBody(configuration: Configuration) -> some View {
    ZStack {
      configuration.secondary
      configuration.primary
    }
  }
}

private struct SplitArrangement: View {
  let configuration: ArrangementViewStyleConfiguration
  let axes: Axis.Set

  @Environment(\.splitArrangementRatio) private var ratio

  var body: some View {
    GeometryReader { geometry in
      let isWide = geometry.size.width >= geometry.size.height
      let isHorizontal = axes == .horizontal || (axes != .vertical && isWide)
      let share = min(max(ratio ?? 0.5, 0), 1)
      let layout =
        isHorizontal ? AnyLayout(HStackLayout(spacing: 0)) : AnyLayout(VStackLayout(spacing: 0))
      layout {
        configuration.primary
          .frame(
            width: geometry.size.width * (isHorizontal ? share : 1),
            height: geometry.size.height * (isHorizontal ? 1 : share))
        configuration.secondary.frame(maxWidth: .infinity, maxHeight: .infinity)
      }
      .environment(\.splitArrangementAxis, isHorizontal ? .horizontal : .vertical)
    }
  }
}

extension ArrangementViewStyle where Self == AutomaticArrangementViewStyle {
  nonisolated public static var automatic: AutomaticArrangementViewStyle {
    AutomaticArrangementViewStyle()
  }
}

extension ArrangementViewStyle where Self == SplitArrangementViewStyle {
  nonisolated public static var split: SplitArrangementViewStyle { SplitArrangementViewStyle() }
}

extension ArrangementViewStyle where Self == OverlayArrangementViewStyle {
  nonisolated public static var overlay: OverlayArrangementViewStyle {
    OverlayArrangementViewStyle()
  }
}

private enum ArrangementViewStyleKey: EnvironmentKey {
  static var defaultValue: any ArrangementViewStyle { AutomaticArrangementViewStyle() }
}

private enum SplitArrangementRatioKey: EnvironmentKey {
  static var defaultValue: CGFloat? { nil }
}

private enum SplitArrangementAxisKey: EnvironmentKey {
  static var defaultValue: Axis? { nil }
}

private enum OverlayArrangementZIndexKey: EnvironmentKey {
  static var defaultValue: Int { 0 }
}

extension EnvironmentValues {
  var arrangementViewStyle: any ArrangementViewStyle {
    get { self[ArrangementViewStyleKey.self] }
    set { self[ArrangementViewStyleKey.self] = newValue }
  }

  var splitArrangementRatio: CGFloat? {
    get { self[SplitArrangementRatioKey.self] }
    set { self[SplitArrangementRatioKey.self] = newValue }
  }

  /// The axis along which the views of an `ArrangementView` are split; nil outside of one.
  public var splitArrangementAxis: Axis? {
    get { self[SplitArrangementAxisKey.self] }
    set { self[SplitArrangementAxisKey.self] = newValue }
  }

  public var overlayArrangementZIndex: Int {
    get { self[OverlayArrangementZIndexKey.self] }
    set { self[OverlayArrangementZIndexKey.self] = newValue }
  }
}

extension View {
  nonisolated public func arrangementViewStyle(_ style: some ArrangementViewStyle) -> some View {
    environment(\.arrangementViewStyle, style)
  }

  /// The first view's part of the length, from 0 to 1.
  nonisolated public func splitArrangementLayoutRatio(_ ratio: CGFloat?) -> some View {
    environment(\.splitArrangementRatio, ratio)
  }

  nonisolated public func splitArrangementLayoutRatio(
    minHorizontal: CGFloat? = nil, idealHorizontal: CGFloat? = nil, maxHorizontal: CGFloat? = nil,
    minVertical: CGFloat? = nil, idealVertical: CGFloat? = nil, maxVertical: CGFloat? = nil
  ) -> some View {
    splitArrangementLayoutRatio(idealHorizontal ?? idealVertical)
  }

  nonisolated public func splitArrangementLayoutSize(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil
  ) -> some View { self }

  nonisolated public func splitArrangementFixedLayoutSize(
    horizontal: Bool = true, vertical: Bool = true
  ) -> some View { self }

  nonisolated public func overlayArrangementEdge(_ edge: HorizontalEdge?) -> some View { self }

  nonisolated public func overlayArrangementEdge(_ edge: VerticalEdge?) -> some View { self }
}
