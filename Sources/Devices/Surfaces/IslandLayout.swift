import HostLink

/// The Dynamic Island: the camera's cutout, and what grows from it. Points, portrait.
///
/// Widths, heights and the corner radius: the Human Interface Guidelines, Live Activities,
/// "Specifications". The gap between the Island and a detached circle is this project's own.
public struct IslandLayout: Codable, Equatable, Sendable {
  /// The Island without activities: the camera's cutout.
  public var camera: SurfaceFrame
  /// One activity: what stands on both sides of the camera, and it.
  public var compact: SurfaceFrame
  public var compactLeading: SurfaceFrame
  public var compactTrailing: SurfaceFrame
  /// The activity in the Island where two apps have one: its minimal presentation on the leading
  /// side, and the camera.
  public var attached: SurfaceFrame
  public var attachedMinimal: SurfaceFrame
  /// The other one's circle at the trailing side, `minimalWidth` wide.
  public var detached: SurfaceFrame
  /// A minimal presentation has at least the one and at most the other.
  public var minimalWidth: Double
  public var largestMinimalWidth: Double
  /// At its largest height; it begins at the Island's top.
  public var expanded: SurfaceFrame
  public var expandedHeights: ActivityHeights
  /// Of the expanded Island.
  public var cornerRadius: Double
}

/// How high an activity's presentation may be, in points.
public struct ActivityHeights: Codable, Equatable, Sendable {
  public var least: Double
  public var most: Double

  /// Of the Lock Screen and the expanded Island. Source: Human Interface Guidelines.
  public static let standard = ActivityHeights(least: 84, most: 160)
}

/// Where the Lock Screen stacks activities: from the bottom upwards, the first one below. The banner
/// of phones without an Island is of the same width, at the top.
public struct ActivityStackLayout: Codable, Equatable, Sendable {
  /// All of the stack; what does not fit is reached by scrolling.
  public var frame: SurfaceFrame
  public var heights: ActivityHeights
  /// Between two activities.
  public var gap: Double
  public var cornerRadius: Double
  /// Standard distance of content to the edges.
  public var margin: Double
  /// The banner at its largest height.
  public var banner: SurfaceFrame
}
