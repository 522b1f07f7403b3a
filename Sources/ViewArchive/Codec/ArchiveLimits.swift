/// How large an archive may be; over it, encoding and decoding throw `ArchiveError.overLimit`.
public struct ArchiveLimits: Equatable, Sendable {
  /// Of the whole archive, its images included.
  public var bytes: Int
  /// In both trees, masks included.
  public var nodes: Int
  /// Levels of nodes, masks included.
  public var depth: Int
  /// Pixels of one encoded image (its own, not of the frame that it is drawn in).
  public var imageArea: Int
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

  /// The image area is the one that iOS was seen to report ("max[2121055.2]").
  public static let standard = ArchiveLimits()
}
