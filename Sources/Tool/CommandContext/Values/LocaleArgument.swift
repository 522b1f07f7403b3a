import CommandArguments
import Devices
import Foundation
import HostLink
import NearestName

/// A locale on the command line: `de`, `de_DE`, `pt-BR`, `zh-Hant-TW`.
package struct LocaleArgument: Equatable {
  /// The identifier in ICU's form.
  package var identifier: String
  package var layoutDirection: RenderEnvironment.LayoutDirection

  /// Throws `ValueError` if the language or the region is unknown.
  package init(_ text: String, option: String = "--locale") throws {
    do {
      let known = try KnownLocale(text)
      identifier = known.identifier
      layoutDirection = known.layoutDirection
    } catch .unknownLanguage(let language) {
      let hint = nearestName(to: text, in: ["en_US", "en_GB", "de_DE", "fr_FR", "ja_JP", "ar_SA"])
      throw ValueError(
        value: text, option: option,
        expected: "a locale such as \(hint ?? "en_US") or ar_SA; the language \"\(language)\" is "
          + "unknown")
    } catch .unknownRegion(let region, let language) {
      let known = Locale(identifier: language).language.maximalIdentifier.suffix(2)
      throw ValueError(
        value: text, option: option,
        expected: "a locale such as \(language)_\(known); the region \"\(region)\" is unknown")
    }
  }
}
