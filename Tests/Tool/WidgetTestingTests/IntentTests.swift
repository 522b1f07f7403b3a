import Foundation
import Testing

@testable import WidgetTesting

/// Intents by name on a test's own device, and what goes wrong with them.
@Suite struct IntentTests {
  private func device(timeLimit: Duration = .seconds(60)) async throws -> TestDevice {
    try await TestDevice(
      extension: .sources("Tests/Tool/WidgetTestingTests/Fixtures/Faults"), timeLimit: timeLimit)
  }

  /// The text of the error that the work throws.
  private func failure(_ work: () async throws -> Void) async -> String {
    do {
      try await work()
      return "no error"
    } catch {
      return "\(error)"
    }
  }

  @Test func intentRunsOnTheDevice() async throws {
    let device = try await device()
    let gate = device.entities["Gate"].makeReference(identifier: "north")
    let side = device.enums["Side"].makeCase("left")
    var intent = device.intents["Paint"].makeIntent(gates: [gate], side: side)
    let result = try await intent.run()
    #expect(result.value as DynamicPropertyPath? != nil)
    #expect(try result.value[0].name == "North")
    #expect(try result.value[0].painted.as(device.enums["Side"]) == side)
    #expect(try result.value[0].as(device.entities["Gate"]) == gate)
    // The intent runs with the time of the device.
    let date: Date = try await device.intents["Now"].makeIntent().run().value
    #expect(date == device.now)
    // What is not set has its default, and nil is a value.
    intent.side = nil
    #expect(await failure { try await intent.run() }.contains("is nil; pass enums[\"Side\"]"))
    #expect(try await device.enums["Side"].cases().map(\.rawValue) == ["left", "right"])
  }

  @Test func mistakesAreNamedWithWhatExists() async throws {
    let device = try await device()
    let intents = device.intents
    let result = try await intents["Paint"].makeIntent(
      gates: [device.entities["Gate"].makeReference(identifier: "north")]
    ).run()
    let nothing = try await intents["Quiet"].makeIntent().run()
    let texts = [
      await failure { try await intents["Pain"].makeIntent().run() },
      await failure { try await intents["Paint"].makeIntent(gate: 1).run() },
      await failure { try await intents["Paint"].makeIntent(gates: "north").run() },
      await failure {
        try await intents["Paint"].makeIntent(side: device.enums["Side"].makeCase("lefft")).run()
      },
      await failure {
        try await intents["Paint"].makeIntent(side: device.enums["Sides"].makeCase("left")).run()
      },
      await failure {
        let gates = [device.entities["Gate"].makeReference(identifier: "east")]
        try await intents["Paint"].makeIntent(gates: gates).run()
      },
      await failure { _ = try await device.entities["Gates"].suggestedEntities() },
      await failure { _ = try await device.entities["Gate"].allEntities() },
      await failure { _ = try await device.entities["Gate"].entities(matching: "boom") },
      await failure { _ = try await device.enums["Sid"].cases() },
      await failure { let _: Int = try result.value },
      await failure { let _: String = try result.value[1].name },
      await failure { let _: String = try result.value[0].nam },
      await failure { let _: String = try nothing.value },
      await failure {
        let _: String = try device.entities["Gate"].makeReference(identifier: "north").name
      },
    ]
    let expected = [
      "unknown intent \"Pain\"; available: CrashIntent, Hang, Measure, Now, Paint, Quiet, ThrowIntent; did you "
        + "mean Paint?",
      "Paint has no parameter \"gate\"; available: gates, side; did you mean gates?",
      "the parameter \"gates\" of Paint is \"north\"; pass a list of entities[\"Gate\"]",
      "Side has no case \"lefft\"; available: left, right; did you mean left?",
      "the parameter \"side\" of Paint is Sides.left; pass enums[\"Side\"].makeCase(…)",
      "\"east\" no longer exists",
      "unknown entity \"Gates\"; available: Gate; did you mean Gate?",
      "allEntities() of Gate needs a query that conforms to EnumerableEntityQuery",
      "the gate is locked",
      "unknown enum \"Sid\"; available: Side; did you mean Side?",
      "the value is a list of 1 and no Int",
      "the list has no element 1; it has 1",
      "Gate has no property \"nam\" with @Property; available: name, painted; did you mean name?",
      "Quiet has returned no value",
      "\"name\" cannot be read from a reference to Gate \"north\"",
    ]
    for (text, words) in zip(texts, expected) {
      #expect(text.contains(words), "\(text)")
    }
  }

