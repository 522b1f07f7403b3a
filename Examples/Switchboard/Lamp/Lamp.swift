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

  static let all = [
    Lamp(id: "bedside", name: "Bedside", room: "Bedroom", symbol: "lamp.table"),
    Lamp(id: "corner", name: "Corner", room: "Living Room", symbol: "lamp.floor"),
    Lamp(id: "drawing", name: "Drawing Table", room: "Studio", symbol: "lamp.desk"),
  ]

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
