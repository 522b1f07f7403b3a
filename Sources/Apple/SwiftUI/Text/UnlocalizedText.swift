import Foundation
import NoticeCatalog
import StringTables

extension TextResolution {
  /// Adds a notice about a `String` that is drawn as it is, although it is a key with a translation
  /// in the language of the text.
  func noteTranslation(of string: String, _ context: _ViewContext) {
    let locale = context.environment.locale
    guard session.live == nil, string.contains(where: \.isLetter), string.utf8.count <= 200,
      let language = LocalizedStrings(bundle: nil)
        .language(ofTranslated: string, table: "Localizable", locale: locale)
    else { return }
    let name = Locale(identifier: "en_US").localizedString(forLanguageCode: language) ?? language
    session.notice(
      NoticeKind.unlocalizedText.notice(
        "“\(string)” is drawn verbatim, but the strings have this key in \(name)."))
  }
}
