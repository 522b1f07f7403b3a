import DeviceEngine
import Foundation
import Testing
import WidgetTesting

/// Devices with an extension that fails, and tests that ask for what does not exist.
@Suite struct DeviceTests {
  private static let group = "group.vitrine.faults"

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

  // MARK: Failing extensions

  @Test(
    arguments: [
      ("crash", "no tide today", .seconds(60)), ("exit", "exited", .seconds(60)),
      ("silence", "without calling it", .seconds(60)), ("hang", "did not answer", .seconds(5)),
    ] as [(String, String, Duration)])
  func failingProviderFailsTestAndKeepsContent(
    _ fault: String, _ words: String, timeLimit: Duration
  ) async throws {
    let device = try await device(timeLimit: timeLimit)
    let widget = try await device.place("Fault", family: .systemLarge)
    #expect(try await widget.elements.labels.first == "fault none")
    try device.setDefaults(Self.group, ["fault": .string(fault)])
    let text = await failure { try await widget.reload() }
    #expect(text.contains(words), "\(text)")
    #expect(try await widget.elements.labels.first == "fault none")
    #expect(try await widget.failure != nil)
    #expect(try await widget.explanation.contains("failed"))

    // The device tries again by itself.
    try device.setDefaults(Self.group, ["fault": nil])
    try await device.advance(by: .hours(2))
    #expect(try await widget.failure == nil)
    #expect(try await widget.timeline.map(\.isShown) == [true])
    #expect(try await widget.timeline[0].date > device.now - 3600)
  }

  @Test func failureOnTheWayEndsAtTheDate() async throws {
    let device = try await device()
    let widget = try await device.place("Fault", family: .systemLarge)
    try device.setDefaults(Self.group, ["fault": "crash"])
    let end = device.now + 4 * 3600
    let text = await failure { try await device.advance(by: .hours(4)) }
    #expect(text.contains("no tide today"), "\(text)")
    #expect(device.now == end)
    #expect(try await widget.elements.labels.first == "fault none")
  }

  @Test func failingFirstTimelineFailsPlacing() async throws {
    let device = try await device()
    try device.setDefaults(Self.group, ["fault": "crash"])
    let text = await failure { _ = try await device.place("Fault", family: .systemLarge) }
    #expect(text.contains("no tide today"), "\(text)")
  }

  @Test(arguments: [("Throw", "the gate is locked"), ("Crash", "the gate fell off")])
  func failingIntentFailsTap(_ button: String, _ words: String) async throws {
    let device = try await device()
    let widget = try await device.place("Fault", family: .systemLarge)
    let text = await failure { try await widget.tap(button) }
    #expect(text.contains(words), "\(text)")
    #expect(try await widget.elements.labels.first == "fault none")
  }

  @Test func printedLinesAreKept() async throws {
    let device = try await device()
    let widget = try await device.place("Fault", family: .systemLarge)
    #expect(await device.output.contains("provider: none"))
    // The process starts again.
    try await widget.reload()
    #expect(await device.output.count { $0 == "provider: none" } == 2)
  }

  @Test func compilerErrorsHavePlaceAndText() async throws {
    let text = await failure {
      _ = try await TestDevice(
        extension: .sources("Tests/Tool/WidgetTestingTests/Fixtures/Broken"))
    }
    #expect(text.contains("Broken.swift:6:"), "\(text)")
    #expect(text.contains("cannot find 'Misspelled' in scope"), "\(text)")
  }

  // MARK: Unknown things

