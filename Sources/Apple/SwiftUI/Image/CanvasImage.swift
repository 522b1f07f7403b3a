import ViewArchive

// Compatibility (views): works | `Image(_: CGImage…)`, `Image(decorative: CGImage…)`,
//   `Image(size:renderer:)` | drawings stay drawings in the archive; widgets do not show images
//   above WidgetKit's limit of pixels

/// An image that a closure draws, each time a view shows it.
///
/// `@unchecked Sendable`: immutable. As in SwiftUI, the closure is only called while views are
/// evaluated, which happens on the main actor.
final class CanvasImage: @unchecked Sendable, Equatable {
  private let size: CGSize
  private let isOpaque: Bool
  private let renderer: (inout GraphicsContext) -> Void

  init(size: CGSize, isOpaque: Bool, renderer: @escaping (inout GraphicsContext) -> Void) {
    self.size = size
    self.isOpaque = isOpaque
    self.renderer = renderer
  }

  static func == (left: CanvasImage, right: CanvasImage) -> Bool { left === right }

  /// Draws the image for an environment.
  @MainActor
  func entry(
    _ environment: EnvironmentValues, _ session: RenderSession
  ) throws(ImageFault) -> ImageLibrary.Entry {
    let inner = RenderSession(
      textEngine: session.textEngine, imageLibrary: session.imageLibrary, now: session.now,
      displayScale: session.displayScale, containerSize: size, states: StateStore())
    defer { inner.close() }
    let layer = CanvasLayer(
      size: size, symbols: [], _ViewContext(environment: environment, session: inner))
    var graphics = GraphicsContext(layer: layer, environment: environment)
    renderer(&graphics)
    let bounds = CGRect(origin: .zero, size: size)
    let content = ArchiveNode(
      kind: "Image", frame: bounds,
      content: isOpaque ? .fill(ArchivePath(rect: bounds), .color(.black), evenOdd: false) : .none,
      children: layer.nodes
    ).finite(inner)
    for notice in inner.notices { session.notice(notice) }
    let scale = session.displayScale
    let archive = ViewArchive(
      size: size, displayScale: Double(scale), content: content, images: inner.images)
    guard
      let image = CGImage.drawing(
        archive, scale: scale, at: content.changesWithTime ? session.now : nil)
    else { throw .unreadable("drawn in code") }
    var entry = try session.imageLibrary.entry(
      "drawn in code", image, scale: Double(scale), isInApp: environment.isInApp)
    entry.image.size = size
    return entry
  }
}

extension Image {
  /// Creates an image that a closure draws.
  ///
  /// - Parameters:
  ///   - size: In points.
  ///   - label: What assistive technology reads; nil for a decorative image.
  ///   - opaque: Whether the ground is black instead of transparent.
  ///   - colorMode: Has no effect: colours are always non-linear sRGB.
  public init(
    size: CGSize, label: Text? = nil, opaque: Bool = false,
    colorMode: ColorRenderingMode = .nonLinear,
    renderer: @escaping (inout GraphicsContext) -> Void
  ) {
    let canvas = CanvasImage(size: size, isOpaque: opaque, renderer: renderer)
    let isEmpty = !(size.width > 0 && size.height > 0)
    self.init(
      isEmpty ? .empty : .canvas(canvas), label: label.map { .text($0) } ?? .decorative)
  }

  /// - Parameters:
  ///   - scale: Pixels per point.
  ///   - label: What assistive technology reads.
  public init(_ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text) {
    self.init(
      .graphics(cgImage.turned(orientation.platform), scale: scale), label: .text(label))
  }

  /// Creates an image that assistive technology ignores.
  ///
  /// - Parameter scale: Pixels per point.
  public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
    self.init(.graphics(cgImage.turned(orientation.platform), scale: scale), label: .decorative)
  }
}

extension Image.Orientation {
  fileprivate var platform: UIImage.Orientation {
    switch self {
    case .up: .up
    case .upMirrored: .upMirrored
    case .down: .down
    case .downMirrored: .downMirrored
    case .left: .left
    case .leftMirrored: .leftMirrored
    case .right: .right
    case .rightMirrored: .rightMirrored
    }
  }
}

extension ArchiveNode {
  /// Whether the drawing depends on the date, or on what is behind it.
  var changesWithTime: Bool {
    switch content {
    case .dynamicText, .timedProgress, .fill(_, .material, _), .stroke(_, .material, _): return true
    case .none, .fill, .stroke, .text, .image: break
    }
    let masks = effects.contains {
      if case .mask(let mask) = $0 { mask.changesWithTime } else { false }
    }
    return masks || children.contains(where: \.changesWithTime)
  }
}
