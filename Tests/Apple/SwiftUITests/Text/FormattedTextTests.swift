import Foundation
import SwiftUI
import Testing
import ViewArchive

@MainActor
@Suite struct FormattedTextTests {
  private func label(_ text: Text, in locale: String) throws -> String? {
    try Archiving.archive(
      in: Archiving.environment { $0.locale = Locale(identifier: locale) }
    ) { text }.accessibilityElements { _, _ in "" }.first?.label
  }

  @Test func formatterFollowsEnvironment() throws {
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    let text = Text(NSNumber(value: 1234.5), formatter: formatter)
    #expect(try label(text, in: "en_US") == "1,234.5")
    #expect(try label(text, in: "de_DE") == "1.234,5")
    #expect(formatter.string(from: 1234.5) == "1,234.5")
  }

  @Test func formatterKeepsItsOwnLocale() throws {
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    formatter.locale = Locale(identifier: "fr_CH")
    let text = Text(NSNumber(value: 1234.5), formatter: formatter)
    #expect(try label(text, in: "de_DE") == formatter.string(from: 1234.5))
  }

  @Test func resourceFollowsEnvironment() throws {
    let resource = LocalizedStringResource("\(1234) items")
    #expect(try label(Text(resource), in: "de_DE") == "1.234 items")
  }
}
