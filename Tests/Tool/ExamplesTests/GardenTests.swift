import Foundation
import Testing
import WidgetTesting

/// `Examples/Garden`: an Xcode project whose widgets use a package and share code with an app.
@Suite struct GardenTests {
  private static let group = "group.example.garden"

  private func device() async throws -> TestDevice {
    try await TestDevice(
      extension: .project("Examples/Garden/Garden.xcodeproj", target: "GardenWidgets"),
      at: "2026-03-05T09:30")
  }

  @Test func bedDriesOut() async throws {
    let device = try await device()
    let sixHoursAgo = device.now - 6 * 3600
    try device.setDefaults(
      Self.group, ["watered.tomatoes": .double(sixHoursAgo.timeIntervalSince1970)])
    let bed = try await device.place("Bed", family: .systemSmall, ["bed": "Tomatoes"])
    var labels = try await bed.elements.labels
    #expect(labels.contains("Moist until 9:30\u{202F}PM"))
    try await expect(bed, matches: "bed-moist")

    try await device.advance(by: .hours(12))
    labels = try await bed.elements.labels
    #expect(labels.contains("Needs water"))
    try await expect(bed, matches: "bed-dry")
  }

  @Test func buttonWatersABed() async throws {
    let device = try await device()
    let plan = try await device.place("Plan", family: .systemMedium)
    try await device.advance(by: .hours(3))
    try await plan.tap("Water Roses")
    let watered = try device.defaults(Self.group)["watered.roses"]
    #expect(watered == .double(device.now.timeIntervalSince1970))
    try await expect(plan, matches: "plan-watered")
    let opened = try await plan.tap("Herbs")
    #expect(opened.url?.absoluteString == "garden://herbs")
  }
}
