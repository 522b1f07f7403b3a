import Devices
import HostLink
import Rasterizer
import ViewArchive

/// What a surface does to a picture: corners, colours, the background of the Lock Screen's families.
public struct WidgetLook: Equatable, Sendable {
  public var options: DrawingOptions

  /// A widget on the surface that its environment describes.
  ///
  /// `cornerRadius`: points; 0 is a rectangle.
  public init(_ environment: RenderEnvironment, family: WidgetFamilyName, cornerRadius: Double) {
    options = DrawingOptions(
      scale: environment.displayScale,
      containerShape: Self.shape(family, cornerRadius: cornerRadius),
      showsContainerBackground: environment.showsContainerBackground,
      renderingMode: Self.mode(environment.renderingMode),
      isLuminanceReduced: environment.isLuminanceReduced,
      isRedacted: environment.redactionReasons.contains(.privacy))
    if !family.isAccessory { options.background = Self.background(environment) }
  }

  /// What the surface puts beneath a widget: shows where its own background is clear or missing.
  private static func background(_ environment: RenderEnvironment) -> Paint? {
    switch environment.renderingMode {
    // A tinted Home Screen's widgets are white on this, whatever the appearance.
    case .accented: .color(darkBackground)
    case .fullColor where environment.showsContainerBackground:
      .color(environment.colorScheme == .dark ? darkBackground : .white)
    default: nil
    }
  }

  static let darkBackground = PaintColor(hex: 0x1C1C1E)

  private static func shape(
    _ family: WidgetFamilyName, cornerRadius: Double
  ) -> DrawingOptions.ContainerShape {
    switch family {
    case .accessoryCircular, .accessoryCorner: .capsule
    case _ where cornerRadius > 0: .continuousCorners(radius: cornerRadius)
    default: .rectangle
    }
  }

  private static func mode(
    _ mode: RenderEnvironment.RenderingMode
  ) -> DrawingOptions.RenderingMode {
    switch mode {
    case .fullColor: .fullColor
    // On iPhone and iPad both groups are white.
    case .accented: .accented(accent: .white, primary: .white)
    case .vibrant: .vibrant
    }
  }
}
