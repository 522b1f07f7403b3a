import Foundation
import Rasterizer

/// How two pictures of the same size differ for the eye.
///
/// ```swift
/// let difference = PictureDifference(expected, actual)
/// if let difference, difference.share > 0.001 { … }
/// ```
/// Two pixels differ if their distance in YIQ exceeds a threshold, and if neither is part of a
/// smoothed edge, because rasterizers smooth edges differently. The distance is the greater one of
/// those on black and on white, so that white text on a transparent ground counts.
///
/// Sources: Kotsarenko and Ramos, "Measuring perceived color difference using YIQ NTSC transmission
/// color space in mobile applications" (2010), for the distance; Vyšniauskas, "Anti-aliased pixel
/// and intensity slope detector" (2009), for the edges. docs/testing.md has the formulas.
package struct PictureDifference: Sendable {
  /// The pixels that differ, without those of smoothed edges.
  package let count: Int
  /// The pixels of smoothed edges that differ.
  package let edgeCount: Int
  /// The expected picture, faint, with differing pixels in red and those of edges in yellow.
  package let map: Picture
  private let total: Int

  /// The share of the pixels that differ, 0 to 1.
  package var share: Double { Double(count) / Double(total) }

  /// Returns nil if the sizes differ or there is not enough memory.
  package init?(_ expected: Picture, _ actual: Picture) {
    guard expected.width == actual.width, expected.height == actual.height else { return nil }
    let old = PixelGrid(expected)
    let new = PixelGrid(actual)
    var map = old.pixels
    var count = 0
    var edgeCount = 0
    for y in 0..<old.height {
      for x in 0..<old.width {
        let index = y * old.width + x
        let ground = old.pixels[index].differs(from: new.pixels[index])
        if let ground {
          let isEdge =
            old.isEdge(x, y, and: new, on: ground) || new.isEdge(x, y, and: old, on: ground)
          map[index] = isEdge ? .yellow : .red
          if isEdge { edgeCount += 1 } else { count += 1 }
        } else {
          map[index] = old.pixels[index].faint
        }
      }
    }
    let bytes = map.withUnsafeBytes { Data($0) }
    guard
      let picture = Picture(
        bytes: bytes, width: old.width, height: old.height, scale: expected.scale)
    else { return nil }
    self.map = picture
    self.count = count
    self.edgeCount = edgeCount
    total = old.width * old.height
  }
}
