import AppIntentsTesting
import Testing

/// The intents of the app by name, as on Apple's platforms.
@Suite struct BookingTests {
  private let definitions = IntentDefinitions(bundleIdentifier: "com.example.harbour")

  @Test func bookingReturnsThePrice() async throws {
    let vik = definitions.entities["Port"].makeReference(identifier: "vik")
    var booking = definitions.intents["BookFerry"].makeIntent(port: vik, seats: 2)
    booking.deck = definitions.enums["Deck"].makeCase("car")
    let result = try await booking.run()
    let price: Int = try result.value
    #expect(price == 70)
    #expect(result.dialog == "2 seats to Vik")
    #expect(try await result.snippet?.elements.labels == ["To Vik"])
    let seats: Int = try booking.seats
    #expect(seats == 2)
  }

  @Test func resultIsAnEntity() async throws {
    let result = try await definitions.intents["NearestPort"].makeIntent().run()
    let port: AnyAppEntity = try result.value
    #expect(port.identifier.instanceIdentifier == "vik")
    #expect(try result.value.name == "Vik")
    let minutes: Int = try port.minutes
    #expect(minutes == 25)
    // The entity is the parameter of another intent.
    let booked = try await definitions.intents["BookFerry"].makeIntent(port: result.value).run()
    #expect(try booked.value == 20)
  }

  @Test func queriesFindPorts() async throws {
    let ports = definitions.entities["Port"]
    #expect(try await ports.suggestedEntities().map(\.identifier.instanceIdentifier) == ["vik"])
    #expect(try await ports.entities(matching: "lun") == [ports.makeReference(identifier: "lund")])
    #expect(try await ports.entities(identifiers: ["gone", "lund"]).count == 1)
    let all = try await ports.allEntities()
    let islands: [String?] = try all.map { try $0.island }
    #expect(islands == [nil, "Hven"])
    try await definitions.intents["IndexPorts"].makeIntent().run()
    #expect(try await ports.spotlightQuery().count == 2)
    #expect(try await ports.spotlightQuery("VIK") == [all[1]])
  }

  @Test func errorOfTheIntentIsThrown() async throws {
    let vik = definitions.entities["Port"].makeReference(identifier: "vik")
    let booking = definitions.intents["BookFerry"].makeIntent(port: vik, seats: 9)
    await #expect(throws: TestDeviceError.failed(["The ferry has no more seats."])) {
      try await booking.run()
    }
  }
}
