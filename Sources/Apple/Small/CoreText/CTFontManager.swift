// Apple's names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

// Core Text's fonts are UIKit's. Fonts that code registers are not used: the fonts of a bundle are
// those in its resources.
import AuthorNotices
@_exported import UIKit

// Compatibility (module): partial | | fonts by name; registering fonts has no effect: a notice; no
//   frames, lines and glyphs

public enum CTFontManagerScope: UInt32, Sendable {
  case none = 0
  case process = 1
  case persistent = 2
  case session = 3
  public static var user: CTFontManagerScope { .persistent }
}

public enum CTFontManagerError: Int, Sendable {
  case fileNotFound = 101
  case insufficientPermissions = 102
  case unrecognizedFormat = 103
  case invalidFontData = 104
  case alreadyRegistered = 105
  case duplicatedName = 305
}

/// True if the file exists, after a notice: the text engine finds only fonts in the resources.
@discardableResult
public func CTFontManagerRegisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  AuthorNotice.report(
    "CoreText: fonts that code registers are not used. Put \(fontURL.lastPathComponent) into the "
      + "resources and name it in UIAppFonts.")
  return FileManager.default.fileExists(atPath: fontURL.path)
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
public let kCTForegroundColorAttributeName: CFString = "CTForegroundColor"
public let kCTKernAttributeName: CFString = "CTKern"
