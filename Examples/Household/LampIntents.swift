import AppIntents

/// What the widget shows below the name of the lamp.
enum LampDetail: String, AppEnum {
  case room, power

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Detail"
  static let caseDisplayRepresentations: [LampDetail: DisplayRepresentation] = [
    .room: DisplayRepresentation(title: "Room", image: .init(systemName: "house")),
    .power: DisplayRepresentation(title: "Power", image: .init(systemName: "bolt")),
  ]
}

struct SelectLampIntent: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Select Lamp"
  static let description = IntentDescription("Chooses the lamp that the widget switches.")

  @Parameter(title: "Lamp")
  var lamp: Lamp?

  @Parameter(title: "Show", default: .room)
  var detail: LampDetail

  @Parameter(title: "Price per kWh", default: 0.3, inclusiveRange: (0, 2))
  var price: Double

  static var parameterSummary: some ParameterSummary {
    When(\.$detail, .equalTo, .power) {
      Summary("Switch \(\.$lamp) and show \(\.$detail)") { \.$price }
    } otherwise: {
      Summary("Switch \(\.$lamp) and show \(\.$detail)")
    }
  }
}

struct SetLampIntent: SetValueIntent {
  static let title: LocalizedStringResource = "Switch Lamp"

  @Parameter(title: "Lamp")
  var lamp: String

  @Parameter(title: "On")
  var value: Bool

  init() {}

  init(_ lamp: Lamp) {
    self.lamp = lamp.id
  }

  func perform() async throws -> some IntentResult {
    HouseholdStore().setOn(value, lamp)
    return .result()
  }
}
