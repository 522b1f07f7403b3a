import ViewArchive

// Compatibility (views): partial | `Canvas`, `GraphicsContext` | paths, layers, clips, filters,
//   text, images, symbols; unsupported blend modes and inverse layer clips are skipped with a
//   warning; **silent**: options of shadows and gradients, further shadings of a palette,
//   `sourceRect`; no shaders; blend modes in `withCGContext` do not see what is below

/// A view that a closure draws. The closure runs when the view is placed, and its drawings become
/// part of the archive.
public struct Canvas<Symbols: View> {
  public var symbols: Symbols
  public var renderer: (inout GraphicsContext, CGSize) -> Void
  public var isOpaque: Bool
  public var colorMode: ColorRenderingMode
  public var rendersAsynchronously: Bool
  /// Whether drawings end at the canvas's edges.
  private(set) var isClipped = true

  /// Creates a canvas. `symbols` contains the views that the renderer draws by their tags.
  /// `colorMode` has no effect: colours are always non-linear sRGB. `rendersAsynchronously` has no
  /// effect either.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void,
    @ViewBuilder symbols: () -> Symbols
  ) {
    self.symbols = symbols()
    self.renderer = renderer
    isOpaque = opaque
    self.colorMode = colorMode
    self.rendersAsynchronously = rendersAsynchronously
  }
}

extension Canvas where Symbols == EmptyView {
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.init(
      opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously,
      renderer: renderer
    ) { EmptyView() }
  }
}

extension Canvas where Symbols == EmptyView {
  /// A canvas whose drawings may exceed its edges.
  package static func unclipped(
    _ renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) -> Canvas {
    var canvas = Canvas(renderer: renderer)
    canvas.isClipped = false
    return canvas
  }
}

extension Canvas: PrimitiveView {
  public typealias Body = Never

  func makeNodes(_ context: _ViewContext) -> [_LayoutNode] {
    [
      CanvasNode(
        symbols: children(of: symbols, nil, context), isOpaque: isOpaque,
        isClipped: isClipped, renderer: renderer, context)
    ]
  }
}

@MainActor
final class CanvasNode: _LayoutNode {
  private let symbols: [_LayoutNode]
  private let isOpaque, isClipped: Bool
  private let renderer: (inout GraphicsContext, CGSize) -> Void
  private let context: _ViewContext

  init(
    symbols: [_LayoutNode], isOpaque: Bool, isClipped: Bool,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void, _ context: _ViewContext
  ) {
    self.symbols = symbols
    self.isOpaque = isOpaque
    self.isClipped = isClipped
    self.renderer = renderer
    self.context = context
    super.init(context)
  }

  override func place(_ proposal: ProposedViewSize) -> ArchiveNode {
    let bounds = CGRect(origin: .zero, size: drawableSize(size(proposal)))
    let layer = CanvasLayer(size: bounds.size, symbols: symbols, context)
    var graphics = GraphicsContext(layer: layer, environment: context.environment)
    renderer(&graphics, bounds.size)
    // Blend modes see the canvas's own drawings and not what is behind the canvas.
    var effects: [NodeEffect] = layer.usesBlendModes ? [.compositingGroup] : []
    if isClipped {
      effects.append(.clip(Path(bounds).archived, evenOdd: false, antialiased: false))
    }
    return ArchiveNode(
      kind: "Canvas", frame: bounds,
      content: isOpaque ? .fill(Path(bounds).archived, .color(.black), evenOdd: false) : .none,
      effects: effects, children: layer.nodes)
  }
}

/// The drawings in a canvas or in one of its layers.
@MainActor
final class CanvasLayer {
  let size: CGSize
  let symbols: [_LayoutNode]
  let context: _ViewContext
  private(set) var nodes: [ArchiveNode] = []
  /// Whether a drawing mixes with those below it.
  var usesBlendModes = false

  init(size: CGSize, symbols: [_LayoutNode], _ context: _ViewContext) {
    self.size = size
    self.symbols = symbols
    self.context = context
  }

  /// Returns an empty layer of the same canvas.
  func emptyLayer() -> CanvasLayer { CanvasLayer(size: size, symbols: symbols, context) }

  func append(_ node: ArchiveNode) {
    guard nodes.count < Self.maximumCount else {
      return context.session.notice(
        "A Canvas draws more than \(Self.maximumCount) times: further drawings are left out. "
          + "Combine shapes into one Path.")
    }
    nodes.append(node)
  }

  private static let maximumCount = 10_000
}

/// `tag(_:)`.
struct TagKey: LayoutValueKey {
  static var defaultValue: AnyHashable? { nil }
}
