import AppIntents
import HostLink

enum Shape: String, AppEnum {
  case round, square

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Shape"
  static let caseDisplayRepresentations: [Shape: DisplayRepresentation] = [
    .round: DisplayRepresentation(
      title: "Round", subtitle: "like a ball", image: .init(systemName: "circle")),
    .square: "Square",
  ]
}

enum Level: Int, AppEnum {
  case low = 1
  case high = 2

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Level"
  static let caseDisplayRepresentations: [Level: DisplayRepresentation] = [
    .low: "Low", .high: "High",
  ]
}

struct Toy: AppEntity, Equatable {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Toy"
  static let defaultQuery = ToyQuery()

  var id: Int
  var name: String

  var displayRepresentation: DisplayRepresentation { "\(name)" }
  var value: ConfigurationValue { .object(identifier: "\(id)", display: name) }

  static let ball = Toy(id: 1, name: "Ball")
  static let kite = Toy(id: 2, name: "Kite")
}

struct ToyQuery: EntityStringQuery {
  func entities(for identifiers: [Int]) async throws -> [Toy] {
    [Toy.kite, .ball].filter { identifiers.contains($0.id) }
  }

  func entities(matching string: String) async throws -> [Toy] {
    [Toy.kite, .ball].filter { $0.name.contains(string) }
  }

  func suggestedEntities() async throws -> [Toy] { [.kite] }
}
