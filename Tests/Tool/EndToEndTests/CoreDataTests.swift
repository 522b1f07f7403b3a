import Testing

/// The widget of `Fixtures/Shelf`, with a Core Data model and a store in an app group.
@Suite struct CoreDataTests {
  @Test func widgetShowsWhatItFetches() async throws {
    let device = try await HostedDevice(try await SampleExtension.fixture("Shelf"))
    let placed = try await device.place("shelf", .systemMedium)
    #expect(
      try await device.labels(placed.id) == ["Tides: 300", "Waves: 120", "3 books, last Waves"])
    await device.end()
  }
}
