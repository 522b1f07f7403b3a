import ViewArchive

// Compatibility (SwiftUI.modifiers): works | `widgetURL` | of several different ones the
//   outermost counts, the last one of siblings, with a notice; undefined on iOS
// Compatibility (SwiftUI.modifiers): works | `widgetAccentable`, `widgetAccentedRenderingMode`
// Compatibility (SwiftUI.modifiers): works | `widgetLabel`, `widgetCurvesContent` | in
//   complications of watch faces; the curves are estimates
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

  /// Sets a label beside a complication: along the curve of a watch face's corner or bezel. Text,
  /// gauges and progress views can be labels. Elsewhere it has no effect.
  nonisolated public func widgetLabel<Label: View>(
    @ViewBuilder label: () -> Label
  ) -> some View {
    modifier(WidgetLabelModifier(label: label()))
  }

  nonisolated public func widgetLabel(_ labelKey: LocalizedStringKey) -> some View {
    widgetLabel { Text(labelKey) }
  }

  @_disfavoredOverload
  nonisolated public func widgetLabel(_ label: LocalizedStringResource) -> some View {
    widgetLabel { Text(label) }
  }

  @_disfavoredOverload
  nonisolated public func widgetLabel<S: StringProtocol>(_ label: S) -> some View {
    widgetLabel { Text(label) }
  }

  /// Curves the content of a corner complication that has a label. Elsewhere it has no effect.
  nonisolated public func widgetCurvesContent(_ curvesContent: Bool = true) -> some View {
    modifier(WidgetCurvesContentModifier(curvesContent))
  }
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
