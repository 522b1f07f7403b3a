// Apple's names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

// Core Text's fonts are UIKit's.
import TextEngine
@_exported import UIKit

// Compatibility (module): partial | | fonts by name; registering fonts, without the error of a
//   failure; no frames, lines and glyphs

public enum CTFontManagerScope: UInt32, Sendable {
  case none = 0
  case process = 1
  case persistent = 2
  case session = 3
  public static var user: CTFontManagerScope { .persistent }
}

public let kCTFontManagerErrorDomain: CFString = "com.apple.CoreText.CTFontManagerErrorDomain"

public enum CTFontManagerError: Int, Sendable {
  case fileNotFound = 101
  case insufficientPermissions = 102
  case unrecognizedFormat = 103
  case invalidFontData = 104
  case alreadyRegistered = 105
  case duplicatedName = 305
}

/// Registers a font for the process, whatever the scope. Returns false if the file is no font, does
/// not exist, or was registered before.
@discardableResult
public func CTFontManagerRegisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  AuthorFonts.register(fontURL) == nil
}

@discardableResult
public func CTFontManagerUnregisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool { true }

public func CTFontManagerRegisterFontURLs(
  _ fontURLs: CFArray, _ scope: CTFontManagerScope, _ enabled: Bool,
  _ registrationHandler: ((CFArray, Bool) -> Bool)?
) {
  for case let url as URL in fontURLs { CTFontManagerRegisterFontsForURL(url, scope, nil) }
  _ = registrationHandler?([], true)
}

public func CTFontCopyPostScriptName(_ font: CTFont) -> CFString { font.fontName }
public func CTFontCopyFamilyName(_ font: CTFont) -> CFString { font.familyName }
public func CTFontGetAscent(_ font: CTFont) -> CGFloat { font.ascender }
public func CTFontGetDescent(_ font: CTFont) -> CGFloat { -font.descender }
public func CTFontGetLeading(_ font: CTFont) -> CGFloat { font.leading }
public func CTFontGetCapHeight(_ font: CTFont) -> CGFloat { font.capHeight }
public func CTFontGetXHeight(_ font: CTFont) -> CGFloat { font.xHeight }

public let kCTFontAttributeName: CFString = "NSFont"
public let kCTFontVariationAttribute: CFString = "NSCTFontVariationAttribute"
public let kCTForegroundColorAttributeName: CFString = "CTForegroundColor"
public let kCTKernAttributeName: CFString = "CTKern"

extension UIFont {
  /// A font of Core Text.
  ///
  /// - Parameter size: In points; 0 is the size of the descriptor.
  public convenience init(_ descriptor: UIFontDescriptor, size: CGFloat) {
    self.init(descriptor: descriptor, size: size)
  }
}
