import Foundation
import Testing
import WidgetTesting

/// `Examples/Everyday`: widgets whose timelines cover a day.
@Suite struct EverydayTests {
  private func device(_ settings: DeviceSettings = DeviceSettings()) async throws -> TestDevice {
    try await TestDevice(
      extension: .sources("Examples/Everyday"), at: "2026-03-05T09:30", settings: settings)
  }

  @Test func tideFallsUntilItTurns() async throws {
    let device = try await device()
    let tide = try await device.place("Tide", family: .systemSmall)
    var labels = try await tide.elements.labels
    #expect(labels.suffix(3) == ["3.3 m", "and falling", "Low at 1:30\u{202F}PM"])
    try await expect(tide, matches: "tide-morning")

    try await device.advance(to: "2026-03-05T12:00")
    labels = try await tide.elements.labels
    #expect(labels.suffix(3) == ["1.5 m", "and falling", "Low at 1:30\u{202F}PM"])
    try await expect(tide, matches: "tide-noon")

    try await device.advance(to: "2026-03-05T13:30")
    labels = try await tide.elements.labels
    #expect(labels.contains("and rising"))
  }

  /// A watch beside the device shows the same extension, at its own size and with its own settings.
  @Test func tideIsOnTheWatch() async throws {
    let device = try await device()
    let stacked = try await device.place("Tide", family: .accessoryRectangular, on: .watch)
    let complication = try await device.place("Tide", family: .accessoryCircular, on: .watch)
    #expect(await device.settings(of: .watch).device == "watch-45mm")
    try await expect(stacked, matches: "tide-smart-stack")

    try await device.change(on: .watch) { $0.isLuminanceReduced = true }
    #expect(try await complication.elements["water waves"]?.value == "3.3")
    #expect(await device.settings.isLuminanceReduced == false)
    try await device.disconnect(.watch)
    #expect(try await stacked.failure?.hasPrefix("no watch is connected") == true)
  }

  /// On an iPad the widget is laid out in a larger size, and a turn does not reload it.
  @Test func tideFillsAnIPad() async throws {
    var settings = DeviceSettings(device: "iPad Pro 12.9-inch")
    settings.orientation = .landscape
    let device = try await device(settings)
    let tide = try await device.place("Tide", family: .systemMedium)
    try await expect(tide, matches: "tide-ipad")
    let reloads = try await tide.ledger.count { $0.outcome == .delivered }
    try await device.change { $0.orientation = .portrait }
    #expect(try await tide.ledger.count { $0.outcome == .delivered } == reloads)
    #expect(try await tide.failure == nil)
  }

  @Test func tidesFitTheBudget() async throws {
    let device = try await device()
    let tide = try await device.place("Tide", family: .accessoryRectangular)
    try await device.advance(by: .days(2))
    let deferred = try await tide.ledger.filter { $0.outcome == .deferred }.map(\.reason)
    #expect(deferred == [])
  }

  @Test func lunchFollowsTheDay() async throws {
    let device = try await device()
    let lunch = try await device.place("Lunch", family: .systemSmall)
    let dates = try await lunch.timeline.map { $0.date.ISO8601Format() }
    #expect(dates == ["2026-03-05T09:30:00Z", "2026-03-05T12:30:00Z", "2026-03-05T13:30:00Z"])
    for (time, texts): (DeviceDate, [String]) in [
      ("2026-03-05T10:00", ["Lunch in", "2:30:00", "Tacos"]),
      ("2026-03-05T12:40", ["Lunch time", "50:00"]),
      ("2026-03-05T14:00", ["Lunch is over", "Tomorrow", "Tacos"]),
      ("2026-03-06T08:00", ["Lunch in", "4:30:00", "Gnocchi"]),
    ] {
      try await device.advance(to: time)
      let labels = try await lunch.elements.labels
      #expect(labels.dropFirst() == texts[...])
    }
  }

  @Test func lunchTimeIsPink() async throws {
    let device = try await device()
    let lunch = try await device.place("Lunch", family: .systemSmall)
    try await device.advance(to: "2026-03-05T12:40")
    try await expect(lunch, matches: "lunch-during")
  }

  @Test(arguments: ["en_US", "ja_JP"])
  func streakIsTranslated(_ locale: String) async throws {
    let device = try await device(DeviceSettings(locale: locale, colorScheme: .dark))
    let streak = try await device.place("ReadingStreak", family: .systemMedium)
    try await expect(streak, matches: "streak-\(locale)")
  }
}
