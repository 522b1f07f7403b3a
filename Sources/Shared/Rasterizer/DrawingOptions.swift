import ViewArchive

/// How an archive is drawn: the choices of the surface, which are not part of the archive.
public struct DrawingOptions: Equatable, Sendable {
  /// How the surface renders colours.
  public enum RenderingMode: Equatable, Sendable {
    case fullColor
    /// Everything has one of two colours, depending on `widgetAccentable`; alpha is kept. The
    /// container background is not drawn.
    case accented(accent: PaintColor, primary: PaintColor)
    /// White, with the luminance as alpha. The container background is not drawn.
    case vibrant
  }

  /// The shape to which the picture is clipped.
  public enum ContainerShape: Equatable, Sendable {
    case rectangle
    /// A rectangle with iOS's continuous corners. The radius is in points.
    case continuousCorners(radius: Double)
    /// A rectangle with half circles at its short sides.
    case capsule
  }

  /// Pixels per point.
  public var scale: Double
  public var containerShape: ContainerShape
  /// The paint below everything else, in the picture's coordinates; nil is transparent.
  public var background: Paint?
  /// False if the surface removes the container background, as StandBy does.
  public var showsContainerBackground: Bool
  public var renderingMode: RenderingMode
  /// Dims the picture as an always-on display does.
  public var isLuminanceReduced: Bool
  /// A colour that multiplies the finished picture, such as StandBy's red at night; nil for none.
  public var colorFilter: PaintColor?
  /// Redacts privacy-sensitive content.
  public var isRedacted: Bool
  /// Dims `invalidatableContent`, as while an intent runs whose result will replace it.
  public var isInvalidated: Bool
  /// The numbers of the toggles drawn in their other state; see `ViewArchive.flipping(_:)`.
  public var flippedToggles: Set<Int>
  /// The maximum number of pixels, width × height.
  public var pixelLimit: Int

  public init(
    scale: Double = 3, containerShape: ContainerShape = .rectangle, background: Paint? = nil,
    showsContainerBackground: Bool = true, renderingMode: RenderingMode = .fullColor,
    isLuminanceReduced: Bool = false, colorFilter: PaintColor? = nil, isRedacted: Bool = false,
    isInvalidated: Bool = false, flippedToggles: Set<Int> = [], pixelLimit: Int = 1 << 26
  ) {
    self.scale = scale
    self.containerShape = containerShape
    self.background = background
    self.showsContainerBackground = showsContainerBackground
    self.renderingMode = renderingMode
    self.isLuminanceReduced = isLuminanceReduced
    self.colorFilter = colorFilter
    self.isRedacted = isRedacted
    self.isInvalidated = isInvalidated
    self.flippedToggles = flippedToggles
    self.pixelLimit = pixelLimit
  }
}
