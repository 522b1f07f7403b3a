import Testing

@testable import StringTables

@Suite struct SystemWordTests {
  @Test(arguments: SystemWord.table.keys.sorted()) func languageHasAllWords(_ language: String) {
    let texts = SystemWord.table[language]?.split(separator: "|", omittingEmptySubsequences: false)
    #expect(texts?.count == SystemWord.allCases.count)
    #expect(texts?.allSatisfy { !$0.isEmpty && $0.first != " " && !$0.contains("\n") } == true)
  }

  @Test func languagesAreThoseOfControls() {
    #expect(Set(SystemWord.table.keys) == Set(ControlPhrases.table.keys))
  }

  @Test(arguments: [
    (SystemWord.view, "en_US", "View"), (.view, "sv", "Visa"), (.cancel, "de_AT", "Abbrechen"),
    (.done, "zh-Hant_HK", "完成"), (.turnOff, "no", "Slå av"), (.order, "tlh", "Order"),
    (.checkIn, "", "Check In"),
  ])
  func wordIsInTheLanguage(_ word: SystemWord, _ locale: String, _ text: String) {
    #expect(word.text(in: locale) == text)
  }
}
