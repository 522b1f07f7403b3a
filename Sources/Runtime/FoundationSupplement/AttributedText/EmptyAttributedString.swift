// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores

import Foundation

// The builder writes these names in place of `NSAttributedString()` and
// `NSMutableAttributedString()`: an extension cannot add the initializer without parameters.

public func _NSAttributed() -> NSAttributedString { NSAttributedString(string: "") }

public func _NSMutableAttributed() -> NSMutableAttributedString {
  NSMutableAttributedString(string: "")
}