  @Test(
    arguments: [
      ("ThrowIntent", "the gate is locked", .seconds(60)),
      ("CrashIntent", "the gate fell off", .seconds(60)),
      ("Hang", "was cut after 3 s", .seconds(3)),
    ] as [(String, String, Duration)])
  func failingIntentLeavesTheDeviceUsable(
    _ intent: String, _ words: String, timeLimit: Duration
  ) async throws {
    let device = try await device(timeLimit: timeLimit)
    let text = await failure { try await device.intents[intent].makeIntent().run() }
    #expect(text.contains(words), "\(text)")
    try await device.intents["Quiet"].makeIntent().run()
  }

  /// No test advances the clock of the device of a bundle identifier.
  @Test func holdBackAfterCrashesCanBeEnded() async throws {
    let device = try await device()
    func crash() async -> String {
      await failure { try await device.intents["CrashIntent"].makeIntent().run() }
    }
    var texts: [String] = []
    while texts.last?.contains("held back") != true, texts.count < 10 {
      texts.append(await crash())
    }
    #expect(texts.last?.contains("held back") == true, "\(texts)")
    try await device.endHoldBack()
    #expect(await crash().hasSuffix("the gate fell off"))
    let now = device.now
    #expect(now > (try TestDevice.standardDate.date(in: .gmt)))
  }

  /// A value of a type that the library does not have.
  @Test func otherValuesAreConfigurationValues() async throws {
    let device = try await device()
    var intent = device.intents["Measure"].makeIntent()
    intent.width = ConfigurationValue.measurement(value: 3, unit: "km")
    let width: ConfigurationValue = try await intent.run().value
    #expect(width == .measurement(value: 3, unit: "km"))
    intent.width = 3
    let text = await failure { try await intent.run() }
    #expect(text.hasSuffix("is 3; pass ConfigurationValue.measurement(value:unit:)"), "\(text)")
  }

  @Test func intentOfALockedDeviceIsRefused() async throws {
    let device = try await device()
    try await device.change { $0.isLocked = true }
    let text = await failure { try await device.intents["Quiet"].makeIntent().run() }
    #expect(text.contains("locked"), "\(text)")
  }

  // MARK: Projects

  private static let package = ExtensionSource.packageFolder(above: #filePath)

  @Test func projectIsFoundForTheBundleIdentifier() throws {
    let folder = Self.package.appendingPathComponent("Tests/Tool/WidgetTestingPackage")
    func source(_ identifier: String, _ environment: [String: String] = [:]) throws -> String {
      try TestedProject(bundleIdentifier: identifier, folder: folder).source(in: environment).path
    }
    #expect(try source("com.example.harbour") == folder.path + "/Widgets")
    let other = [TestedProject.pathVariable: "../Other/Other.vitrine"]
    let path = Self.package.appendingPathComponent("Tests/Tool/Other/Other.vitrine").path
    #expect(try source("com.example.harbour", other) == path)
    let lagoon = Self.package.appendingPathComponent("Tests/Tool/EndToEndTests/Fixtures/Lagoon/App")
    #expect(
      try TestedProject(bundleIdentifier: "com.example.lagoon", folder: lagoon).source(in: [:])
        == .project(lagoon.path, target: "Lagoon Widgets"))
    let error = #expect(throws: IntentLookupError.self) { try source("com.example.harbor") }
    #expect(
      error?.description
        == "no project for the bundle identifier \"com.example.harbor\" in \(folder.path). Add its "
        + "path to .vitrine.json there, as {\"testedApps\": {\"com.example.harbor\": \"PATH\"}}, or "
        + "set VITRINE_TESTED_PROJECT; available: com.example.harbour; did you mean "
        + "com.example.harbour?")
  }
}
