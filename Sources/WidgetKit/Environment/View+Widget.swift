import ViewArchive

extension ContainerBackgroundPlacement {
  /// The widget's background, which the surface may remove.
  public static let widget = ContainerBackgroundPlacement.widgetPlacement
}

extension View {
  /// Where a tap leads that no link takes; one a widget.
  nonisolated public func widgetURL(_ url: URL?) -> some View {
    modifier(WidgetURLModifier(url: url))
  }

  /// Puts the view into the accent group of the accented mode.
  nonisolated public func widgetAccentable(_ accentable: Bool = true) -> some View {
    modifier(NodeMarkModifier(accentable ? .accentable : []))
  }

  /// A label beside the widget, which only watch faces have room for: it is not drawn here.
  nonisolated public func widgetLabel<Label: View>(
    @ViewBuilder label: () -> Label
  ) -> some View {
    self
  }

  nonisolated public func widgetLabel(_ labelKey: LocalizedStringKey) -> some View { self }

  @_disfavoredOverload
  nonisolated public func widgetLabel<S: StringProtocol>(_ label: S) -> some View { self }

  /// Text along the bezel, which only watch faces have.
  nonisolated public func widgetCurvesContent(_ curvesContent: Bool = true) -> some View { self }
}

extension Image {
  /// How the image is shown in the accented mode.
  nonisolated public func widgetAccentedRenderingMode(
    _ renderingMode: WidgetAccentedRenderingMode?
  ) -> some View {
    let marks: NodeMarks =
      switch renderingMode {
      case .fullColor: .fullColor
      case .accented: .accentable
      case .accentedDesaturated: [.accentable, .desaturated]
      case .desaturated: .desaturated
      default: []
      }
    return modifier(NodeMarkModifier(marks))
  }
}

/// The translucent ground of accessory widgets.
public struct AccessoryWidgetBackground: View {
  nonisolated public init() {}

  @Environment(\.widgetFamily) private var family

  public var body: some View {
    ground.modifier(NodeMarkModifier(.accessoryBackground))
  }

  @ViewBuilder
  private var ground: some View {
    if family == .accessoryCircular || family == .accessoryCorner {
      Circle().foregroundStyle(Self.tone)
    } else {
      Rectangle().foregroundStyle(Self.tone)
    }
  }

  private static let tone = Color.white.opacity(0.2)
}
