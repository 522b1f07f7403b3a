// The part of AppKit that widgets for macOS use. Fonts, paths and colors are UIKit's types with
// further members, because both frameworks have the same concepts; images are types on their own.
@_exported import UIKit

// Compatibility (module): partial | | for macOS: colors, images, fonts, paths, drawing; no views
// Compatibility: partial | `NSFont`, `NSFontDescriptor` | as `UIFont`
public typealias NSFont = UIFont
public typealias NSFontDescriptor = UIFontDescriptor
