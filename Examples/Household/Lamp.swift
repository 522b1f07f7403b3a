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

  static var all: [Lamp] {
    [
      Lamp(
        id: "desk", name: String(localized: "Desk Lamp"), room: String(localized: "Study"), watts: 9
      ),
      Lamp(
        id: "reading", name: String(localized: "Reading Lamp"),
        room: String(localized: "Living Room"), watts: 6),
      Lamp(
        id: "ceiling", name: String(localized: "Ceiling Light"), room: String(localized: "Kitchen"),
        watts: 24),
      Lamp(
        id: "lantern", name: String(localized: "Garden Lantern"), room: String(localized: "Garden"),
        watts: 4),
    ]
  }

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
