import CoreSpotlight
import HostLink
import Testing

@testable import AppIntents

/// What tests read of a program's intents, entities and enums by name.
@Suite struct IntentDirectoryTests {
  private let directory = IntentDirectory(
    intents: [Throw.self, Hidden.self, RunSystemShortcutIntent.self],
    entities: [Toy.self, Ship.self], enumerations: [Shape.self, Level.self])

  @Test func catalogHasTheNamesOfTheProgram() throws {
    let catalog = directory.catalog
    #expect(catalog.entities == ["Ship", "Toy"])
    #expect(
      catalog.enumerations == [
        .init(name: "Level", cases: ["1", "2"]), .init(name: "Shape", cases: ["round", "square"]),
      ])
    // Other processes cannot name the private one, and the last one is Apple's.
    let intent = try #require(catalog.intents.first)
    #expect(catalog.intents.map(\.name) == ["Throw"])
    #expect(intent.parameters.map(\.name) == ["toy", "times"])
  }

  @Test func intentRunsWithValuesAndReturnsAnEntity() async throws {
    let action = try #require(directory.catalog.intents.first?.action)
    var request = PerformRequest(
      action: action, values: ["toy": Toy.kite.value, "times": .integer(3)])
    let value = try await IntentPerformance.perform(request).value
    #expect(value == .list([.entity(Self.kite), .entity(Self.kite), .entity(Self.kite)]))
    // The values of others are not read.
    request.values = nil
    #expect(try await IntentPerformance.perform(request).value == nil)
  }

  @Test func testConfirmsWhatTheIntentAsks() async throws {
    let request = PerformRequest(
      action: try Sure().action(),
      display: SnippetDisplay(
        card: 0, width: 377, environment: RenderEnvironment(), confirmsAll: true), values: [:])
    let stage = IntentStage(
      .init(
        archive: { _, _ in SnippetMessage(archive: Data(), size: LinkSize(width: 1, height: 1)) },
        ask: { _ in
          Issue.record("the user is asked")
          return .cancelled
        }, reload: { _ in }))
    let reply = try await IntentStage.$current.withValue(stage) {
      try await IntentPerformance.perform(request)
    }
    #expect(reply.value == .enumeration(type: "Shape", rawValue: "round"))
  }

  private static let kite = ResolvedEntity(
    type: "Toy", identifier: "2", title: "Kite", properties: [:])
  private static let ball = ResolvedEntity(
    type: "Toy", identifier: "1", title: "Ball", properties: [:])

  @Test(
    arguments: [
      (.suggested, [kite]), (.identifiers(["1", "x", "9", "2"]), [ball, kite]),
      (.matching("al"), [ball]), (.indexed(matching: nil), []),
    ] as [(EntityRequest.Selection, [ResolvedEntity])])
  func queryFinds(_ selection: EntityRequest.Selection, _ found: [ResolvedEntity]) async throws {
    let request = EntityRequest(type: "Toy", selection: selection)
    #expect(try await directory.entities(request) == found)
  }

  @Test func missingConformanceAndTypeAreNamed() async throws {
    let all = EntityRequest(type: "Toy", selection: .all)
    let error = await #expect(throws: EntityQueryError.self) { try await directory.entities(all) }
    #expect(error?.description.contains("conforms to EnumerableEntityQuery") == true)
    let request = EntityRequest(type: "Tool", selection: .all)
    await #expect(throws: IntentActionError.unknownEntity("Tool")) {
      try await directory.entities(request)
    }
  }

  /// Ships know their fleet, whose ships know it, too.
  @Test func propertiesAreReadToADepth() async throws {
    let request = EntityRequest(type: "Ship", selection: .identifiers(["ida"]))
    let ship = try #require(try await directory.entities(request).first)
    #expect(ship.properties?["length"] == .plain(.double(12.5)))
    #expect(ship.properties?["note"] == .plain(.none))
    #expect(ship.properties?["shape"] == .enumeration(type: "Shape", rawValue: "round"))
    #expect(ship.properties?["crew"] == nil)
    var depth = 0
    var next: ResolvedEntity? = ship
    while case .list(let ships)? = next?.properties?["sisters"] {
      depth += 1
      next = if case .entity(let entity)? = ships.first { entity } else { nil }
    }
    #expect(depth == 5)
  }

  @Test func indexFindsEveryWordAndForgets() async throws {
    func found(_ text: String?) async throws -> [String] {
      try await directory.entities(
        EntityRequest(type: "Ship", selection: .indexed(matching: text))
      ).map(\.identifier)
    }
    let index = CSSearchableIndex.default()
    try await index.indexAppEntities([Ship(id: "ida"), Ship(id: "una")])
    try await index.indexAppEntities([Ship(id: "ida")])
    #expect(try await found(nil) == ["una", "ida"])
    #expect(try await found("IDA ship") == ["ida"])
    #expect(try await found("ida una").isEmpty)
    try await index.deleteAppEntities(identifiedBy: ["una"], ofType: Ship.self)
    #expect(try await found("") == ["ida"])
    try await index.deleteAppEntities(ofType: Ship.self)
    #expect(try await found(nil).isEmpty)
  }
}

struct Throw: AppIntent {
  static let title: LocalizedStringResource = "Throw"

  @Parameter(title: "Toy") var toy: Toy
  @Parameter(title: "Times", default: 1) var times: Int

  func perform() async throws -> some ReturnsValue<[Toy]> {
    .result(value: Array(repeating: toy, count: times))
  }
}

struct Sure: AppIntent {
  static let title: LocalizedStringResource = "Sure"

  func perform() async throws -> some ReturnsValue<Shape> {
    try await requestConfirmation(dialog: "Sure?")
    return .result(value: Shape.round)
  }
}

private struct Hidden: AppIntent {
  static let title: LocalizedStringResource = "Hidden"
  func perform() async throws -> some IntentResult { .result() }
}

struct Ship: IndexedEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Ship"
  static let defaultQuery = ShipQuery()

  let id: String
  var crew = 3
  @Property(title: "Length") var length: Double
  @Property(title: "Note") var note: String?
  @Property(title: "Shape") var shape: Shape
  @Property(title: "Sisters") var sisters: [Ship]

  init(id: String) {
    self.id = id
    length = 12.5
    shape = .round
  }

  var displayRepresentation: DisplayRepresentation { "The ship \(id)" }
}

struct ShipQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [Ship] {
    identifiers.map { identifier in
      let ship = Ship(id: identifier)
      ship.sisters = [ship]
      return ship
    }
  }
}
