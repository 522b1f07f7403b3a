import AppIntents

/// A lamp that the user can choose when editing the widget.
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
    Lamp(id: "desk", name: "Desk Lamp", room: "Study", watts: 9),
    Lamp(id: "reading", name: "Reading Lamp", room: "Living Room", watts: 6),
    Lamp(id: "ceiling", name: "Ceiling Light", room: "Kitchen", watts: 24),
    Lamp(id: "lantern", name: "Garden Lantern", room: "Garden", watts: 4),
  ]

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Lamp"
  static let defaultQuery = Query()

  let id: String
  let name: String
  let room: String
  let watts: Int

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: "\(name)", subtitle: "\(room)")
  }
}
