import DeviceEngine
import Foundation

/// What a widget showed at its newest tap. The reload that follows the tap's intent may replace the
/// content under the user's finger: the next tap still means what the user saw.
struct TappedContent {
  /// How long after a tap its content accepts further ones, in seconds of the device.
  private static let lifetime = 2.0

  /// With its toggles as the tap has left them.
  var shown: ShownArchive
  /// The versions of the placement with this content, up to now.
  var versions: ClosedRange<Int>
  var tapped: Date

  /// Whether a tap at an old version was aimed at this content.
  func isSeen(at version: Int, now: Date) -> Bool {
    versions.contains(version) && abs(now.timeIntervalSince(tapped)) < Self.lifetime
  }
}
