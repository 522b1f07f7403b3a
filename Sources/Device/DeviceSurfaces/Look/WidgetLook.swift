import Devices
import HostLink
import Rasterizer
import ViewArchive

/// The changes that a surface makes to a widget's archive when it draws it: corner shape, rendering
/// mode, background and redaction, as `DrawingOptions`.
///
/// A look follows from the render environment, the family and, on a device's surface, the device's
/// settings. The archive itself contains no corner and no surface background, so that one archive
/// can be drawn on several surfaces.
package struct WidgetLook: Equatable, Sendable {
  package var options: DrawingOptions

  /// The look of a widget on the surface that its environment describes.
  ///
  /// - Parameters:
  ///   - cornerRadius: In points; 0 draws a rectangle.
  ///   - accent: The color of the accent group in accented mode. On iPhone and iPad both groups are
  ///     white; a watch face has a color.
  package init(
    _ environment: RenderEnvironment, family: WidgetFamilyName, cornerRadius: Double,
    accent: PaintColor = .white
  ) {
    options = DrawingOptions(
      scale: environment.displayScale,
      containerShape: Self.shape(
        family, cornerRadius: cornerRadius, hasLabel: environment.showsWidgetLabel),
      showsContainerBackground: environment.showsContainerBackground,
      renderingMode: Self.mode(environment.renderingMode, accent: accent),
      isLuminanceReduced: environment.isLuminanceReduced,
      isRedacted: environment.redactionReasons.contains(.privacy))
    if !family.isAccessory { options.background = Self.background(environment) }
  }

  /// The colour below a widget, visible where the widget's own background is clear or missing.
  private static func background(_ environment: RenderEnvironment) -> Paint? {
    switch environment.renderingMode {
    // Widgets of a tinted Home Screen are white on dark in both appearances.
    case .accented: .color(darkBackground)
    case .fullColor where environment.showsContainerBackground:
      .color(environment.colorScheme == .dark ? darkBackground : .white)
    default: nil
    }
  }

  static let darkBackground = PaintColor(hex: 0x1C1C1E)

  private static func shape(
    _ family: WidgetFamilyName, cornerRadius: Double, hasLabel: Bool
  ) -> DrawingOptions.ContainerShape {
    switch family {
    // A circle with a label masks its content itself.
    case .accessoryCircular where !hasLabel: .capsule
    case .accessoryCircular, .accessoryCorner: .rectangle
    case _ where cornerRadius > 0: .continuousCorners(radius: cornerRadius)
    default: .rectangle
    }
  }

  private static func mode(
    _ mode: RenderEnvironment.RenderingMode, accent: PaintColor
  ) -> DrawingOptions.RenderingMode {
    switch mode {
    case .fullColor: .fullColor
    case .accented: .accented(accent: accent, primary: .white)
    case .vibrant: .vibrant
    }
  }
}
