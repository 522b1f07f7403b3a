// Compatibility: accepted | `NSLayoutManager`, `NSTextContainer` | text views are not laid out:
//   sizes are zero, and ranges empty

/// The lines of a text view, which is not laid out.
open class NSLayoutManager: NSObject {
  open private(set) var textContainers: [NSTextContainer] = []
  open var allowsNonContiguousLayout = false
  open var usesFontLeading = true

  public override init() {}

  init(_ container: NSTextContainer) { textContainers = [container] }

  open var numberOfGlyphs: Int { 0 }

  open func addTextContainer(_ container: NSTextContainer) { textContainers.append(container) }

  open func ensureLayout(for container: NSTextContainer) {}

  /// Always empty.
  open func usedRect(for container: NSTextContainer) -> CGRect { .zero }

  open func glyphRange(for container: NSTextContainer) -> NSRange { NSRange() }

  open func boundingRect(
    forGlyphRange glyphRange: NSRange, in container: NSTextContainer
  ) -> CGRect { .zero }

  open func glyphRange(
    forCharacterRange characterRange: NSRange, actualCharacterRange: NSRangePointer?
  ) -> NSRange { characterRange }

  open func characterIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partial: UnsafeMutablePointer<CGFloat>?
  ) -> Int { 0 }
}

/// The region of a text view's lines.
open class NSTextContainer: NSObject {
  /// In points.
  open var size: CGSize
  /// In points.
  open var lineFragmentPadding: CGFloat = 5
  /// 0 is unlimited.
  open var maximumNumberOfLines = 0
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
  open var widthTracksTextView = false
  open var heightTracksTextView = false
  open var exclusionPaths: [UIBezierPath] = []

  public init(size: CGSize) { self.size = size }
}
