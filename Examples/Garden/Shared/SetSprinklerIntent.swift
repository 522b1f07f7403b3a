import AppIntents

/// Turns the sprinkler's daily program on or off.
struct SetSprinklerIntent: SetValueIntent {
  static let title: LocalizedStringResource = "Set Sprinkler Program"

  @Parameter(title: "On")
  var value: Bool

  func perform() async throws -> some IntentResult {
    GardenStore().isProgramOn = value
    return .result()
  }
}
