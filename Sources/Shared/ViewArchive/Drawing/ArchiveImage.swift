import Foundation

/// An image as encoded bytes: PNG, JPEG, GIF, WebP, SVG, PDF, or another archive.
///
/// An archive as an image is a drawing that the extension has made with a graphics context. Like
/// SVG, it is drawn at the size in which the image is shown. It has no actions and no time: its
/// dynamic content is drawn as at the reference date.
public struct ArchiveImage: Equatable, Sendable {
  /// The encoded file. Its format follows from its first bytes.
  public var data: Data
  /// In points, before resizing.
  public var size: CGSize

  public init(data: Data, size: CGSize) {
    self.data = data
    self.size = size
  }

  /// Whether the image is an archive.
  public var isArchive: Bool { data.starts(with: ArchiveFormat.magic) }
}

/// An image drawn into its node's bounds.
public struct ImageDrawing: Equatable, Sendable {
  /// How pixels are scaled.
  public enum Interpolation: UInt8, Sendable { case none, low, medium, high }
  /// `stretch` fills the bounds with the image; `tile` repeats it.
  public enum Resizing: UInt8, Sendable { case stretch, tile }

  /// Index into `ViewArchive.images`.
  public var image: Int
  public var interpolation: Interpolation
  public var resizing: Resizing
  /// The parts at the edges that are not stretched, in points: top, leading, bottom, trailing.
  public var capInsets: [Double]
  /// The paint of a template image, drawn through the image's alpha; nil for other images.
  public var template: Paint?

  public init(
    image: Int, interpolation: Interpolation = .medium, resizing: Resizing = .stretch,
    capInsets: [Double] = [0, 0, 0, 0], template: Paint? = nil
  ) {
    self.image = image
    self.interpolation = interpolation
    self.resizing = resizing
    self.capInsets = capInsets
    self.template = template
  }
}

/// `ProgressView(timerInterval:)`: a bar or ring that fills or empties with time.
public struct TimedProgress: Equatable, Sendable {
  /// The form of the track and of its filled part.
  public enum Shape: UInt8, Sendable {
    /// A capsule over the node's bounds, filled from the leading edge.
    case bar
    /// A ring inside the node's bounds, filled clockwise from twelve o'clock.
    case ring
  }

  /// The fraction is 0 at this date, or 1 if it counts down.
  public var start: Date
  /// The fraction is 1 at this date, or 0 if it counts down.
  public var end: Date
  /// Whether the track empties with time.
  public var countsDown: Bool
  public var shape: Shape
  /// The ring's stroke width, in points. A bar has the node's height.
  public var lineWidth: Double
  /// The paint of the whole track, below the filled part.
  public var track: Paint
  /// The paint of the filled part.
  public var fill: Paint
  /// Whether the leading edge of a bar is the right one.
  public var rightToLeft: Bool

  public init(
    start: Date, end: Date, countsDown: Bool, shape: Shape, lineWidth: Double, track: Paint,
    fill: Paint, rightToLeft: Bool = false
  ) {
    self.start = start
    self.end = end
    self.countsDown = countsDown
    self.shape = shape
    self.lineWidth = lineWidth
    self.track = track
    self.fill = fill
    self.rightToLeft = rightToLeft
  }

  /// The filled fraction of the track at `instant`, 0…1.
  public func fraction(at instant: Date) -> Double {
    let length = end.timeIntervalSince(start)
    guard length > 0 else { return countsDown ? 0 : 1 }
    let elapsed = min(max(instant.timeIntervalSince(start) / length, 0), 1)
    return countsDown ? 1 - elapsed : elapsed
  }
}
