import Foundation
import Testing

@testable import ExtensionBuilder

@Suite struct CatalogSymbolTests {
  private static let catalog = """
    {"sourceLanguage": "en", "version": "1.1", "strings": {
      "Found by Xcode": {},
      "welcome_title": {"extractionState": "manual", "localizations": {
        "en": {"stringUnit": {"state": "translated", "value": "100 %% \\"new\\""}}}},
      "WELCOME-TITLE": {"extractionState": "manual"},
      "post.count": {"extractionState": "manual", "localizations": {
        "en": {"variations": {"plural": {
          "one": {"stringUnit": {"value": "%(posts)lld post of %(author)@"}},
          "other": {"stringUnit": {"value": "%(posts)lld posts of %(author)@"}}}}},
        "de": {"stringUnit": {"value": "%(author)@: %(posts)lld Beiträge"}}}},
      "ratio": {"extractionState": "manual", "localizations": {
        "en": {"stringUnit": {"value": "%2$.1f of %1$@"}}}}
    }}
    """

  @Test func symbolsHaveParameters() throws {
    let symbols = try #require(
      CatalogSymbols(Data(Self.catalog.utf8), table: "Localizable"))
    #expect(
      symbols.source() == #"""
        import Foundation

        extension LocalizedStringResource {
          static var `welcomeTitle`: LocalizedStringResource {
            LocalizedStringResource("WELCOME-TITLE", defaultValue: "WELCOME-TITLE")
          }
          static func `postCount`(`posts`: Int, `author`: String) -> LocalizedStringResource {
            LocalizedStringResource("post.count", defaultValue: "\(`posts`) posts of \(`author`)")
          }
          static func `ratio`(_ `arg1`: String, _ `arg2`: Double) -> LocalizedStringResource {
            LocalizedStringResource("ratio", defaultValue: "\(`arg2`) of \(`arg1`)")
          }
        }

        """#)
  }

  @Test func otherTableIsNamespace() throws {
    let data = Data(
      #"{"sourceLanguage": "en", "strings": {"title": {"extractionState": "manual"}}}"#.utf8)
    let source = try #require(CatalogSymbols(data, table: "discover tab")?.source())
    #expect(source.contains("  enum `DiscoverTab` {\n"))
    #expect(source.contains(#"("title", defaultValue: "title", table: "discover tab")"#))
  }

  @Test(arguments: ["", "[]", "{}", #"{"sourceLanguage": "en", "strings": 3}"#])
  func damagedCatalogsHaveNoSymbols(text: String) {
    #expect(CatalogSymbols(Data(text.utf8), table: "Localizable") == nil)
  }

  @Test func namesBecomePositionsOfSourceLanguage() throws {
    let data = try #require(CatalogPlaceholders.numbered(Data(Self.catalog.utf8)))
    let text = String(decoding: data, as: UTF8.self)
    #expect(text.contains("%2$@: %1$lld Beiträge"))
    #expect(text.contains("%1$lld posts of %2$@"))
    #expect(text.contains("%2$.1f of %1$@"))
    let plain = Data(#"{"sourceLanguage": "en", "strings": {}}"#.utf8)
    #expect(CatalogPlaceholders.numbered(plain) == nil)
  }
}
