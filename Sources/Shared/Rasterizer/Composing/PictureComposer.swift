import Foundation
import ViewArchive

/// Composes pictures, labels and shapes into one picture, the sheet.
///
///     let sheet = try PictureComposer(
///       size: CGSize(width: 400, height: 300), scale: 2, background: .color(.white),
///       rasterizer: rasterizer)
///     sheet.shadow(of: card, cornerRadius: 22, color: .black.opacity(0.2), radius: 10, y: 4)
///     sheet.place(picture, in: card)
///     sheet.label("systemSmall", font: FontRequest(size: 13), color: .black, at: corner)
///     let result = try sheet.picture()
///
/// All lengths are points of the sheet, and y grows downwards. Each call draws on top of the
/// earlier ones. Drawing calls do not throw; `picture()` throws the first failure.
///
/// It shares the rasterizer's fonts and caches, so use both on the same thread. It composes
/// finished pictures, not archives: `Rasterizer` draws those.
public final class PictureComposer {
  private let painter: Painter
  private let storage: PixelStorage
  private let surface: Surface
  private let matrix: AffineMatrix

  /// - Parameters:
  ///   - size: In points.
  ///   - scale: Pixels per point.
  /// - Throws: `RasterizerError`.
  public init(
    size: CGSize, scale: Double, background: Paint? = nil, rasterizer: Rasterizer
  ) throws {
    let options = DrawingOptions(scale: scale)
    let pixels = try PixelSize(size, options: options)
    storage = try PixelStorage(width: pixels.width, height: pixels.height)
    surface = try Surface(storage)
    let empty = ViewArchive(
      size: size, displayScale: scale, content: ArchiveNode(kind: "sheet", frame: .zero))
    painter = try Painter(
      surface, resources: rasterizer.resources, archive: empty, instant: .distantPast,
      options: options, budget: .unlimited)
    matrix = AffineMatrix(a: scale, d: scale)
    if let background { fill(CGRect(origin: .zero, size: size), with: background) }
  }

  /// Fills a rectangle, optionally with rounded corners. The paint's points are those of the sheet.
  public func fill(_ rectangle: CGRect, with paint: Paint, cornerRadius: Double = 0) {
    painter.fill(
      Self.path(rectangle, cornerRadius), with: paint, evenOdd: false, in: matrix, alpha: 1)
  }

  /// Strokes a rectangle, optionally with rounded corners. The line is centred on the edge.
  public func stroke(
    _ rectangle: CGRect, with paint: Paint, width: Double, cornerRadius: Double = 0
  ) {
    painter.stroke(
      Self.path(rectangle, cornerRadius), with: paint, StrokeGeometry(width: width), in: matrix,
      alpha: 1)
  }

  /// Draws the blurred shadow of a rectangle with rounded corners, but not the rectangle.
  public func shadow(
    of rectangle: CGRect, cornerRadius: Double, color: PaintColor, radius: Double, x: Double = 0,
    y: Double = 0
  ) {
    let path = Self.path(rectangle, cornerRadius)
    let node = ArchiveNode(
      kind: "shadow", frame: .zero, content: .fill(path, .color(.black), evenOdd: false))
    painter.drawShadow(
      Shadow(color: color, radius: radius, x: x, y: y), of: node, effects: 0, in: matrix)
  }

  /// Cuts what `body` draws at the edge of a rectangle, optionally with rounded corners.
  public func clipped(
    to rectangle: CGRect, cornerRadius: Double = 0, _ body: () -> Void
  ) {
    painter.clipped(
      to: Self.path(rectangle, cornerRadius), evenOdd: false, antialiased: true, in: matrix, body)
  }

  /// Draws a picture stretched to a rectangle; pixel by pixel if the rectangle has the same pixels.
  public func place(_ picture: Picture, in rectangle: CGRect) {
    do throws(RasterizerError) {
      let patch = ImagePatch(
        surface: try Surface(picture.storage), target: rectangle, extend: .pad)
      painter.draw(
        patch, ImageDrawing(image: 0, interpolation: .medium), of: rectangle.size, in: matrix,
        alpha: 1)
    } catch {
      painter.fail(error)
    }
  }

