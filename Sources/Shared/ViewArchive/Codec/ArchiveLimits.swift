/// The maximum size of an archive. Above it, encoding and decoding throw `ArchiveError.overLimit`.
///
/// Encoding checks the limits so that the author of a widget gets the error; decoding checks them
/// again because the bytes come from another process. `depth` also bounds the recursion of every
/// function that walks a tree.
public struct ArchiveLimits: Equatable, Sendable {
  /// The length of the whole archive, including its images.
  public var bytes: Int
  /// Nodes in the content and the background together, including masks and toggles' other states.
  public var nodes: Int
  /// Nesting levels of nodes, including masks.
  public var depth: Int
  /// Pixels of one encoded image: its own size, not that of the frame in which it is drawn.
  public var imageArea: Int
  /// The maximum number of images.
  public var images: Int

  public init(
    bytes: Int = 16 << 20, nodes: Int = 50_000, depth: Int = 256, imageArea: Int = 2_121_055,
    images: Int = 1_000
  ) {
    self.bytes = bytes
    self.nodes = nodes
    self.depth = depth
    self.imageArea = imageArea
    self.images = images
  }

  /// The image area is the limit in WidgetKit's own log message on iOS ("max[2121055.2]").
  public static let standard = ArchiveLimits()
}
