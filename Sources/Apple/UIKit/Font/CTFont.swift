/// Core Text's font, which on iOS is bridged to `UIFont` without conversion.
public typealias CTFont = UIFont

/// - Parameter size: In points; 0 means 12.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CTFontCreateWithName(
  _ name: NSString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont {
  let size = size == 0 ? 12 : size
  return UIFont(descriptor: UIFontDescriptor(name: name as String, size: size), size: size)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func CTFontGetSize(_ font: CTFont) -> CGFloat { font.pointSize }