  @Test func unknownThingsAreNamedWithWhatExists() async throws {
    let device = try await device()
    let widget = try await device.place("Fault", family: .systemLarge)
    let texts = [
      await failure { _ = try await device.place("Falt", family: .systemLarge) },
      await failure { _ = try await device.place("Fault", family: .systemSmall) },
      await failure { try await widget.tap("Thro") },
      await failure { try await widget.tap("fault none") },
      await failure { try await widget.tap("Twin") },
      await failure { try await widget.configure(["harbour": "Hamburg"]) },
      await failure { _ = try await device.addControl("Lamp") },
      await failure { try await device.change { $0.locale = "nowhere at all" } },
      await failure { try await device.pushWidgets() },
      await failure { try device.setDefaults("../outside", ["a": 1]) },
      await failure { _ = try await TestDevice(extension: .sources("Nowhere")) },
    ]
    let expected = [
      "unknown widget kind \"Falt\"; available: Fault; did you mean Fault?",
      "does not support the family systemSmall; available: systemLarge",
      "Fault (systemLarge) has no element \"Thro\"; available: ",
      "\"fault none\" in Fault (systemLarge) has no action",
      "Fault (systemLarge) has 2 elements \"Twin\" with different actions",
      "\"Fault\" has no parameters",
      "unknown control kind \"Lamp\"; available: none",
      "invalid value for \"locale\"",
      "no placed widget has a push handler",
      "\"../outside\" is not a suite",
      "Nowhere: not found; a relative path begins at",
    ]
    for (text, words) in zip(texts, expected) {
      #expect(text.contains(words), "\(text)")
    }
    #expect(texts[2].hasSuffix("did you mean Throw?"), "\(texts[2])")
    // Nothing has changed.
    #expect(try await widget.elements.labels.first == "fault none")
  }

  // MARK: Configuration

  @Test func projectSetsTheVersionOfTheSystem() async throws {
    let device = try await TestDevice(
      extension: .sources("Tests/Tool/WidgetTestingTests/Fixtures/Older"))
    let widget = try await device.place("Version", family: .systemSmall)
    #expect(try await widget.elements.labels.contains("older"))
    #expect(await device.settings.os == .iOS17)
  }

  @Test func invalidVersionOfTheSystemIsNamed() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "vitrine-version-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(#"{"os": "7"}"#.utf8).write(to: folder.appendingPathComponent(".vitrine.json"))
    let text = await failure { _ = try await TestDevice(extension: .sources(folder.path)) }
    #expect(
      text == #""os" in .vitrine.json: "7" is not a version of iOS from 14 to 27, such as 17.4"#)
  }

  // MARK: Time

  @Test func timeRunsForwardsOnly() async throws {
    let device = try await device()
    let start = device.now
    let texts = [
      await failure { try await device.advance(to: "2026-03-05T09:29") },
      await failure { try await device.advance(by: .hours(-1)) },
      await failure { try await device.advance(to: "tomorrow") },
      await failure { try await device.advance(to: "2026-02-30T09:30") },
    ]
    #expect(texts[0].hasPrefix("cannot advance to 2026-03-05T09:29:00Z: the device's time is"))
    #expect(texts[1].hasPrefix("cannot advance to 2026-03-05T08:30:00Z"))
    #expect(texts[2].hasPrefix("\"tomorrow\" is not a date; write it as 2026-03-05T09:30"))
    #expect(texts[3].hasPrefix("\"2026-02-30T09:30\" is not a date"))
    #expect(device.now == start)
    try await device.advance(by: .zero)
    #expect(device.now == start)
    try await device.change { $0.timeZone = "Europe/Berlin" }
    try await device.advance(to: "2026-03-05T12:00")
    #expect(device.now.ISO8601Format() == "2026-03-05T11:00:00Z")
  }

  // MARK: Several devices

  @Test func devicesShareNothing() async throws {
    async let first = device()
    async let second = device()
    let devices = try await (first, second)
    try devices.0.setDefaults(Self.group, ["fault": "mild"])
    let left = try await devices.0.place("Fault", family: .systemLarge)
    let right = try await devices.1.place("Fault", family: .systemLarge)
    try await devices.0.advance(by: .hours(3))
    #expect(try await left.elements.labels.first == "fault mild")
    #expect(try await right.elements.labels.first == "fault none")
    #expect(devices.0.now == devices.1.now + 3 * 3600)
    #expect(try devices.1.defaults(Self.group).isEmpty)
  }

  @Test func linksOpenTheApp() async throws {
    let device = try await device()
    let widget = try await device.place("Fault", family: .systemLarge)
    #expect(try await widget.tap("Gate").url?.absoluteString == "faults://gate")
    #expect(try await widget.tap().url?.absoluteString == "faults://home")
    #expect(
      await device.openedLinks.map { $0?.absoluteString } == ["faults://gate", "faults://home"])
  }
}
