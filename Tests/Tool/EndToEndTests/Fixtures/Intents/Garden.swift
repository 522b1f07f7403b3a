import AppIntents

/// A plant in the garden. Tests use the id "gone" for a plant that no longer exists.
struct Plant: AppEntity {
  static var typeDisplayRepresentation: TypeDisplayRepresentation = "Plant"
  static var defaultQuery = PlantQuery()

  var id: String
  var name: String
  var bed: Bed

  @ComputedProperty(indexingKey: \.title)
  var label: String { name }

  @ComputedProperty(title: "Short name")
  var shortName: String { String(name.prefix(1)) }

  @DeferredProperty
  var neighbors: [String] {
    get async throws { Self.all.filter { $0.bed == bed && $0.id != id }.map(\.name) }
  }

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(
      title: "\(name)", subtitle: "in the \(bed.rawValue) bed",
      image: .init(systemName: "leaf"))
  }

  static let all = [
    Plant(id: "fern", name: "Fern", bed: .shade), Plant(id: "moss", name: "Moss", bed: .shade),
    Plant(id: "rose", name: "Rose", bed: .sun), Plant(id: "sage", name: "Sage", bed: .sun),
  ]
}

@UnionValue enum GardenItem {
  case plant(Plant)
  case bed(Bed)
}

struct PlantQuery: EntityStringQuery {
  @IntentParameterDependency<GardenConfiguration>(\.$bed)
  var garden

  func entities(for identifiers: [Plant.ID]) async throws -> [Plant] {
    Plant.all.filter { identifiers.contains($0.id) }
  }

  func entities(matching string: String) async throws -> IntentItemCollection<Plant> {
    IntentItemCollection(
      items: Plant.all.filter { $0.name.lowercased().hasPrefix(string.lowercased()) })
  }

  func suggestedEntities() async throws -> IntentItemCollection<Plant> {
    guard let bed = garden?.bed else {
      return ItemCollection {
        ItemSection("Shade") { for plant in Plant.all where plant.bed == .shade { plant } }
        ItemSection("Sun") { for plant in Plant.all where plant.bed == .sun { plant } }
      }
    }
    return IntentItemCollection(items: Plant.all.filter { $0.bed == bed })
  }

  func defaultResult() async -> Plant? { Plant.all.first }
}

enum Bed: String, AppEnum {
  case sun, shade

  static var typeDisplayRepresentation: TypeDisplayRepresentation = "Bed"
  static var caseDisplayRepresentations: [Bed: DisplayRepresentation] = [
    .sun: DisplayRepresentation(
      title: "Sunny", subtitle: "all day", image: .init(systemName: "sun.max")),
    .shade: "Shady",
  ]
}

enum Amount: Int, AppEnum {
  case little = 1
  case much = 2

  static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Amount")
  static let caseDisplayRepresentations: [Amount: DisplayRepresentation] = [
    .little: .init(title: "A little"), .much: .init(title: "Much"),
  ]
}

/// Colours for the chosen bed and plant.
struct ColorOptions: DynamicOptionsProvider {
  @IntentParameterDependency<GardenConfiguration>(\.$bed, \.$plant)
  var garden

  func results() async throws -> [String] {
    guard let garden else { return ["grey"] }
    return garden.bed == .sun ? ["red", garden.plant.name] : ["green", garden.plant.name]
  }

  func defaultResult() async -> String? { "grey" }
}
