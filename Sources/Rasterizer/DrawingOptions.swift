import ViewArchive

/// How an archive is drawn: what the surface decides, and the extension does not.
public struct DrawingOptions: Equatable, Sendable {
  /// What the surface makes of colours.
  public enum RenderingMode: Equatable, Sendable {
    case fullColor
    /// Everything in one of two colours, by `widgetAccentable`; alpha is kept. The container
    /// background is left out.
    case accented(accent: PaintColor, primary: PaintColor)
    /// White whose alpha is the brightness. The container background is left out.
    case vibrant
  }

  /// What the picture is clipped to.
  public enum ContainerShape: Equatable, Sendable {
    case rectangle
    /// Corners whose curvature sets in smoothly, as a widget's do; points.
    case continuousCorners(radius: Double)
    /// Half circles at the short sides.
    case capsule
  }

  /// Pixels a point.
  public var scale: Double
  public var containerShape: ContainerShape
  /// Beneath everything, in the picture's coordinates; nil is clear.
  public var background: Paint?
  /// False where the surface takes the container background away, as StandBy does.
  public var showsContainerBackground: Bool
  public var renderingMode: RenderingMode
  /// Dims the picture as an always-on display does.
  public var isLuminanceReduced: Bool
  /// Multiplies the finished picture's colours, as StandBy's red does at night; nil leaves them.
  public var colorFilter: PaintColor?
  /// Draws stand-ins for what is marked as privacy-sensitive.
  public var isRedacted: Bool
  /// Dims what is marked as `invalidatableContent`, as while an intent runs whose result will
  /// replace it.
  public var isInvalidated: Bool
  /// The toggles that show their other state, by their numbers: see `ViewArchive.flipping(_:)`.
  public var flippedToggles: Set<Int>
  /// The largest product of width and height in pixels.
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
