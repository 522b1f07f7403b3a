import Testing
import WidgetTesting

@Suite struct FerryTests {
  @Test func showsTheNextFerry() async throws {
    let device = try await TestDevice(extension: .sources("Widgets"), at: "2026-03-05T09:30")
    let ferry = try await device.place("Ferry", family: .systemSmall)
    var labels = try await ferry.elements.labels
    #expect(labels.contains("in 30:00"))
    try await expect(ferry, matches: "ferry")

    try await device.advance(to: "2026-03-05T10:15")
    labels = try await ferry.elements.labels
    #expect(labels.contains("in 45:00"))
    let opened = try await ferry.tap()
    #expect(opened.url?.absoluteString == "harbour://ferry")
  }
}
