import Foundation

/// A resolved, laid-out view tree that is drawn and hit-tested without the code that created it.
///
/// An extension produces one archive per entry and environment and sends it to the host. The host
/// stores it, draws it at any instant and tests taps against it:
///
/// ```swift
/// let archive = try ViewArchive(decoding: bytes)
/// let picture = try rasterizer.picture(of: archive, at: now, options: DrawingOptions())
/// let action = archive.hit(at: CGPoint(x: 20, y: 20))
/// ```
/// - All lengths are points, and y grows downwards. A node's frame is relative to its parent's
///   origin.
/// - Text is already laid out into glyphs, and styles are already resolved for one environment.
///   Another environment needs another archive.
/// - Content that changes by itself (timers, relative dates, timed progress) is data in the tree.
///   Its appearance depends on the instant at which it is drawn.
///
/// An archive is not a picture: it has no pixels apart from encoded images, and it can be drawn at
/// any scale.
public struct ViewArchive: Equatable, Sendable {
  /// The size for which the tree was laid out, in points.
  public var size: CGSize
  /// Device pixels per point, as in the views' `displayScale`.
  public var displayScale: Double
  /// From `containerBackground(for: .widget)`. Drawn below `content` and clipped to the surface's
  /// container shape.
  public var containerBackground: ArchiveNode?
  public var content: ArchiveNode
  /// From `widgetURL(_:)`: opened by a tap that hits no link, button or toggle.
  public var widgetURL: URL?
  /// Encoded images; nodes refer to them by index.
  public var images: [ArchiveImage]
  /// Notices for the author, without duplicates: missing assets, sizes that are not numbers, views
  /// that are not supported.
  public var notices: [String]

  public init(
    size: CGSize, displayScale: Double = 1, containerBackground: ArchiveNode? = nil,
    content: ArchiveNode, widgetURL: URL? = nil, images: [ArchiveImage] = [],
    notices: [String] = []
  ) {
    self.size = size
    self.displayScale = displayScale
    self.containerBackground = containerBackground
    self.content = content
    self.widgetURL = widgetURL
    self.images = images
    self.notices = notices
  }
}
