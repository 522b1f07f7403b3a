internal import CFoundationCorrections
import Foundation
import StringTables

// Localized texts and values in the device's language and in string catalogs. Linux Foundation
// (6.3) does not know the device's language, and reads no `.xcstrings`.
//
// `Bundle` cannot be subclassed outside of Foundation. The methods are therefore extensions, which
// are called as methods of the class are, and take their places in its method table.
extension Bundle {
  /// The values of `InfoPlist.strings` or `InfoPlist.xcstrings`.
  private var localizedInformation: [String: String] {
    LocalizedStrings(bundle: self)
      .translations(table: "InfoPlist", locale: CurrentLocale.locale)
  }

  @_silgen_name("foundation_supplement_bundle_localized_information")
  func correctedLocalizedInfoDictionary() -> [String: Any]? {
    let values = localizedInformation
    return values.isEmpty ? nil : values
  }

  @_silgen_name("foundation_supplement_bundle_object")
  func correctedObject(forInfoDictionaryKey key: String) -> Any? {
    localizedInformation[key] ?? infoDictionary?[key]
  }

  @_silgen_name("foundation_supplement_bundle_string")
  func correctedLocalizedString(forKey key: String, value: String?, table: String?) -> String {
    LocalizedStrings(bundle: self).text(
      key: key, fallback: value.flatMap { $0.isEmpty ? nil : $0 }, arguments: [],
      table: table.flatMap { $0.isEmpty ? nil : $0 }, locale: CurrentLocale.locale)
  }
}

extension ClassCorrections {
  /// Replaces the methods of `Bundle` in its method table.
  static func installBundleMethods() {
    let bundle = unsafeBitCast(Bundle.self as AnyClass, to: UnsafeMutablePointer<UInt>.self)
    let words = methodTableWords(of: bundle)
    for index in 0..<3 {
      let (old, new) = (bundle_method(Int32(index), 0), bundle_method(Int32(index), 1))
      for word in words where bundle[word] == UInt(bitPattern: old) {
        bundle[word] = UInt(bitPattern: new)
      }
    }
  }
}
