import Devices
import Foundation
import HostLink

/// A list of a companion's surface that is longer than its part of the screen.
///
/// A picture for a page has two parts: the screen without the list and, below it, the whole list on
/// a clear background. The page moves the second part over the first, so that it scrolls without
/// another picture.
struct ScrolledList: Equatable {
  /// The part of the screen in which the list scrolls, in points.
  var frame: SurfaceFrame
  /// The height of the whole list, in points.
  var height: Double
  /// The height of the screen, below which the picture shows the list.
  var screenHeight: Double
  /// Whether an item with a frame, in points of the screen, scrolls with the list.
  func contains(_ itemFrame: SurfaceFrame) -> Bool {
    itemFrame.x >= frame.x && itemFrame.x < frame.maxX && itemFrame.y >= frame.y
  }

  /// Where the picture shows an item.
  func inPicture(_ itemFrame: SurfaceFrame) -> SurfaceFrame {
    guard contains(itemFrame) else { return itemFrame }
    var moved = itemFrame
    moved.y += screenHeight - frame.y
    return moved
  }

  /// The scale at which the picture has at most 16 million pixels, up to a wanted scale.
  func scale(_ wanted: Double, width: Double) -> Double {
    min(wanted, (16e6 / (width * (screenHeight + height))).squareRoot())
  }
}

extension CompanionScene {
  /// The list of the surface, if it is unrolled and does not fit on the screen.
  func scrolledList(_ device: Device, _ layout: CompanionLayout) -> ScrolledList? {
    guard unrollsList, alert == nil, let (frame, end, gap) = place(device, layout) else {
      return nil
    }
    var scrolled = ScrolledList(frame: frame, height: 0, screenHeight: device.screen.height)
    let frames =
      widgetFrames(device, layout) + activityFrames(layout)
      + controlFrames(device, layout)
    let bottoms = frames.compactMap(\.self).filter(scrolled.contains).map(\.maxY)
    guard let bottom = bottoms.max(), bottom > end + 0.01 else { return nil }
    scrolled.height = bottom + gap - frame.y
    return scrolled
  }

  /// The part of the screen in which the surface's list scrolls, where a list ends that fits, and
  /// the gap below its last item.
  private func place(
    _ device: Device, _ layout: CompanionLayout
  ) -> (frame: SurfaceFrame, end: Double, gap: Double)? {
    let list: ListLayout?
    switch (surface, layout.controls?.center) {
    // It has pages, and the desktop behind it does not scroll.
    case (_, .panel?) where surface.isControlCenter: return nil
    case (_, .list(let controls, _)?) where surface.isControlCenter: list = controls
    default: list = layout.list(surface)
    }
    guard let list else { return nil }
    // The shadows of widgets on a Mac.
    let (margin, top) = (12.0, layout.hasMenuBar ? 12.0 : 0)
    let left = max(list.frame.x - margin, 0)
    let frame = SurfaceFrame(
      x: left, y: list.frame.y - top,
      width: min(list.frame.maxX + margin, device.screen.width) - left,
      height: device.screen.height - list.frame.y + top)
    return (frame, list.frame.maxY, list.gap)
  }
}