  /// Draws an SVG file stretched to a rectangle.
  public func place(svg data: Data, in rectangle: CGRect) {
    let scale = painter.options.scale
    let size = PixelSize(
      width: max(Int((rectangle.width * scale).rounded()), 1),
      height: max(Int((rectangle.height * scale).rounded()), 1))
    // Only this project's own drawings; one that is malformed draws nothing.
    guard let surface = try? SVGDecoder.surface(data, size: size) else { return }
    painter.draw(
      ImagePatch(surface: surface, target: rectangle, extend: .pad),
      ImageDrawing(image: 0, interpolation: .medium), of: rectangle.size, in: matrix, alpha: 1)
  }

  /// Draws a picture at its own size in points.
  public func place(_ picture: Picture, at corner: CGPoint) {
    let size = CGSize(
      width: Double(picture.width) / picture.scale, height: Double(picture.height) / picture.scale)
    place(picture, in: CGRect(origin: corner, size: size))
  }

  /// Draws a label whose top left corner is `corner`.
  ///
  /// - Parameter width: The width of the label's box, in points. Longer text is truncated. nil uses
  ///   the width of the text.
  /// - Returns: The text's size, in points.
  @discardableResult
  public func label(
    _ string: String, font: FontRequest, color: PaintColor, at corner: CGPoint,
    width: Double? = nil, alignment: ParagraphStyle.Alignment = .leading, lineLimit: Int = 1
  ) -> CGSize {
    let block = block(.string(string), font, color, width, alignment, lineLimit)
    let room = max((width ?? 0) - Double(block.size.width), 0)
    let shift =
      switch alignment {
      case .leading: 0.0
      case .center: room / 2
      case .trailing: room
      }
    let origin = matrix.translated(x: Double(corner.x) + shift, y: Double(corner.y))
    painter.draw(block, in: origin, alpha: 1)
    return block.size
  }

  /// The size that a label would have, in points.
  public func size(
    ofLabel string: String, font: FontRequest, width: Double? = nil, lineLimit: Int = 1
  ) -> CGSize {
    block(.string(string), font, .black, width, .leading, lineLimit).size
  }

  /// Draws a symbol, given by its SF Symbols name, around a point.
  ///
  /// - Parameter size: The size of matching text, in points.
  public func symbol(
    _ name: String, size: Double, weight: Double = 400, color: PaintColor, center: CGPoint
  ) {
    let content = StyledText.Content.symbol(name: name, scale: .medium)
    let block = block(content, FontRequest(size: size, weight: weight), color, nil, .leading, 1)
    let origin = matrix.translated(
      x: Double(center.x) - Double(block.size.width) / 2,
      y: Double(center.y) - Double(block.size.height) / 2)
    painter.draw(block, in: origin, alpha: 1)
  }

  /// Draws a node whose frame is in points of the sheet. Nodes with images are not supported.
  public func draw(_ node: ArchiveNode) {
    painter.draw(node, in: matrix)
  }

  /// Clears the pixels outside the sheet's rounded corners.
  public func cutCorners(radius: Double) {
    let size = CGSize(
      width: Double(storage.width) / painter.options.scale,
      height: Double(storage.height) / painter.options.scale)
    painter.cutCorners(.continuousCorners(radius: radius), size, matrix)
  }

  /// Returns a copy of the sheet as drawn so far.
  ///
  /// - Throws: `RasterizerError`, the first failure of a drawing call.
  public func picture() throws -> Picture {
    if let failure = painter.failure { throw failure }
    try painter.context.check()
    surface.withPixels { _ in }
    let copy = try PixelStorage(width: storage.width, height: storage.height)
    copy.base.copyMemory(from: storage.base, byteCount: storage.stride * storage.height)
    return Picture(storage: copy, scale: painter.options.scale)
  }

  private func block(
    _ content: StyledText.Content, _ font: FontRequest, _ color: PaintColor, _ width: Double?,
    _ alignment: ParagraphStyle.Alignment, _ lineLimit: Int
  ) -> TextBlock {
    let text = StyledText([
      StyledText.Segment(content, style: TextStyle(font: font, paint: .color(color)))
    ])
    return painter.resources.engine.layout(
      text, paragraph: ParagraphStyle(alignment: alignment, lineLimit: lineLimit), width: width,
      height: nil, scale: painter.layoutScale, now: painter.instant)
  }

  private static func path(_ rectangle: CGRect, _ cornerRadius: Double) -> ArchivePath {
    cornerRadius > 0
      ? ArchivePath(continuousCornersOf: rectangle, radius: cornerRadius)
      : ArchivePath(rect: rectangle)
  }
}
