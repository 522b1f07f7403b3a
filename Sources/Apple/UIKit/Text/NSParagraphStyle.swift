/// How the lines of a text are broken and aligned.
open class NSParagraphStyle: NSObject, @unchecked Sendable {
  // `@unchecked`: as in UIKit, only the mutable subclass changes the properties.
  public fileprivate(set) var storage = Storage()

  public struct Storage: Equatable, Sendable {
    var alignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    var lineSpacing: CGFloat = 0
    var paragraphSpacing: CGFloat = 0
    var paragraphSpacingBefore: CGFloat = 0
    var minimumLineHeight: CGFloat = 0
    var maximumLineHeight: CGFloat = 0
    var lineHeightMultiple: CGFloat = 0
    var firstLineHeadIndent: CGFloat = 0
    var headIndent: CGFloat = 0
    var tailIndent: CGFloat = 0
    var hyphenationFactor: Float = 0
    var allowsDefaultTighteningForTruncation = false
  }

  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  open var alignment: NSTextAlignment { storage.alignment }
  open var lineBreakMode: NSLineBreakMode { storage.lineBreakMode }
  /// Points between lines.
  open var lineSpacing: CGFloat { storage.lineSpacing }

  open override func mutableCopy() -> Any {
    let copy = NSMutableParagraphStyle()
    copy.storage = storage
    return copy
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSParagraphStyle)?.storage == storage
  }

  open override var hash: Int { storage.alignment.rawValue }
}

/// A paragraph style that can be changed. Alignment, line breaks, line spacing and the minimum line
/// height affect drawing; the other properties are stored.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  // `@unchecked Sendable`: changed only by its user, who must not share it with other threads.
  open override var alignment: NSTextAlignment {
    get { storage.alignment }
    set { storage.alignment = newValue }
  }

  open override var lineBreakMode: NSLineBreakMode {
    get { storage.lineBreakMode }
    set { storage.lineBreakMode = newValue }
  }

  open override var lineSpacing: CGFloat {
    get { storage.lineSpacing }
    set { storage.lineSpacing = newValue }
  }

  open var paragraphSpacing: CGFloat {
    get { storage.paragraphSpacing }
    set { storage.paragraphSpacing = newValue }
  }

  open var paragraphSpacingBefore: CGFloat {
    get { storage.paragraphSpacingBefore }
    set { storage.paragraphSpacingBefore = newValue }
  }

  open var minimumLineHeight: CGFloat {
    get { storage.minimumLineHeight }
    set { storage.minimumLineHeight = newValue }
  }

  open var maximumLineHeight: CGFloat {
    get { storage.maximumLineHeight }
    set { storage.maximumLineHeight = newValue }
  }

  open var lineHeightMultiple: CGFloat {
    get { storage.lineHeightMultiple }
    set { storage.lineHeightMultiple = newValue }
  }

  open var firstLineHeadIndent: CGFloat {
    get { storage.firstLineHeadIndent }
    set { storage.firstLineHeadIndent = newValue }
  }

  open var headIndent: CGFloat {
    get { storage.headIndent }
    set { storage.headIndent = newValue }
  }

  open var tailIndent: CGFloat {
    get { storage.tailIndent }
    set { storage.tailIndent = newValue }
  }

  open var hyphenationFactor: Float {
    get { storage.hyphenationFactor }
    set { storage.hyphenationFactor = newValue }
  }

  open var allowsDefaultTighteningForTruncation: Bool {
    get { storage.allowsDefaultTighteningForTruncation }
    set { storage.allowsDefaultTighteningForTruncation = newValue }
  }

  open func setParagraphStyle(_ style: NSParagraphStyle) { storage = style.storage }
}

/// The shadow of a text.
open class NSShadow: NSObject {
  /// In points; positive heights are downwards.
  open var shadowOffset = CGSize.zero
  /// Twice the standard deviation, in points.
  open var shadowBlurRadius: CGFloat = 0
  /// A `UIColor`; nil is a third of black.
  open var shadowColor: Any?

  public override init() {}
}
