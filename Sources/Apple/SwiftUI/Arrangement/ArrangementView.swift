// Compatibility (iOS 27): works | `ArrangementView` | split along the longer side, or at the fold
//   of a device that is half open; where both size classes are compact, the first view only

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
