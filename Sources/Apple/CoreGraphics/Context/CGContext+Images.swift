import Foundation
import PixelService
import ViewArchive

extension CGContext {
  /// Draws an image whose top edge is at the rectangle's largest y: upright in the context of a
  /// bitmap, and upside down in one that UIKit created.
  ///
  /// - Parameter byTiling: Whether copies of the image in this size fill the clip.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    guard rect.isFinite, !rect.isEmpty else { return }
    let rect = rect.standardized
    guard byTiling else { return place(image, in: rect, transform: upright(rect)) }
    let area = state.clipBounds.applying(state.transform.inverted())
    guard !area.isNull, state.transform.isUsable else { return }
    let (left, bottom) = (
      ((area.minX - rect.minX) / rect.width).rounded(.down),
      ((area.minY - rect.minY) / rect.height).rounded(.down)
    )
    let columns = ((area.maxX - rect.minX) / rect.width).rounded(.up) - left
    let rows = ((area.maxY - rect.minY) / rect.height).rounded(.up) - bottom
    guard columns >= 0, rows >= 0, columns * rows <= 10_000 else { return }
    for row in 0..<Int(rows) {
      for column in 0..<Int(columns) {
        let tile = rect.offsetBy(
          dx: (left + CGFloat(column)) * rect.width, dy: (bottom + CGFloat(row)) * rect.height)
        place(image, in: tile, transform: upright(tile))
      }
    }
  }

  /// Draws an image whose top edge is at the rectangle's smallest y, as UIKit does.
  ///
  /// - Parameter template: The colour that fills the image's shape; nil keeps its own.
  package func drawDownwards(_ image: CGImage, in rect: CGRect, template: CGColor? = nil) {
    guard rect.isFinite, !rect.isEmpty else { return }
    let rect = rect.standardized
    place(
      image, in: rect,
      transform: CGAffineTransform(translationX: rect.minX, y: rect.minY)
        .concatenating(state.transform), template: template)
  }

  /// From an image's points, in which y points down, to the record's coordinates.
  func upright(_ rect: CGRect) -> CGAffineTransform {
    let rect = rect.standardized
    return CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: rect.minX, ty: rect.maxY)
      .concatenating(state.transform)
  }

  private func place(
    _ image: CGImage, in rect: CGRect, transform: CGAffineTransform, template: CGColor? = nil
  ) {
    guard transform.isUsable else { return }
    var node = node(of: image, in: rect.standardized.size, template: template)
    let frame = CGRect(origin: .zero, size: node.frame.size)
    var transform = transform
    if transform.b == 0, transform.c == 0, transform.a > 0, transform.d > 0 {
      // Without a transform, an image in its own size is copied pixel by pixel.
      node.frame = frame.applying(transform)
      transform = .identity
    }
    var cover = node
    cover.content = .fill(
      ArchivePath(rect: CGRect(origin: .zero, size: node.frame.size)), .color(.black),
      evenOdd: false)
    var outline = PathGeometry()
    outline.addRect(node.frame)
    draw(
      [node], transform: transform, cover: cover,
      outline: outline.applying(transform).archived)
  }

  /// A node that draws an image in a size, in points.
  func node(of image: CGImage, in size: CGSize, template: CGColor? = nil) -> ArchiveNode {
    image.noteMemory()
    let shown = small(image, drawnIn: size)
    let index = record.append(
      ArchiveImage(
        data: shown.file, size: CGSize(width: image.width, height: image.height)))
    return ArchiveNode(
      kind: "image", frame: CGRect(origin: .zero, size: size),
      content: .image(
        ImageDrawing(
          image: index, interpolation: state.interpolation.archived,
          template: template.map { .color(PaintColor($0)) })))
  }

  /// The image, scaled down if it has many more pixels than are drawn: photographs are large.
  private func small(_ image: CGImage, drawnIn size: CGSize) -> CGImage {
    let matrix = state.transform.archived
    let width = size.width * (matrix.a * matrix.a + matrix.b * matrix.b).squareRoot() * record.scale
    let height =
      size.height * (matrix.c * matrix.c + matrix.d * matrix.d).squareRoot() * record.scale
    guard width < 32_768, height < 32_768, !image.isVector,
      Double(image.width * image.height) > max(width * height * 4, 65_536)
    else { return image }
    return image.scaledDown(
      width: max(Int(width.rounded(.up)), 1), height: max(Int(height.rounded(.up)), 1)) ?? image
  }
}

extension CGImage {
  /// A copy with fewer pixels; nil if it cannot be decoded.
  package func scaledDown(width: Int, height: Int) -> CGImage? {
    (try? PixelServices.shared.decode(file, width: width, height: height)).map { CGImage($0) }
  }
}

extension CGInterpolationQuality {
  fileprivate var archived: ImageDrawing.Interpolation {
    switch self {
    case .none: .none
    case .low: .low
    case .default, .medium: .medium
    case .high: .high
    }
  }
}
