import DeviceEngine
import Foundation
import GoldenFiles
import HostLink
import Testing
import ViewArchive
import WidgetHost

/// The alarms of `Fixtures/Kettle`: an app and an extension that schedule them with intents.
@Suite struct AlarmTests {
  private let device: HostedDevice
  private let widget: PlacementID

  init() async throws {
    device = try await HostedDevice(try await SampleExtension.fixture("Kettle"))
    widget = try await device.place("kettle", .systemLarge).id
  }

  private enum Step {
    /// A button of the widget, which performs an intent.
    case tap(String)
    /// A button of the system's presentation of the alarm.
    case press(String)
    /// Seconds.
    case wait(Double)
    case lock
  }

  private static let stories: [(name: String, steps: [Step])] = [
    (
      "timer",
      [
        .tap("steep"), .wait(60), .tap("pause"), .wait(3600), .tap("resume"), .wait(240), .lock,
        .press("Again"), .wait(60), .press("Stop"),
      ]
    ),
    (
      "system",
      [
        .tap("boil"), .wait(30), .press("Pause"), .wait(600), .press("Resume"), .wait(270),
        .press("Stop"),
      ]
    ),
    (
      "week",
      [
        .tap("wake"), .wait(86_400), .press("Again"), .wait(540), .press("Stop"),
        .wait(3 * 86_400), .press("Stop"), .tap("cancel"),
      ]
    ),
  ]

  @Test(arguments: stories.indices)
  func runsOnDevicesClock(_ index: Int) async throws {
    let (name, steps) = Self.stories[index]
    var lines: [String] = []
    for step in steps {
      lines.append("> \(step)")
      try await perform(step)
      lines.append(try await screen())
    }
    lines.append("")
    for row in try await device.host.ledger() where row.placement != .placement(widget) {
      lines.append("\(row.date.formatted(.iso8601)) \(row.cause): \(row.reason)")
    }
    await device.end()
    try expectGolden(lines.joined(separator: "\n") + "\n", "alarm-\(name).txt")
  }

  /// The compact timer has the width of the camera in landscape, and more in portrait.
  @Test(arguments: [ActivityPresentationName.landscapeTrailing, .compactTrailing])
  func timerFitsBesideTheCamera(_ presentation: ActivityPresentationName) async throws {
    _ = try await device.host.changeDevice {
      $0.os = .iOS27
      $0.orientation = .landscape
    }
    try await perform(.tap("boil"))
    let alarm = try #require(await device.host.activityStates().first)
    let archive = try ViewArchive(
      decoding: try await device.host.shownActivity(alarm.id, presentation).archive)
    let timer = try #require(archive.accessibilityElements { _, _ in "…" }.first)
    #expect(timer.frame.minX >= 0 && timer.frame.maxX <= archive.size.width, "\(timer.frame)")
    await device.end()
  }

  @Test func appFollowsItsAlarms() async throws {
    let link = try await device.host.openApp(of: device.id)
    _ = await device.host.delivery(of: link, within: .seconds(60))
    var expected = ["KettleApp: alarms "]
    try await expectDiary(expected)
    for (step, line) in [
      (Step.tap("steep"), "KettleApp: alarms countdown"),
      (.wait(300), "KettleApp: alarms alerting"),
      (.press("Stop"), "KettleApp: served"),
    ] {
      try await perform(step)
      expected.append(line)
      if case .press = step { expected.append("KettleApp: alarms ") }
      try await expectDiary(expected)
    }
    await device.end()
  }

  /// Waits for the app, whose process writes some time after the device has changed.
  private func expectDiary(_ lines: [String]) async throws {
    let deadline = ContinuousClock.now + .seconds(20)
    while try device.diary(inGroup: "group.kettle").count < lines.count,
      ContinuousClock.now < deadline
    {
      try await Task.sleep(for: .milliseconds(20))
    }
    #expect(try device.diary(inGroup: "group.kettle") == lines)
  }

  private func perform(_ step: Step) async throws {
    switch step {
    case .tap(let label):
      let buttons = try await device.labels(widget)
      let button = try #require(buttons.firstIndex(of: label), "\(buttons)")
      _ = try await device.host.tap(widget, at: .element(button))
    case .press(let label):
      let alarm = try #require(await device.host.activityStates().first)
      let labels = try await labels(of: alarm)
      let button = try #require(labels.firstIndex(of: label), "\(labels)")
      _ = try await device.host.tapActivity(alarm.id, .lockScreen, at: .element(button))
    case .wait(let seconds): await device.advance(to: device.clock.now + seconds)
    case .lock: _ = try await device.host.changeDevice { $0.isLocked = true }
    }
    await device.host.settle()
  }

  /// The alarms, with what their presentation on the Lock Screen says.
  private func screen() async throws -> String {
    var lines: [String] = []
    for alarm in await device.host.activityStates() {
      let state = try #require(alarm.alarm?.state)
      let texts = alarm.isLoaded && state != .scheduled ? try await labels(of: alarm) : []
      lines.append(
        "  \(alarm.attributesType) \(state), island \(alarm.island), alerts "
          + "\(alarm.alert?.count ?? 0): \(texts.joined(separator: " | "))")
    }
    return lines.isEmpty ? "  no alarm" : lines.joined(separator: "\n")
  }

  private func labels(of alarm: ActivityState) async throws -> [String] {
    let shown = try await device.host.shownActivity(alarm.id, .lockScreen)
    return try ViewArchive(decoding: shown.archive).accessibilityElements { _, _ in "…" }
      .map(\.label)
  }
}
