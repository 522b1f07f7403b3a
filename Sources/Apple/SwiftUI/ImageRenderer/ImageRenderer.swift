import AuthorNotices
import Combine
import TextEngine
import UIKit
import ViewArchive

// Compatibility (views): partial | `ImageRenderer` | the view is evaluated at once in the default
//   environment; timers and materials make pixels; `colorMode` and `isObservationEnabled` have no
//   effect

/// Makes images of views.
///
/// ```swift
/// let renderer = ImageRenderer(content: Badge(count: 3))
/// renderer.scale = 3
/// let image = renderer.uiImage
/// ```
/// The view is evaluated and laid out at once, with the default environment. The image is a
/// drawing: the host draws it where it is shown, and pixels are computed if the author asks for
/// them. Timers and relative dates show the date at which the image was made.
@MainActor
public final class ImageRenderer<Content: View>: ObservableObject {
  public let objectWillChange = PassthroughSubject<Void, Never>()

  public var content: Content { didSet { objectWillChange.send() } }
  /// The size proposed to the view, in points.
  public var proposedSize = ProposedViewSize.unspecified { didSet { objectWillChange.send() } }
  /// Pixels per point.
  public var scale: CGFloat = 1 { didSet { objectWillChange.send() } }
  /// Whether the ground is black instead of transparent.
  public var isOpaque = false { didSet { objectWillChange.send() } }
  /// Has no effect: colours are always non-linear sRGB.
  public var colorMode = ColorRenderingMode.nonLinear
  /// Has no effect: pictures always have the standard dynamic range.
  public var allowedDynamicRange: Image.DynamicRange? = .standard
  /// Has no effect: an image is made when it is read.
  public var isObservationEnabled = true

  public init(content view: Content) { content = view }

  /// An image of the view; nil if it has no area, is too large, or contains itself.
  public var cgImage: CGImage? { image(scale: scale)?.image }

  /// An image of the view; nil if it has no area, is too large, or contains itself.
  public var uiImage: UIImage? {
    guard let image = image(scale: scale)?.image else { return nil }
    return UIImage(cgImage: image, scale: usable(scale), orientation: .up)
  }

  /// Calls `renderer` with the view's size, in points, and a closure that draws the view into a
  /// context in which y points up.
  ///
  /// - Parameter rasterizationScale: Pixels per point of what cannot be drawn as shapes.
  public func render(
    rasterizationScale: CGFloat = 1,
    renderer: @escaping (CGSize, (CGContext) -> Void) -> Void
  ) {
    guard let (image, size) = image(scale: rasterizationScale) else {
      return renderer(.zero) { _ in }
    }
    renderer(size) { $0.draw(image, in: CGRect(origin: .zero, size: size)) }
  }

  private func usable(_ scale: CGFloat) -> CGFloat {
    scale.isFinite && scale > 0 ? min(scale, 100) : 1
  }

  private func image(scale: CGFloat) -> (image: CGImage, size: CGSize)? {
    let scale = usable(scale)
    let now = Date()
    guard
      let archive = ImageArchiver.archive(content, proposedSize, scale: scale, now: now)
    else { return nil }
    var drawing = archive
    drawing.containerBackground = nil
    drawing.widgetURL = nil
    drawing.notices = []
    if isOpaque { drawing.content = drawing.content.overBlack }
    let instant = drawing.content.changesWithTime ? now : nil
    guard let image = CGImage.drawing(drawing, scale: scale, at: instant) else {
      if archive.size.width > 0, archive.size.height > 0 {
        AuthorNotice.report(
          "ImageRenderer: no image of a view of \(archive.size.width) × \(archive.size.height) "
            + "points at scale \(scale): it has too many pixels.")
      }
      return nil
    }
    return (image, archive.size)
  }
}

/// Evaluates the views of image renderers.
@MainActor
private enum ImageArchiver {
  private static let archiver = try? ViewArchiver(fonts: .standard)
  /// The number of renderers that are evaluating a view: each inside the view of the one before.
  private static var depth = 0
  private static let maximumDepth = 8
  /// No view is larger, in points.
  private static let limit: CGFloat = 16_384

  static func archive<Content: View>(
    _ content: Content, _ proposal: ProposedViewSize, scale: CGFloat, now: Date
  ) -> ViewArchive? {
    guard depth < maximumDepth else {
      AuthorNotice.report(
        "ImageRenderer: images are nested more than \(maximumDepth) levels deep, probably because "
          + "a view makes an image of itself. It is left out.")
      return nil
    }
    depth += 1
    defer { depth -= 1 }
    var environment = EnvironmentValues()
    environment.displayScale = scale
    var bounds = ArchiveBounds(minimum: .zero, maximum: CGSize(width: limit, height: limit))
    bounds.proposal = ProposedViewSize(
      width: proposal.width.map { $0.isNaN ? 0 : min(max($0, 0), limit) },
      height: proposal.height.map { $0.isNaN ? 0 : min(max($0, 0), limit) })
    let archive = archiver?.archive(
      content, fitting: bounds, environment: environment, now: now
    ).archive
    for notice in archive?.notices ?? [] { AuthorNotice.report("ImageRenderer: \(notice)") }
    return archive
  }
}

extension ArchiveNode {
  /// The node over a black rectangle.
  fileprivate var overBlack: ArchiveNode {
    let bounds = CGRect(origin: .zero, size: frame.size)
    return ArchiveNode(
      kind: "opaque", frame: frame,
      content: .fill(ArchivePath(rect: bounds), .color(.black), evenOdd: false), children: [self])
  }
}
