import Testing

@testable import FoundationSupplement

@Suite struct DateComponentsFormatterTests {
  struct Case: Sendable {
    let seconds: Double
    let style: DateComponentsFormatter.UnitsStyle
    var units: NSCalendar.Unit = [.hour, .minute, .second]
    var zero: DateComponentsFormatter.ZeroFormattingBehavior = .default
    var count = 0
    let text: String
  }

  @Test(arguments: [
    Case(seconds: 3700, style: .positional, text: "1:01:40"),
    Case(seconds: 100, style: .positional, text: "1:40"),
    Case(seconds: 5, style: .positional, text: "5"),
    Case(seconds: 5, style: .positional, units: [.minute, .second], zero: .pad, text: "00:05"),
    Case(seconds: 3600, style: .positional, text: "1:00:00"),
    Case(seconds: 3700, style: .abbreviated, text: "1h 1m 40s"),
    Case(seconds: 3600, style: .abbreviated, text: "1h"),
    Case(seconds: 3640, style: .abbreviated, text: "1h 40s"),
    Case(seconds: 3700, style: .abbreviated, count: 2, text: "1h 1m"),
    Case(seconds: 3700, style: .short, text: "1 hr, 1 min, 40 sec"),
    Case(seconds: 7200, style: .full, text: "2 hours"),
    Case(seconds: 3700, style: .full, text: "1 hour, 1 minute, 40 seconds"),
    Case(seconds: 7200, style: .spellOut, text: "two hours"),
    Case(seconds: -60, style: .abbreviated, text: "-1m"),
    Case(seconds: 0, style: .abbreviated, text: "0s"),
  ])
  func formatsDurations(_ item: Case) {
    let formatter = DateComponentsFormatter()
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = Locale(identifier: "en_US")
    formatter.calendar = calendar
    formatter.unitsStyle = item.style
    formatter.allowedUnits = item.units
    formatter.zeroFormattingBehavior = item.zero
    formatter.maximumUnitCount = item.count
    #expect(formatter.string(from: item.seconds) == item.text)
  }

  @Test(arguments: [Double.nan, .infinity, 1e300])
  func returnsNilForInvalidDurations(seconds: Double) {
    #expect(DateComponentsFormatter().string(from: seconds) == nil)
  }
}

@Suite struct RelativeDateTimeFormatterTests {
  @Test(arguments: [
    ("en_US", -7200.0, RelativeDateTimeFormatter.UnitsStyle.full, "2 hours ago"),
    ("en_US", 90, .full, "in 2 minutes"), ("en_US", -7200, .abbreviated, "2h ago"),
    ("de_DE", -7200, .full, "vor 2 Stunden"), ("en_US", -7200, .spellOut, "two hours ago"),
  ])
  func formatsDistances(
    locale: String, seconds: Double, style: RelativeDateTimeFormatter.UnitsStyle, text: String
  ) {
    let formatter = RelativeDateTimeFormatter()
    formatter.locale = Locale(identifier: locale)
    formatter.unitsStyle = style
    #expect(formatter.localizedString(fromTimeInterval: seconds) == text)
  }
}

@Suite struct GroupContainerTests {
  @Test(arguments: ["", "..", "a/b", "a\0b"])
  func rejectsInvalidIdentifiers(identifier: String) {
    let url = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: identifier)
    #expect(url == nil)
  }
}
