import AuthorNotices
import Foundation
import PixelService
import ViewArchive

/// What has been drawn into a context: pixels, and drawings over them that have not become pixels
/// yet.
///
/// Drawings become pixels if the author asks for pixels, or if there are too many of them.
struct DrawingRecord {
  /// In points.
  let size: CGSize
  /// Pixels per point.
  let scale: CGFloat
  private(set) var pixels: PixelBuffer?
  private var images: [ArchiveImage] = []
  /// Whether later drawings may refer to the images of earlier ones, as masks do.
  var keepsImages = false
  /// The drawings since the pixels; inside transparency layers, one list for each layer.
  private var layers: [[ArchiveNode]] = [[]]
  private var count = 0

  /// More drawings than a widget's archive should contain.
  private static let maximumCount = 4096

  init(size: CGSize, scale: CGFloat, pixels: PixelBuffer? = nil) {
    self.size = size
    self.scale = scale
    self.pixels = pixels
  }

  var bounds: CGRect { CGRect(origin: .zero, size: size) }
  /// In pixels.
  var width: Int { Int((size.width * scale).rounded()) }
  /// In pixels.
  var height: Int { Int((size.height * scale).rounded()) }
  /// Whether nothing has been drawn since the pixels.
  private var isFlat: Bool { layers.allSatisfy(\.isEmpty) }

  mutating func append(_ node: ArchiveNode) {
    layers[layers.count - 1].append(node)
    count += 1
    if count >= Self.maximumCount, layers.count == 1 { flatten() }
  }

  mutating func append(_ image: ArchiveImage) -> Int {
    if let index = images.firstIndex(of: image) { return index }
    images.append(image)
    return images.count - 1
  }

  mutating func beginLayer() { layers.append([]) }

  /// The drawings of the innermost layer; nil if there is none.
  mutating func endLayer() -> [ArchiveNode]? { layers.count > 1 ? layers.removeLast() : nil }

  /// Draws everything, and returns the pixels; nil, with a notice, if that is not possible.
  @discardableResult
  mutating func flatten() -> PixelBuffer? {
    if isFlat, let pixels { return pixels }
    do {
      let ground = pixels ?? PixelBuffer(width: width, height: height)
      pixels = try PixelServices.shared.draw(
        archive, at: Date(timeIntervalSinceReferenceDate: 0), scale: scale, over: ground)
    } catch {
      AuthorNotice.report("CoreGraphics: a drawing is lost: \(error)")
    }
    layers = layers.map { _ in [] }
    if !keepsImages { images = [] }
    count = 0
    return pixels
  }

  /// An image of everything that has been drawn; nil if it cannot be drawn.
  mutating func image(format: PixelFormat, space: CGColorSpace?) -> CGImage? {
    func image(_ content: CGImage.Content) -> CGImage {
      CGImage(content, width: width, height: height, format: format, colorSpace: space)
    }
    if pixels == nil, let data = try? archive.encoded() { return image(.drawing(data)) }
    return flatten().map { image(.pixels($0)) }
  }

  /// The drawings since the pixels.
  private var archive: ViewArchive {
    ViewArchive(
      size: size, displayScale: Double(scale),
      content: ArchiveNode(kind: "drawing", frame: bounds, children: layers.flatMap(\.self)),
      images: images)
  }
}
