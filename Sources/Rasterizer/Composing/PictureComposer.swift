import Foundation
import ViewArchive

/// Puts pictures, labels and shapes on one sheet.
///
///     let sheet = try PictureComposer(
///       size: CGSize(width: 400, height: 300), scale: 2, background: .color(.white),
///       rasterizer: rasterizer)
///     sheet.shadow(of: card, cornerRadius: 22, color: .black.opacity(0.2), radius: 10, y: 4)
///     sheet.place(picture, in: card)
///     sheet.label("systemSmall", font: FontRequest(size: 13), color: .black, at: corner)
///     let result = try sheet.picture()
///
/// All lengths are points of the sheet; y grows downwards. What is drawn later lies on top.
public final class PictureComposer {
  private let painter: Painter
  private let storage: PixelStorage
  private let surface: Surface
  private let matrix: AffineMatrix

  /// `size`: points.
  /// `scale`: pixels a point.
  ///
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
      options: options)
    matrix = AffineMatrix(a: scale, d: scale)
    if let background { fill(CGRect(origin: .zero, size: size), with: background) }
  }

  /// A rectangle with round corners; the paint's points are the sheet's.
  public func fill(_ rectangle: CGRect, with paint: Paint, cornerRadius: Double = 0) {
    painter.fill(
      Self.path(rectangle, cornerRadius), with: paint, evenOdd: false, in: matrix, alpha: 1)
  }

  /// The outline of a rectangle with round corners, centred on its edge.
  public func stroke(
    _ rectangle: CGRect, with paint: Paint, width: Double, cornerRadius: Double = 0
  ) {
    painter.stroke(
      Self.path(rectangle, cornerRadius), with: paint, StrokeGeometry(width: width), in: matrix,
      alpha: 1)
  }

  /// The soft shadow of a rectangle with round corners, without the rectangle.
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

  /// A picture stretched over a rectangle: pixel for pixel where the rectangle has as many.
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

  /// A picture at its own size: its pixels by its own scale.
  public func place(_ picture: Picture, at corner: CGPoint) {
    let size = CGSize(
      width: Double(picture.width) / picture.scale, height: Double(picture.height) / picture.scale)
    place(picture, in: CGRect(origin: corner, size: size))
  }

  /// A label in a box from `corner`.
  ///
  /// `width`: points; nil is as wide as the text. Longer text is cut.
  ///
  /// - Returns: The label's size in points.
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
    let place = matrix.translated(x: Double(corner.x) + shift, y: Double(corner.y))
    painter.draw(block, in: place, alpha: 1)
    return block.size
  }

  /// The size that a label would take, points.
  public func size(
    ofLabel string: String, font: FontRequest, width: Double? = nil, lineLimit: Int = 1
  ) -> CGSize {
    block(.string(string), font, .black, width, .leading, lineLimit).size
  }

  /// A symbol by its SF name about a point.
  ///
  /// `size`: of the font that it would stand beside, points.
  public func symbol(
    _ name: String, size: Double, weight: Double = 400, color: PaintColor, center: CGPoint
  ) {
    let content = StyledText.Content.symbol(name: name, scale: .medium)
    let block = block(content, FontRequest(size: size, weight: weight), color, nil, .leading, 1)
    let place = matrix.translated(
      x: Double(center.x) - Double(block.size.width) / 2,
      y: Double(center.y) - Double(block.size.height) / 2)
    painter.draw(block, in: place, alpha: 1)
  }

  /// Any node; its frame is in the sheet's points. Images are not available to it.
  public func draw(_ node: ArchiveNode) {
    painter.draw(node, in: matrix)
  }

  /// Takes away what lies outside of the sheet's round corners.
  public func cutCorners(radius: Double) {
    let size = CGSize(
      width: Double(storage.width) / painter.options.scale,
      height: Double(storage.height) / painter.options.scale)
    painter.cutCorners(.continuousCorners(radius: radius), size, matrix)
  }

  /// The sheet so far.
  ///
  /// - Throws: `RasterizerError` for the first thing that could not be drawn.
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
