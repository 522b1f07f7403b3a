import Foundation
import HostLink

/// A locale whose language and region exist, such as `de`, `de_DE`, `pt-BR` or `zh-Hant-TW`.
package struct KnownLocale: Equatable, Sendable {
  package enum Problem: Error, Equatable, Sendable {
    case unknownLanguage(String)
    case unknownRegion(String, language: String)
  }

  /// The ICU identifier, e.g. `pt_BR`.
  package var identifier: String
  package var layoutDirection: RenderEnvironment.LayoutDirection

  /// Throws if the language or the region does not exist.
  package init(_ text: String) throws(Problem) {
    let identifier = text.replacingOccurrences(of: "-", with: "_")
    let locale = Locale(identifier: identifier)
    let language = locale.language.languageCode?.identifier ?? ""
    let languages = Set(Locale.availableIdentifiers.map { String($0.prefix { $0 != "_" }) })
    guard languages.contains(language) else { throw .unknownLanguage(language) }
    if let region = locale.region?.identifier,
      !Locale.Region.isoRegions.contains(where: { $0.identifier == region })
    {
      throw .unknownRegion(region, language: language)
    }
    self.identifier = identifier
    layoutDirection = .init(locale: identifier)
  }
}

extension RenderEnvironment.LayoutDirection {
  /// The direction of a locale's script; left to right if it is unknown.
  package init(locale identifier: String) {
    let language = Locale(identifier: identifier).language
    self = language.characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
}
