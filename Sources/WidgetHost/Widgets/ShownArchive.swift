import DeviceEngine
import Foundation
import HostLink

/// What a surface draws for a placement, or for a preview in the gallery.
public struct ShownArchive: Equatable, Sendable {
  /// An encoded `ViewArchive`.
  public var archive: Data
  /// The device's time when this was asked for. Text that follows the clock is drawn at the device's
  /// now.
  public var instant: Date
  /// `PlacementState.version`; 0 for previews.
  public var version: Int
  /// What the archive was laid out in, points.
  public var size: LinkSize
  public var family: WidgetFamilyName
  /// What the archive was made for: the one asked for, or the nearest that there is.
  public var appearance: Appearance
  public var content: ShownContent
  /// A placeholder, or privacy-sensitive parts are to be hidden (`DrawingOptions.isRedacted`).
  public var isRedacted: Bool
  /// Toggles that are drawn in their other state, by their numbers in the archive.
  public var flippedToggles: Set<Int>
  /// Content marked by `invalidatableContent` is old: an intent is being performed.
  public var isInvalidated: Bool

  public init(
    archive: Data, instant: Date, version: Int, size: LinkSize, family: WidgetFamilyName,
    appearance: Appearance, content: ShownContent, isRedacted: Bool = false,
    flippedToggles: Set<Int> = [], isInvalidated: Bool = false
  ) {
    self.archive = archive
    self.instant = instant
    self.version = version
    self.size = size
    self.family = family
    self.appearance = appearance
    self.content = content
    self.isRedacted = isRedacted
    self.flippedToggles = flippedToggles
    self.isInvalidated = isInvalidated
  }
}
