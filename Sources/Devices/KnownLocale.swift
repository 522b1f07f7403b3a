import Foundation
import HostLink

/// A locale that there is data for: `de`, `de_DE`, `pt-BR`, `zh-Hant-TW`.
public struct KnownLocale: Equatable, Sendable {
  public enum Problem: Error, Equatable, Sendable {
    case unknownLanguage(String)
    case unknownRegion(String, language: String)
  }

  /// As ICU writes it.
  public var identifier: String
  public var layoutDirection: RenderEnvironment.LayoutDirection

  /// Throws where language or region do not exist.
  public init(_ text: String) throws(Problem) {
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
  /// The direction of a locale's script, left to right where it is not known.
  public init(locale identifier: String) {
    let language = Locale(identifier: identifier).language
    self = language.characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
}
