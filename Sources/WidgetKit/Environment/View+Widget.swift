import ViewArchive

// Compatibility (SwiftUI.modifiers): works | `widgetURL` | of several different ones the
//   outermost counts, the last one of siblings, with a notice; undefined on iOS
// Compatibility (SwiftUI.modifiers): works | `widgetAccentable`, `widgetAccentedRenderingMode`
// Compatibility (SwiftUI.modifiers): accepted | `widgetLabel`, `widgetCurvesContent` | for watch
//   faces only
// Compatibility: works | `AccessoryWidgetBackground`

extension ContainerBackgroundPlacement {
  /// The widget's background, which the surface may remove.
  public static let widget = ContainerBackgroundPlacement.widgetPlacement
}

extension View {
  /// Sets the URL that a tap opens unless it hits a link. A widget has one at most.
  nonisolated public func widgetURL(_ url: URL?) -> some View {
    modifier(WidgetURLModifier(url: url))
  }

  /// Adds the view to the accent group of the accented rendering mode.
  nonisolated public func widgetAccentable(_ accentable: Bool = true) -> some View {
    modifier(NodeMarkModifier(accentable ? .accentable : []))
  }

  /// Sets a label beside the widget. Only watch faces show it; here it has no effect.
  nonisolated public func widgetLabel<Label: View>(
    @ViewBuilder label: () -> Label
  ) -> some View {
    self
  }

  nonisolated public func widgetLabel(_ labelKey: LocalizedStringKey) -> some View { self }

  @_disfavoredOverload
  nonisolated public func widgetLabel<S: StringProtocol>(_ label: S) -> some View { self }

  /// Curves the text along the bezel of a watch face. Here it has no effect.
  nonisolated public func widgetCurvesContent(_ curvesContent: Bool = true) -> some View { self }
}

extension Image {
  /// Sets how the image is shown in the accented rendering mode.
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

/// The translucent background of accessory widgets.
public struct AccessoryWidgetBackground: View {
  nonisolated public init() {}

  @Environment(\.widgetFamily) private var family

  public var body: some View {
    shape.modifier(NodeMarkModifier(.accessoryBackground))
  }

  @ViewBuilder
  private var shape: some View {
    if family == .accessoryCircular || family == .accessoryCorner {
      Circle().foregroundStyle(Self.color)
    } else {
      Rectangle().foregroundStyle(Self.color)
    }
  }

  private static let color = Color.white.opacity(0.2)
}
