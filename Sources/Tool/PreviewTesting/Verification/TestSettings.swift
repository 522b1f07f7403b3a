import CommandArguments
import CommandContext

extension RenderSettings {
  /// The options of `render`, with the defaults of `vitrine test` and `vitrine audit`.
  package static let testOptions: [CommandSpec.Option] = options.map { option in
    switch option.name {
    case "at":
      .value(
        "at", "DATE",
        "Time of the device's clock: ISO 8601. Default: \(testTime), so that runs are repeatable.")
    case "scale": .value("scale", "N", "Pixels per point, 0.25 to 16. Default: 2.")
    default: option
    }
  }

  fileprivate static let testTime = "2026-03-05T09:30"
}

extension ParsedArguments {
  /// With the defaults of `RenderSettings.testOptions`.
  package func completedForTests() -> ParsedArguments {
    var result = self
    if self["at"] == nil { result.values["at"] = [RenderSettings.testTime] }
    if self["scale"] == nil { result.values["scale"] = ["2"] }
    return result
  }
}
