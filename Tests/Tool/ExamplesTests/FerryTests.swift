import Foundation
import Testing
import WidgetTesting

/// `Examples/Ferry`: one widget for a phone, a car and a watch.
@Suite struct FerryTests {
  @Test func departuresFollowTheTimetableOnAllDevices() async throws {
    let device = try await TestDevice(
      extension: .sources("Examples/Ferry"), at: "2026-03-05T09:14")
    let home = try await device.place("Departures", family: .systemSmall)
    let car = try await device.place("Departures", family: .systemSmall, on: .car)
    let watch = try await device.place("Departures", family: .accessoryRectangular, on: .watch)
    for widget in [home, car, watch] {
      #expect(try await widget.elements.labels.contains("Mill Pier"))
      #expect(try await widget.elements.labels.contains("6:00"))
    }
    try await expect(home, matches: "ferry-home")
    // Cars remove the background, so the text has the color of the scheme.
    try await expect(car, matches: "ferry-car")
    try await expect(watch, matches: "ferry-watch")

    try await device.advance(to: "2026-03-05T09:21")
    for widget in [home, car, watch] {
      #expect(try await widget.elements.labels.contains("North Quay"))
      #expect(try await widget.elements.labels.contains("39:00"))
    }
  }

  /// StandBy enlarges the widget and removes its background, also in a car's way; the Today View
  /// shows it as the Home Screen does.
  @Test func standByRemovesTheBackground() async throws {
    let device = try await TestDevice(
      extension: .sources("Examples/Ferry"), at: "2026-03-05T09:14")
    let home = try await device.place("Departures", family: .systemSmall)
    let today = try await device.place("Departures", family: .systemSmall, at: .today)
    let side = try await device.place("Departures", family: .systemSmall, at: .standBy(.left))
    #expect(try await today.picture == home.picture)
    #expect(try await side.picture != home.picture)
    try await expect(side, matches: "ferry-standby")
    try await device.change { $0.isNight = true }
    try await expect(side, matches: "ferry-standby-night")
    await #expect(throws: (any Error).self) {
      try await device.place("Departures", family: .accessoryRectangular, at: .standBy(.right))
    }
  }

  /// After the last departure of a day, the widget shows the first one of the next day.
  @Test func nightEndsWithTheFirstFerry() async throws {
    let device = try await TestDevice(
      extension: .sources("Examples/Ferry"), at: "2026-03-05T22:30")
    let home = try await device.place("Departures", family: .systemSmall)
    #expect(try await home.elements.labels.contains("7:30:00"))
    try await device.advance(to: "2026-03-06T05:59")
    #expect(try await home.elements.labels.contains("1:00"))
  }
}
