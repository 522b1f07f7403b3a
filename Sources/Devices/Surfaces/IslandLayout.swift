import HostLink

/// The layout of the Dynamic Island in each of its presentations. In points, portrait.
///
/// Widths, heights and the corner radius: Human Interface Guidelines, Live Activities,
/// "Specifications". The gap between the Island and the detached circle is an estimate.
package struct IslandLayout: Codable, Equatable, Sendable {
  /// The Island without activities: the camera cutout.
  package var camera: SurfaceFrame
  /// The Island with one activity: its compact presentations and the camera between them.
  package var compact: SurfaceFrame
  package var compactLeading: SurfaceFrame
  package var compactTrailing: SurfaceFrame
  /// The Island with activities of two apps: one minimal presentation on the leading side, and the
  /// camera.
  package var attached: SurfaceFrame
  package var attachedMinimal: SurfaceFrame
  /// The other app's minimal presentation in a circle on the trailing side, `minimalWidth` wide.
  package var detached: SurfaceFrame
  /// The smallest and largest width of a minimal presentation.
  package var minimalWidth: Double
  package var largestMinimalWidth: Double
  /// The expanded Island at its largest height. Its top is the Island's top.
  package var expanded: SurfaceFrame
  package var expandedHeights: ActivityHeights
  /// The corner radius of the expanded Island.
  package var cornerRadius: Double
}

/// The smallest and largest height of an activity's presentation, in points.
package struct ActivityHeights: Codable, Equatable, Sendable {
  package var least: Double
  package var most: Double

  /// On the Lock Screen and in the expanded Island. Source: Human Interface Guidelines.
  package static let standard = ActivityHeights(least: 84, most: 160)
}

/// The layout of activities on the Lock Screen, stacked upwards from the bottom, and of the banner
/// at the top of phones without an Island.
package struct ActivityStackLayout: Codable, Equatable, Sendable {
  /// The visible part of the stack. The rest is reached by scrolling.
  package var frame: SurfaceFrame
  package var heights: ActivityHeights
  /// The gap between activities.
  package var gap: Double
  package var cornerRadius: Double
  /// The default distance between content and edges.
  package var margin: Double
  /// The banner at its largest height.
  package var banner: SurfaceFrame
}
