import ViewArchive

/// How large an archive may be, in points. Its views are offered the most; it takes what they take.
package struct ArchiveBounds: Equatable {
  package var minimum: CGSize
  package var maximum: CGSize

  package init(minimum: CGSize, maximum: CGSize) {
    self.minimum = minimum
    self.maximum = maximum
  }

  var isFixed: Bool { minimum == maximum }

  /// What the content has, where its views take `taken`, which is asked for only if it matters.
  func inner(margins: EdgeInsets, taken: () -> CGSize) -> CGSize {
    let (least, most) = (minimum.inset(by: margins), maximum.inset(by: margins))
    guard !isFixed else { return most }
    let taken = taken()
    return CGSize(
      width: min(max(taken.width, least.width), most.width),
      height: min(max(taken.height, least.height), most.height))
  }

  /// The archive's size around the content.
  func size(inner: CGSize, margins: EdgeInsets) -> CGSize {
    guard !isFixed else { return maximum }
    return CGSize(
      width: min(inner.width + margins.horizontal, maximum.width),
      height: min(inner.height + margins.vertical, maximum.height))
  }
}

/// An archive that has taken its own size.
package struct FittedArchive {
  package var archive: ViewArchive
  /// The views are higher than they may be.
  package var isTruncated: Bool
}

extension CGSize {
  func inset(by margins: EdgeInsets) -> CGSize {
    CGSize(width: max(width - margins.horizontal, 0), height: max(height - margins.vertical, 0))
  }
}
