import DeviceEngine
import Foundation
import HostLink
import Testing

@testable import CommandArguments
@testable import CommandContext
@testable import Simulations
@testable import VitrineCommands

@Suite struct SimulationOptionsTests {
  private func options(_ line: String...) throws -> SimulationOptions {
    try options(line)
  }

  private func options(_ line: [String]) throws -> SimulationOptions {
    let arguments = try ArgumentParser(spec: Command.simulate.spec).parse(["EXT"] + line)
    let context = ToolContext(
      console: Console(output: { _ in }, error: { _ in }),
      currentDirectory: FileManager.default.temporaryDirectory,
      now: { Date(timeIntervalSince1970: 1_772_703_000) },
      cache: FileManager.default.temporaryDirectory)
    return try SimulationOptions(arguments, in: context)
  }

  @Test func startsAtMidnightInDeviceTimeZone() throws {
    #expect(try options().start.ISO8601Format() == "2026-03-05T00:00:00Z")
    #expect(
      try options("--time-zone", "America/New_York").start.ISO8601Format() == "2026-03-05T05:00:00Z"
    )
    #expect(
      try options("--start", "2026-03-01T06:00").start.ISO8601Format() == "2026-03-01T06:00:00Z")
  }

  @Test func settingsOfDeviceAreOperands() throws {
    let found = try options(
      "device=1024x1366", "orientation=landscape", "type-size=xxLarge", "--os", "18",
      "timeZone=America/New_York")
    #expect(found.extensions == ["EXT"])
    #expect(found.device.device == "1024x1366" && found.device.orientation == .landscape)
    #expect(found.device.typeSize == .xxLarge && found.device.os == .iOS18)
    #expect(found.settings.processes.systemVersion == "18")
    #expect(found.start.ISO8601Format() == "2026-03-05T05:00:00Z")
  }

  @Test(arguments: [
    ("device=toaster", "`vitrine devices` lists them"),
    ("orientation=sideways", "portrait, landscape"), ("os=3", "17, 18, 26, 27"),
    ("colour=blue", "colorScheme"), ("face=panel", "face"), ("look=", "tinted"),
  ])
  func rejectsInvalidSetting(text: String, part: String) {
    #expect {
      try options(text)
    } throws: {
      "\($0)".contains(part)
    }
  }

  @Test(arguments: [
    ("17", [WidgetFamilyName.systemSmall]), ("27", [.systemSmall, .systemExtraLargePortrait]),
  ])
  func releaseDecidesFamilies(os: String, families: [WidgetFamilyName]) throws {
    let poster = Self.installed(
      "P",
      WidgetDescription(
        kind: "poster", supportedFamilies: [.systemSmall, .systemExtraLargePortrait]))
    let widgets = try SimulatedWidgets(extensions: [poster], options: options("--os", os)).widgets()
    #expect(widgets.map(\.placement.family) == families)
  }

  @Test func parsesKindFamilyAndValuesOfPlace() throws {
    let place = try #require(try options("--place", "clock:small:a=1,b=x:y").places.first)
    #expect(place.kind == "clock")
    #expect(place.family == "small")
    #expect(place.values == ["a=1", "b=x:y"])
  }

  @Test(arguments: [
    (["--days", "0"], "invalid value \"0\" for --days: expected a whole number from 1 to 366"),
    (["--seed", "-1"], "invalid value \"-1\" for --seed: expected a whole number of at least 0"),
    (
      ["--views", "9-7:*/5"],
      "invalid value \"9-7:*/5\" for --views: expected a view pattern ("
    ),
    (["--place", "clock"], "invalid value \"clock\" for --place: expected KIND:FAMILY"),
    (["--start", "soon"], "invalid value \"soon\" for --start: expected a date"),
    (["--settings", "/none.json"], "/none.json: cannot be read"),
  ])
  func rejectsInvalidValue(line: [String], message: String) {
    #expect {
      try options(line[0], line[1])
    } throws: { error in
      "\(error)".hasPrefix(message)
    }
  }

  @Test func placesAllHomeScreenFamiliesByDefault() throws {
    let widgets = try SimulatedWidgets(extensions: Self.extensions, options: options()).widgets()
    #expect(
      widgets.map { "\($0.placement.id) \($0.extension.id) \($0.placement.family.rawValue)" } == [
        "p1 A systemSmall", "p2 A systemLarge", "p3 B systemMedium",
      ])
  }

  @Test func appliesValuesToWidgetsWithParameter() throws {
    let widgets = try SimulatedWidgets(
      extensions: Self.extensions, options: options("--set", "hero=panda")
    ).widgets()
    #expect(
      widgets.map(\.placement.configuration) == [[:], [:], ["hero": .string("panda")]])
    #expect(throws: ValueError.self) {
      try SimulatedWidgets(
        extensions: Self.extensions, options: options("--set", "villain=panda")
      ).widgets()
    }
  }

  @Test(arguments: ["clock:medium", "none:small", "clock:huge", "clock:extraLarge"])
  func rejectsInvalidPlace(place: String) {
    #expect(throws: (any Error).self) {
      try SimulatedWidgets(extensions: Self.extensions, options: options("--place", place))
        .widgets()
    }
  }

  private static let extensions = [
    installed(
      "A",
      WidgetDescription(
        kind: "clock", supportedFamilies: [.systemSmall, .systemLarge, .accessoryCircular])),
    installed(
      "B",
      WidgetDescription(
        kind: "hero", supportedFamilies: [.systemMedium],
        configuration: .intent(
          name: "Hero", title: "Hero",
          parameters: [ParameterDescription(name: "hero", title: "Hero", type: .string)]))),
  ]

  private static func installed(
    _ id: ExtensionID, _ widget: WidgetDescription
  ) -> InstalledExtension {
    InstalledExtension(
      id: id, name: id.rawValue, bundle: URL(fileURLWithPath: "/\(id).vitrine"), contentHash: "",
      contents: BundleDescription(widgets: [widget]))
  }
}
