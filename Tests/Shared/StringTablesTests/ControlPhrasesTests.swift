import Testing

@testable import StringTables

@Suite struct ControlPhrasesTests {
  @Test(arguments: [
    ("en_US", "On", "Hold to Turn On “Lamp”"), ("de_AT", "Ein", "Halten, um „Lamp“ einzuschalten"),
    ("fr-CA", "Activé", "Maintenir appuyé pour activer « Lamp »"),
    ("pt_BR", "Ligado", "Segure para ligar “Lamp”"),
    ("zh_CN", "打开", "按住以打开“Lamp”"), ("zh-Hans_HK", "打开", "按住以打开“Lamp”"),
    ("zh_TW", "開啟", "按住以開啟「Lamp」"), ("zh-Hant", "開啟", "按住以開啟「Lamp」"),
    ("no", "På", "Hold inne for å slå på «Lamp»"), ("iw_IL", "מופעל", "החזקה להפעלת “Lamp”"),
    ("ar_SA@calendar=gregorian", "تشغيل", "اضغط مطولاً لتشغيل «Lamp»"),
    // Other languages, and no language at all.
    ("eo", "On", "Hold to Turn On “Lamp”"), ("", "On", "Hold to Turn On “Lamp”"),
  ])
  func localeSelectsLanguage(locale: String, on: String, hint: String) {
    let phrases = ControlPhrases(locale: locale)
    #expect(phrases.state(isOn: true) == on)
    #expect(phrases.turn(isOn: true, "Lamp") == hint)
  }

  @Test(arguments: ControlPhrases.table.keys.sorted())
  func everyPhraseContainsItsText(language: String) {
    let phrases = ControlPhrases(locale: language)
    // A text of the author may contain a placeholder itself.
    let text = "100 %@"
    let filled = [
      phrases.act(text), phrases.value(text), phrases.turn(isOn: true, text),
      phrases.turn(isOn: false, text), phrases.open(text), phrases.press(text),
    ]
    #expect(filled.allSatisfy { $0.contains(text) })
    #expect(phrases.on != phrases.off)
    #expect(phrases.turn(isOn: true, text) != phrases.turn(isOn: false, text))
  }

  /// A title that says "Open" itself is not opened once more.
  @Test(arguments: [
    ("en", "Open Clock", "Hold to Open Clock"), ("en", "Clock", "Hold to Open Clock"),
    ("en", "Opera", "Hold to Open Opera"),
    ("fr", "Ouvrir Horloge", "Maintenir appuyé : Ouvrir Horloge"),
    ("ja", "時計を開く", "長押しで時計を開く"), ("zh_CN", "打开时钟", "按住以打开时钟"),
  ])
  func titlesThatSayOpen(language: String, title: String, hint: String) {
    #expect(ControlPhrases(locale: language).open(title) == hint)
  }

  @Test func tableHasTheCommonLanguages() {
    #expect(
      ControlPhrases.table.keys.sorted() == [
        "ar", "da", "de", "en", "es", "fi", "fr", "he", "it", "ja", "ko", "nb", "nl", "pl", "pt",
        "ru", "sv", "tr", "zh-Hans", "zh-Hant",
      ])
  }
}
