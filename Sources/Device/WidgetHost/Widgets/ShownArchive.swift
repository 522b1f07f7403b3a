import DeviceEngine
import Foundation
import HostLink

/// The archive that a surface draws for a placement or for a preview in the gallery, with
/// everything else that its picture depends on: appearance, redaction and toggles. The size and the
/// family say how large it is drawn.
///
/// The value is a copy: it stays the same when the host changes. Compare `version` with the
/// placement's to find out whether a picture is outdated.
public struct ShownArchive: Equatable, Sendable {
  /// An encoded `ViewArchive`.
  public var archive: Data
  /// The device's time when the archive was read. Text that follows the clock is drawn at the
  /// device's current time.
  public var instant: Date
  /// `PlacementState.version`; 0 for previews.
  public var version: Int
  /// The size in which the archive was laid out, in points.
  public var size: LinkSize
  public var family: WidgetFamilyName
  /// The appearance that the archive was made for: the requested one or the nearest available.
  public var appearance: Appearance
  public var content: ShownContent
  /// True for a placeholder, and if privacy-sensitive parts must be hidden
  /// (`DrawingOptions.isRedacted`).
  public var isRedacted: Bool
  /// The toggles to draw in their other state, by their numbers in the archive.
  public var flippedToggles: Set<Int>
  /// True if content marked by `invalidatableContent` is outdated because an intent is running.
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
