import HostLink

/// The layout of the Dynamic Island in each of its presentations. In points of the screen.
///
/// Widths, heights and the corner radius: Human Interface Guidelines, Live Activities,
/// "Specifications". The gap between the Island and the detached circle is an estimate.
///
/// The compact Island grows with its content (`compact(leading:trailing:)`): on a device with a
/// screen of 393 × 852 points it is 276 points wide for content of 59 points and margins of 8 on
/// each side (docs/layout-facts.md §5), and 326 at most. The published 230 are the width for views
/// of 52.33 points.
///
/// In landscape the camera is upright at the side of the screen, and the compact presentations are
/// above and below it. They cannot grow: "in landscape, they don't have room to grow in width"
/// (WWDC26, session 223). Where they are is an estimate.
package struct IslandLayout: Codable, Equatable, Sendable {
  /// The Island without activities: the camera cutout.
  package var camera: SurfaceFrame
  /// The Island with one activity: its compact presentations and the camera between them.
  package var compact: SurfaceFrame
  package var compactLeading: SurfaceFrame
  package var compactTrailing: SurfaceFrame
  /// The largest width of a compact presentation, with its margins. This project's choice: beyond
  /// it the Island would cover the time.
  package var largestCompactWidth: Double
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

extension IslandLayout {
  /// `isDynamicIslandLimitedInWidth`: whether compact presentations have no room to grow.
  package var isLimitedInWidth: Bool { largestCompactWidth <= compactLeading.width }

  /// The Island around two compact presentations, whose widths include their margins. Both sides
  /// have the width of the wider one, so that the camera stays in the middle.
  package func compact(
    leading: Double, trailing: Double
  ) -> (pill: SurfaceFrame, leading: SurfaceFrame, trailing: SurfaceFrame) {
    if isLimitedInWidth { return (compact, compactLeading, compactTrailing) }
    let side = min(max(leading, trailing, compact.height), largestCompactWidth)
    func frame(_ x: Double, _ width: Double) -> SurfaceFrame {
      SurfaceFrame(x: x, y: compact.y, width: width, height: compact.height)
    }
    return (
      frame(camera.x - side, camera.width + 2 * side), frame(camera.x - side, side),
      frame(camera.maxX, side)
    )
  }
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

  /// The frame of the banner for an activity's size.
  package func bannerFrame(_ size: LinkSize) -> SurfaceFrame {
    SurfaceFrame(
      x: banner.midX - size.width / 2, y: banner.y, width: size.width, height: size.height)
  }

  /// The frames of activities, the first on top, at the bottom of the visible part; fewer if they
  /// do not all fit.
  package func frames(_ sizes: [LinkSize]) -> [SurfaceFrame] {
    var (fitting, height) = ([LinkSize](), 0.0)
    for size in sizes {
      let next = height + size.height + (fitting.isEmpty ? 0 : gap)
      guard next <= frame.height else { break }
      fitting.append(size)
      height = next
    }
    var top = frame.maxY - height
    return fitting.map { size in
      defer { top += size.height + gap }
      return SurfaceFrame(
        x: frame.midX - size.width / 2, y: top, width: size.width, height: size.height)
    }
  }
}
