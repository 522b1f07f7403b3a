import AppIntents
import CoreSpotlight
import SwiftUI

enum Deck: String, AppEnum {
  case sun, car

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Deck"
  static let caseDisplayRepresentations: [Deck: DisplayRepresentation] = [
    .sun: "Sun deck", .car: "Car deck",
  ]
}

/// A port to which the ferries go.
struct Port: IndexedEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Port"
  static let defaultQuery = PortQuery()

  let id: String
  @Property(title: "Name") var name: String
  @Property(title: "Crossing in minutes") var minutes: Int
  @Property(title: "Island") var island: String?

  init(id: String, name: String, minutes: Int, island: String? = nil) {
    self.id = id
    self.name = name
    self.minutes = minutes
    self.island = island
  }

  var displayRepresentation: DisplayRepresentation { "\(name)" }

  static let all = [
    Port(id: "lund", name: "Lund", minutes: 40),
    Port(id: "vik", name: "Vik", minutes: 25, island: "Hven"),
  ]
}

struct PortQuery: EntityStringQuery, EnumerableEntityQuery {
  func entities(for identifiers: [String]) async throws -> [Port] {
    Port.all.filter { identifiers.contains($0.id) }
  }

  func entities(matching string: String) async throws -> [Port] {
    Port.all.filter { $0.name.localizedCaseInsensitiveContains(string) }
  }

  func suggestedEntities() async throws -> [Port] { [Port.all[1]] }

  func allEntities() async throws -> [Port] { Port.all }
}

struct SeatsError: LocalizedError {
  var errorDescription: String? { "The ferry has no more seats." }
}

/// Books seats, and returns the price.
struct BookFerry: AppIntent {
  static let title: LocalizedStringResource = "Book Ferry"

  @Parameter(title: "Port") var port: Port
  @Parameter(title: "Seats", default: 1) var seats: Int
  @Parameter(title: "Deck", default: .sun) var deck: Deck

  func perform() async throws -> some ReturnsValue<Int> & ProvidesDialog & ShowsSnippetView {
    guard seats < 9 else { throw SeatsError() }
    try await requestConfirmation(dialog: "Book \(seats) seats?")
    return .result(
      value: seats * (deck == .sun ? 20 : 35), dialog: "\(seats) seats to \(port.name)"
    ) { Text("To \(port.name)").padding() }
  }
}

/// Returns the port with the shortest crossing.
struct NearestPort: AppIntent {
  static let title: LocalizedStringResource = "Nearest Port"

  func perform() async throws -> some ReturnsValue<Port?> {
    .result(value: Port.all.min { $0.minutes < $1.minutes })
  }
}

struct IndexPorts: AppIntent {
  static let title: LocalizedStringResource = "Index Ports"
  static let isDiscoverable = false

  func perform() async throws -> some IntentResult {
    try await CSSearchableIndex.default().indexAppEntities(Port.all)
    return .result()
  }
}
