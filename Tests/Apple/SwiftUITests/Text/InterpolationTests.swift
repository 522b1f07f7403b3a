import SwiftUI
import Testing
import ViewArchive

/// Formatted values in interpolated texts.
@MainActor
@Suite struct InterpolationTests {
  private static var clock: DateFormatter {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = .gmt
    formatter.dateFormat = "HH:mm"
    return formatter
  }

  private static var percent: NumberFormatter {
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.numberStyle = .percent
    return formatter
  }

  @Test func formatsInterpolatedDatesAndNumbers() throws {
    let date = Archiving.now
    let texts: [(LocalizedStringKey, String)] = [
      ("\(date, formatter: Self.clock)", "12:00"),
      ("at \(date as NSDate, formatter: Self.clock)!", "at 12:00!"),
      ("\(NSNumber(value: 0.5), formatter: Self.percent) full", "50% full"),
      ("\(5) of \(7.5, specifier: "%.1f")", "5 of 7.5"),
    ]
    for (key, expected) in texts {
      let archive = try Archiving.archive { Text(key) }
      #expect(archive.content.first("Text")?.string == expected)
    }
  }

  @Test func marksOfValuesAreLiteral() throws {
    let name = "a_b_c](x) `*d*`"
    let texts: [(LocalizedStringKey, String)] = [
      ("\(name)", name), ("`\(name)`", name), ("**\(name)**", name),
      ("[\(name)](https://a.b)", name), ("\\*\(name)", "*" + name),
    ]
    for (key, expected) in texts {
      let archive = try Archiving.archive { Text(key) }
      #expect(archive.content.first("Text")?.string == expected)
      #expect(Text(key).plainString == expected)
    }
  }

  @Test func plainStringHasNoMarks() {
    let time = "*4*"
    let resource = LocalizedStringResource("**Tea** at [\(time)](https://a.b)")
    #expect(Text(resource).plainString == "Tea at *4*")
    #expect(Text("**Tea** at [\(time)](https://a.b)").plainString == "Tea at *4*")
  }
}

extension ArchiveNode {
  /// The characters of a static text.
  fileprivate var string: String? {
    guard case .text(let block) = content else { return nil }
    return block.string
  }
}
