import ViewArchive

/// Draws into a canvas.
///
/// The context is a value: a copy has its own transform, clips, filters and opacity, but draws into
/// the same canvas.
public struct GraphicsContext {
  let layer: CanvasLayer
  public private(set) var environment: EnvironmentValues
  /// The opacity of the drawings that follow, 0…1.
  public var opacity: Double = 1
  public var blendMode = BlendMode.normal
  /// The transform from the coordinates of the drawings that follow to those of the canvas.
  public var transform = CGAffineTransform.identity
  /// The bounding rectangle of the clipped area, in the current coordinates.
  public var clipBoundingRect: CGRect {
    clipBounds.isNull ? .zero : clipBounds.applying(transform.inverted())
  }

  /// In the canvas's coordinates.
  private var clipBounds: CGRect
  private var clips: [NodeEffect] = []
  private var filters: [Filter] = []

  @MainActor
  init(layer: CanvasLayer, environment: EnvironmentValues) {
    self.layer = layer
    self.environment = environment
    clipBounds = CGRect(origin: .zero, size: layer.size)
  }

  public mutating func scaleBy(x: CGFloat, y: CGFloat) {
    transform = transform.scaledBy(x: x, y: y)
  }

  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    transform = transform.translatedBy(x: x, y: y)
  }

  public mutating func rotate(by angle: Angle) {
    transform = transform.rotated(by: angle.radians)
  }

  public mutating func concatenate(_ matrix: CGAffineTransform) {
    transform = matrix.concatenating(transform)
  }

  public struct ClipOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Keeps the area outside the path.
    public static var inverse: ClipOptions { ClipOptions(rawValue: 1 << 0) }
  }

  public mutating func clip(
    to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()
  ) {
    let isInverse = options.contains(.inverse)
    var outline = path.applying(transform)
    if isInverse {
      outline.addRect(clipBounds.insetBy(dx: -1, dy: -1))
    } else {
      clipBounds = clipBounds.intersection(outline.boundingRect)
    }
    clips.append(
      .clip(
        outline.archived, evenOdd: isInverse || style.isEOFilled,
        antialiased: style.isAntialiased))
  }

  /// Clips to the alpha of the drawings of `content`. The inverse option is not supported and adds
  /// a notice.
  public mutating func clipToLayer(
    opacity: Double = 1, options: ClipOptions = ClipOptions(),
    content: (inout GraphicsContext) throws -> Void
  ) rethrows {
    var inner = contextOfEmptyLayer()
    try content(&inner)
    let mask = inner.group(kind: "mask", effects: [.opacity(min(max(opacity, 0), 1))])
    if options.contains(.inverse) {
      onMain {
        $0.context.session.notice("clipToLayer's inverse option is not supported: it is ignored.")
      }
    }
    clips.append(.mask(mask))
  }

  /// Draws `content` as one picture: opacity, blending and filters apply to the layer as a whole.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    var inner = contextOfEmptyLayer()
    try content(&inner)
    append(inner.group(kind: "layer", effects: [.compositingGroup]), isTransformed: false)
  }

  public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
    filters.append(filter)
  }

  func replacing(_ environment: EnvironmentValues) -> GraphicsContext {
    var context = self
    context.environment = environment
    return context
  }

  /// A context for a new layer. It has the same transform, but no clips, filters or opacity.
  private func contextOfEmptyLayer() -> GraphicsContext {
    // The main actor evaluates canvases, but the closures are not isolated.
    nonisolated(unsafe) let environment = environment
    var inner = onMain { GraphicsContext(layer: $0.emptyLayer(), environment: environment) }
    inner.transform = transform
    return inner
  }

  private func group(kind: String, effects: [NodeEffect]) -> ArchiveNode {
    onMain {
      ArchiveNode(
        kind: kind, frame: CGRect(origin: .zero, size: $0.size), effects: effects,
        children: $0.nodes)
    }
  }
}

extension GraphicsContext {
  /// Adds a drawing with the context's clips, filters, opacity and blend mode, and with its
  /// transform if `isTransformed`.
  func append(_ node: ArchiveNode, isTransformed: Bool = true) {
    let filters = filters
    // The main actor evaluates canvases, but the closures are not isolated.
    nonisolated(unsafe) let environment = environment
    var effects: [NodeEffect] = []
    if isTransformed, !transform.isIdentity { effects.append(.transform(transform.archived)) }
    effects += onMain { layer in filters.flatMap { $0.effects(environment, layer.context.session) }
    }
    effects += clips
    if opacity != 1 { effects.append(.opacity(opacity.isFinite ? min(max(opacity, 0), 1) : 1)) }
    if let blend = blendMode.effect { effects.append(blend) }
    let (blendMode, drawn) = (blendMode, effects)
    onMain { layer in
      if blendMode.isUnsupported {
        layer.context.session.notice("A Canvas uses an unsupported blend mode: it draws as normal.")
      }
      if blendMode.effect != nil { layer.usesBlendModes = true }
      guard !drawn.isEmpty else { return layer.append(node) }
      // The transform and clips are in the canvas's coordinates, not in those of the drawing.
      layer.append(
        ArchiveNode(
          kind: "drawing", frame: CGRect(origin: .zero, size: layer.size), effects: drawn,
          children: [node]))
    }
  }

  /// Runs `body` on the main actor. A canvas is always drawn there, but SwiftUI does not declare
  /// its closures as isolated.
  func onMain<R>(_ body: @MainActor (CanvasLayer) -> R) -> R {
    let layer = layer
    nonisolated(unsafe) var result: R?
    MainActor.assumeIsolated { result = body(layer) }
    guard let result else { preconditionFailure("assumeIsolated did not run its body") }
    return result
  }
}
