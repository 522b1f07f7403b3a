// Apple's names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

// Core Foundation's names, which sources write in queries and options: `kSecClass as String`,
// `query as CFDictionary`. They are Swift's types, because Linux bridges nothing.

public typealias CFString = String
public typealias CFDictionary = [String: Any]
public typealias CFData = Data
public typealias CFArray = [Any]
public typealias CFURL = URL
public typealias CFMutableData = NSMutableData
public typealias CFTypeRef = AnyObject
public typealias CFIndex = Int
public typealias CFError = NSError
public typealias CFNumber = NSNumber
public typealias CFBoolean = Bool
public typealias CFDate = Date
public typealias CFSet = Set<AnyHashable>
public typealias CFMutableString = NSMutableString
public typealias CFAttributedString = NSAttributedString
public typealias CFOptionFlags = UInt
public typealias NSInteger = Int
public typealias NSUInteger = UInt
public typealias OSType = UInt32
public typealias FourCharCode = UInt32
public typealias CFTimeInterval = Double
public typealias CFAbsoluteTime = CFTimeInterval
/// Seconds between the reference dates of Unix and Core Foundation.
public let kCFAbsoluteTimeIntervalSince1970: CFTimeInterval = 978_307_200
public let kCFAbsoluteTimeIntervalSince1904: CFTimeInterval = 3_061_152_000

public typealias CFTypeID = UInt

/// The type of an object. Sources compare it with that of Booleans, to tell a number in JSON from
/// `true` and `false`; other objects share one type.
public func CFGetTypeID(_ object: AnyObject?) -> CFTypeID {
  guard let number = object as? NSNumber else { return 0 }
  return String(cString: number.objCType) == "c" ? CFBooleanGetTypeID() : CFNumberGetTypeID()
}

// A source that imports CoreFoundation has its function.
@_disfavoredOverload
public func CFBooleanGetTypeID() -> CFTypeID { 21 }
public func CFNumberGetTypeID() -> CFTypeID { 22 }

public let kCFBooleanTrue: Bool? = true
public let kCFBooleanFalse: Bool? = false

/// Where memory is allocated. Functions that take one ignore it; sources pass nil or the default.
public final class CFAllocator: Sendable {}

public let kCFAllocatorDefault: CFAllocator? = nil

/// Seconds since 1 January 2001, on the device's clock.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }

public var kCFNull: NSNull! { NSNull() }

public func CFURLCreateWithString(
  _ allocator: CFAllocator?, _ string: CFString?, _ baseURL: CFURL?
) -> CFURL? { string.flatMap { URL(string: $0, relativeTo: baseURL) } }

public func CFErrorGetDomain(_ err: CFError) -> CFString { err.domain }
public func CFErrorGetCode(_ err: CFError) -> CFIndex { err.code }
public func CFErrorCopyUserInfo(_ err: CFError) -> CFDictionary { err.userInfo }
public func CFErrorCopyDescription(_ err: CFError) -> CFString { err.localizedDescription }

// Keys of `Info.plist`.
public let kCFBundleIdentifierKey: CFString = "CFBundleIdentifier"
public let kCFBundleVersionKey: CFString = "CFBundleVersion"
public let kCFBundleNameKey: CFString = "CFBundleName"
public let kCFBundleExecutableKey: CFString = "CFBundleExecutable"
public let kCFBundleDevelopmentRegionKey: CFString = "CFBundleDevelopmentRegion"

/// The largest number of the type `Float`.
public let MAXFLOAT = Float.greatestFiniteMagnitude

public let NSLocalizedFailureErrorKey = "NSLocalizedFailure"

public let kCFStringTransformToLatin: CFString = StringTransform.toLatin.rawValue
public let kCFStringTransformStripDiacritics: CFString = StringTransform.stripDiacritics.rawValue
public let kCFStringTransformStripCombiningMarks: CFString =
  StringTransform.stripCombiningMarks.rawValue
public let kCFStringTransformMandarinLatin: CFString = StringTransform.mandarinToLatin.rawValue

/// Changes a text by one of the transforms above, or an identifier of ICU. Returns false if there
/// is no such transform.
///
/// - Parameter range: The part to change, and then the changed part; nil changes all.
@discardableResult
public func CFStringTransform(
  _ string: CFMutableString, _ range: UnsafeMutablePointer<NSRange>?, _ transform: CFString,
  _ reverse: Bool
) -> Bool {
  let part = range?.pointee ?? NSRange(location: 0, length: string.length)
  guard part.location >= 0, part.length >= 0, part.location <= string.length - part.length,
    let changed = string.substring(with: part)
      .applyingTransform(StringTransform(rawValue: transform), reverse: reverse)
  else { return false }
  string.replaceCharacters(in: part, with: changed)
  range?.pointee.length = (changed as NSString).length
  return true
}

/// Empty data that grows as needed.
///
/// - Parameter capacity: Ignored.
public func CFDataCreateMutable(_ allocator: CFAllocator?, _ capacity: CFIndex) -> CFMutableData! {
  NSMutableData()
}
