import ViewArchive

/// The sizes that an archive may have, in points.
///
/// The views are proposed `maximum`; the archive then takes their size, clamped to the bounds. A
/// widget's size is fixed: `minimum` equals `maximum`. The presentations of a live activity have a
/// range.
package struct ArchiveBounds: Equatable {
  package var minimum: CGSize
  package var maximum: CGSize
  /// The size proposed to the root view; nil is the maximum without margins.
  package var proposal: ProposedViewSize?

  package init(minimum: CGSize, maximum: CGSize) {
    self.minimum = minimum
    self.maximum = maximum
  }

  var isFixed: Bool { minimum == maximum }

  /// The size of the content inside the margins. Calls `measure`, which returns the size of the
  /// views, only if the bounds are not fixed.
  func contentSize(margins: EdgeInsets, measure: () -> CGSize) -> CGSize {
    let (lower, upper) = (minimum.inset(by: margins), maximum.inset(by: margins))
    guard !isFixed else { return upper }
    let measured = measure()
    return CGSize(
      width: min(max(measured.width, lower.width), upper.width),
      height: min(max(measured.height, lower.height), upper.height))
  }

  /// The size of the archive: the content with its margins.
  func archiveSize(content: CGSize, margins: EdgeInsets) -> CGSize {
    guard !isFixed else { return maximum }
    return CGSize(
      width: min(content.width + margins.horizontal, maximum.width),
      height: min(content.height + margins.vertical, maximum.height))
  }
}

/// An archive whose size was chosen within `ArchiveBounds`.
package struct FittedArchive {
  package var archive: ViewArchive
  /// True if the views are taller than the bounds allow.
  package var isTruncated: Bool
  /// True if the views are wider than the bounds allow.
  package var isTooWide = false
}

extension CGSize {
  func inset(by margins: EdgeInsets) -> CGSize {
    CGSize(width: max(width - margins.horizontal, 0), height: max(height - margins.vertical, 0))
  }
}
