import AssetCatalog
import ViewArchive

extension Image: View {
  public typealias Body = Never

  public var body: Never { fatalError("Image is primitive and has no body") }

  public static func _makeNodes(_ view: Self, _ context: _ViewContext) -> [_LayoutNode] {
    context.labelRecorder?.record(view, context)
    if view.source == .empty { return [EmptyImageNode(context)] }
    switch view.entry(context.environment, context.session) {
    case .success(let entry): return [ImageNode(view, entry, context)]
    case .failure(let fault):
      context.session.notice(fault.notice)
      return [MissingImageNode(view, context)]
    case nil: return [SymbolNode(view, context)]
    }
  }

  /// The encoded image; nil for symbols.
  @MainActor
  func entry(
    _ environment: EnvironmentValues, _ session: RenderSession
  ) -> Result<ImageLibrary.Entry, ImageFault>? {
    switch source {
    case .system, .empty: nil
    case .asset(let name, let resources):
      Result { () throws(ImageFault) in
        try session.imageLibrary.asset(name, resources: resources, in: environment)
      }
    case .data(let data, let scale):
      Result { () throws(ImageFault) in
        try session.imageLibrary.entry(
          "created from data", data, scale: scale, isInApp: environment.isInApp)
      }
    case .graphics(let image, let scale):
      Result { () throws(ImageFault) in
        try session.imageLibrary.entry(
          "drawn in code", image, scale: scale, isInApp: environment.isInApp)
      }
    case .canvas(let canvas):
      Result { () throws(ImageFault) in try canvas.entry(environment, session) }
    }
  }

  var isSystem: Bool {
    if case .system = source { true } else { false }
  }

  /// The name of the symbol or asset; empty for other images.
  var name: String {
    switch source {
    case .system(let name), .asset(let name, _): name
    case .data, .graphics, .canvas, .empty: ""
    }
  }
}

/// The layout node of an encoded image.
@MainActor
final class ImageNode: _LayoutNode {
  private let image: Image
  private let entry: ImageLibrary.Entry
  private let context: _ViewContext

  init(_ image: Image, _ entry: ImageLibrary.Entry, _ context: _ViewContext) {
    self.image = image
    self.entry = entry
    self.context = context
    super.init(context)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let size = entry.image.size
    return image.resizing == nil ? size : proposal.replacingUnspecifiedDimensions(by: size)
  }

  override func place(_ proposal: ProposedViewSize) -> ArchiveNode {
    session.placedParts?.record(image, of: self)
    let bounds = CGRect(origin: .zero, size: drawableSize(size(proposal)))
    var node = ArchiveNode(
      kind: "Image", frame: bounds, accessibility: image.accessibility(image.name, context),
      motion: context.leafMotion)
    if context.environment.redactionReasons.hidesText(in: context.environment) {
      node.content = redaction(bounds, context)
    } else {
      node.content = .image(image.drawing(of: entry, in: bounds, context, session))
    }
    return node
  }
}

extension Image {
  @MainActor
  func drawing(
    of entry: ImageLibrary.Entry, in bounds: CGRect, _ context: _ViewContext,
    _ session: RenderSession
  ) -> ImageDrawing {
    let isTemplate: Bool =
      switch renderingMode {
      case .template: true
      case .original: false
      case nil: entry.intent == .template
      }
    let isRightToLeft = context.environment.layoutDirection == .rightToLeft
    let insets = resizing?.capInsets ?? EdgeInsets()
    return ImageDrawing(
      image: session.index(of: entry.image), interpolation: interpolation.archived,
      resizing: resizing?.mode == .tile ? .tile : .stretch,
      capInsets: [
        insets.top, isRightToLeft ? insets.trailing : insets.leading, insets.bottom,
        isRightToLeft ? insets.leading : insets.trailing,
      ].map { $0.isFinite ? max($0, 0) : 0 },
      template: isTemplate
        ? foreground(_PaintRequest(context, bounds: bounds)) : nil)
  }
}

/// `Image(uiImage: UIImage())`.
@MainActor
final class EmptyImageNode: _LayoutNode {
  override func measure(_ proposal: ProposedViewSize) -> CGSize { .zero }

  override func place(_ proposal: ProposedViewSize) -> ArchiveNode {
    ArchiveNode(kind: "Image", frame: .zero)
  }
}

/// The placeholder for an image that cannot be loaded: a dashed frame.
@MainActor
final class MissingImageNode: _LayoutNode {
  private let image: Image
  private let context: _ViewContext

  init(_ image: Image, _ context: _ViewContext) {
    self.image = image
    self.context = context
    super.init(context)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    image.resizing == nil
      ? Self.naturalSize : proposal.replacingUnspecifiedDimensions(by: Self.naturalSize)
  }

  override func place(_ proposal: ProposedViewSize) -> ArchiveNode {
    let bounds = CGRect(origin: .zero, size: drawableSize(size(proposal)))
    let inner = bounds.insetBy(
      dx: min(1, bounds.width / 2), dy: min(1, bounds.height / 2))
    return ArchiveNode(
      kind: "Image", frame: bounds,
      content: .stroke(
        Path(roundedRect: inner, cornerRadius: 6, style: .circular).archived,
        .color(SystemColor.secondaryLabel.resolved(in: context.environment)),
        StrokeGeometry(width: 1, dash: [4, 3])),
      accessibility: image.accessibility(image.name, context))
  }

  private static let naturalSize = CGSize(width: 44, height: 44)
}

extension _LayoutNode {
  /// Replaces infinite and negative lengths by 0.
  func drawableSize(_ size: CGSize) -> CGSize {
    CGSize(
      width: size.width.isFinite ? max(size.width, 0) : 0,
      height: size.height.isFinite ? max(size.height, 0) : 0)
  }

  /// The bar that is drawn in place of a redacted image.
  func redaction(_ bounds: CGRect, _ context: _ViewContext) -> NodeContent {
    let paint = ForegroundStyle()._paint(_PaintRequest(context, bounds: bounds)).opacity(0.2)
    let radius = min(bounds.width, bounds.height) / 4
    return .fill(
      Path(roundedRect: bounds, cornerRadius: min(radius, 6)).archived, paint, evenOdd: false)
  }
}

extension Image {
  /// The paint of a template image or a symbol.
  @MainActor
  func foreground(_ request: _PaintRequest) -> Paint {
    tint?._paint(request) ?? ForegroundStyle()._paint(request)
  }

  @MainActor
  func accessibility(_ name: String, _ context: _ViewContext) -> NodeAccessibility {
    switch label {
    case .automatic:
      return NodeAccessibility(label: name.isEmpty ? nil : name, traits: .isImage)
    case .decorative: return NodeAccessibility(traits: .isImage, isHidden: true)
    case .text(let text):
      let spoken = TextResolution(session: context.session).plainString(text, context)
      return NodeAccessibility(label: spoken, traits: .isImage)
    }
  }
}
