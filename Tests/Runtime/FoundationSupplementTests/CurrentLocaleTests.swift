import Foundation
import Testing

@testable import FoundationSupplement

@Suite struct CurrentLocaleTests {
  /// In a separate process, because the locale applies to all tests of a process.
  @Test func setChangesLocaleOfRunningProcess() async {
    await #expect(processExitsWith: .success) {
      #expect(Locale.current.identifier == "en_US")
      let early = LocalizedStringResource("\(1234) items")
      let fixed = LocalizedStringResource("\(1234) items", locale: Locale(identifier: "fr_CH"))
      CurrentLocale.set(Locale(identifier: "de_DE"))
      #expect(Locale.current.identifier == "de_DE")
      #expect(Locale.preferredLanguages == ["de-DE"])
      #expect(1234.5.formatted() == "1.234,5")
      #expect(early.locale.identifier == "de_DE")
      #expect(String(localized: early) == "1.234 items")
      #expect(fixed.locale.identifier == "fr_CH")
      #expect(Calendar.current.firstWeekday == 2)
      #expect(Calendar.current.weekdaySymbols.first == "Sonntag")
      #expect(NSLocalizedString("a key", comment: "") == "a key")
      CurrentLocale.set(Locale(identifier: "en_US"))
      #expect(Calendar.current.firstWeekday == 1)
    }
  }
}
