import Foundation

/// What an extension hands to the host for one entry and one environment: a resolved, laid-out
/// view tree that is drawn and hit-tested without the code that made it.
///
/// All lengths are points; y grows downwards. A node's frame is relative to its parent's origin.
/// What changes by itself (timers, relative dates, timed progress) is data in the tree and takes
/// its appearance from the instant at which it is drawn.
public struct ViewArchive: Equatable, Sendable {
  /// The size the tree was laid out for, in points.
  public var size: CGSize
  /// Device pixels a point, as the views were told (`displayScale`).
  public var displayScale: Double
  /// Drawn beneath `content` and clipped by the surface's container shape; from
  /// `containerBackground(for: .widget)`.
  public var containerBackground: ArchiveNode?
  public var content: ArchiveNode
  /// From `widgetURL(_:)`: where a tap leads that no link or button takes.
  public var widgetURL: URL?
  /// Encoded images that nodes name by their index.
  public var images: [ArchiveImage]
  /// What the author should know: missing assets, sizes that are no numbers, views that cannot be
  /// shown. Each once.
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
