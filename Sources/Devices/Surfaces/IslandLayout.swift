import HostLink

/// The layout of the Dynamic Island in each of its presentations. In points, portrait.
///
/// Widths, heights and the corner radius: Human Interface Guidelines, Live Activities,
/// "Specifications". The gap between the Island and the detached circle is an estimate.
public struct IslandLayout: Codable, Equatable, Sendable {
  /// The Island without activities: the camera cutout.
  public var camera: SurfaceFrame
  /// The Island with one activity: its compact presentations and the camera between them.
  public var compact: SurfaceFrame
  public var compactLeading: SurfaceFrame
  public var compactTrailing: SurfaceFrame
  /// The Island with activities of two apps: one minimal presentation on the leading side, and the
  /// camera.
  public var attached: SurfaceFrame
  public var attachedMinimal: SurfaceFrame
  /// The other app's minimal presentation in a circle on the trailing side, `minimalWidth` wide.
  public var detached: SurfaceFrame
  /// The smallest and largest width of a minimal presentation.
  public var minimalWidth: Double
  public var largestMinimalWidth: Double
  /// The expanded Island at its largest height. Its top is the Island's top.
  public var expanded: SurfaceFrame
  public var expandedHeights: ActivityHeights
  /// The corner radius of the expanded Island.
  public var cornerRadius: Double
}

/// The smallest and largest height of an activity's presentation, in points.
public struct ActivityHeights: Codable, Equatable, Sendable {
  public var least: Double
  public var most: Double

  /// On the Lock Screen and in the expanded Island. Source: Human Interface Guidelines.
  public static let standard = ActivityHeights(least: 84, most: 160)
}

/// The layout of activities on the Lock Screen, stacked upwards from the bottom, and of the banner
/// at the top of phones without an Island.
public struct ActivityStackLayout: Codable, Equatable, Sendable {
  /// The visible part of the stack. The rest is reached by scrolling.
  public var frame: SurfaceFrame
  public var heights: ActivityHeights
  /// The gap between activities.
  public var gap: Double
  public var cornerRadius: Double
  /// The default distance between content and edges.
  public var margin: Double
  /// The banner at its largest height.
  public var banner: SurfaceFrame
}
