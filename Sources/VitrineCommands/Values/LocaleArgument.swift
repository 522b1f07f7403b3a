import Devices
import Foundation
import HostLink

/// A locale on the command line: `de`, `de_DE`, `pt-BR`, `zh-Hant-TW`.
struct LocaleArgument: Equatable {
  /// As ICU writes it.
  var identifier: String
  var layoutDirection: RenderEnvironment.LayoutDirection

  /// Throws `ValueError` where language or region do not exist.
  init(_ text: String, option: String = "--locale") throws {
    do {
      let known = try KnownLocale(text)
      identifier = known.identifier
      layoutDirection = known.layoutDirection
    } catch .unknownLanguage(let language) {
      let hint = nearestName(to: text, in: ["en_US", "en_GB", "de_DE", "fr_FR", "ja_JP", "ar_SA"])
      throw ValueError(
        value: text, option: option,
        expected: "a locale: \"\(language)\" is no language that there is data for; "
          + "take one such as \(hint ?? "en_US") or ar_SA")
    } catch .unknownRegion(let region, let language) {
      throw ValueError(
        value: text, option: option,
        expected: "a locale: there is no region \"\(region)\"; take one such as \(language)_"
          + (Locale(identifier: language).language.maximalIdentifier.suffix(2)))
    }
  }
}
