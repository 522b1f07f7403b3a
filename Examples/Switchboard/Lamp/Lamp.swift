import AppIntents

/// A lamp that the user can choose for a control.
struct Lamp: AppEntity {
  struct Query: EntityStringQuery {
    func entities(for identifiers: [Lamp.ID]) async throws -> [Lamp] {
      Lamp.all.filter { identifiers.contains($0.id) }
    }

    func entities(matching string: String) async throws -> [Lamp] {
      Lamp.all.filter { $0.name.localizedCaseInsensitiveContains(string) }
    }

    func suggestedEntities() async throws -> [Lamp] { Lamp.all }

    func defaultResult() async -> Lamp? { Lamp.all.first }
  }

  static var all: [Lamp] {
    [
      Lamp(
        id: "bedside", name: String(localized: "Bedside"), room: String(localized: "Bedroom"),
        symbol: "lamp.table"),
      Lamp(
        id: "corner", name: String(localized: "Corner"), room: String(localized: "Living Room"),
        symbol: "lamp.floor"),
      Lamp(
        id: "drawing", name: String(localized: "Drawing Table"), room: String(localized: "Studio"),
        symbol: "lamp.desk"),
    ]
  }

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Lamp"
  static let defaultQuery = Query()

  let id: String
  let name: String
  let room: String
  let symbol: String

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: "\(name)", subtitle: "\(room)")
  }
}
