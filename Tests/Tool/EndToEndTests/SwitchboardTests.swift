import ExtensionProcess
import Foundation
import FoundationNetworking
import HostLink
import Testing

/// The controls of the sample Switchboard in an extension process.
@Suite struct SwitchboardTests {
  private static let group = "group.vitrine.switchboard"

  private func start(server: String? = nil) async throws -> ControlledExtension {
    try await ControlledExtension(
      SampleExtension.switchboard(), group: Self.group,
      defaults: server.map { ["timerServer": $0] } ?? [:])
  }

  @Test func bundleHasFourControls() async throws {
    let device = try await start()
    let controls = try await device.process.describe().controls
    #expect(controls.map(\.kind) == ["FocusTimer", "Sound", "Lamp", "Open"])
    #expect(controls.map(\.displayName) == ["Focus Timer", "Sound", "Lamp", "Scenes"])
    #expect(controls.map(\.promptsForUserConfiguration) == [false, false, true, false])
    await device.end()
  }

  // MARK: Timer

  @Test func devicesShareTimer() async throws {
    let server = try await TimerServerProcess()
    let phone = try await start(server: server.address)
    let tablet = try await start(server: server.address)
    let stopped = try await phone.control("FocusTimer")
    #expect(!stopped.isOn && stopped.role == .toggle && stopped.tint != nil)
    #expect(stopped.states.map(\.value) == ["Stopped", "Running"])
    #expect(stopped.states.map(\.symbol) == ["hourglass.bottomhalf.filled", "hourglass"])
    #expect(stopped.states.map(\.hint) == ["Stop Focus Timer", "Start Focus Timer"])

    #expect(try await phone.perform(stopped, to: true).error == nil)
    #expect(try await phone.control("FocusTimer").isOn)
    let running = try await tablet.control("FocusTimer")
    #expect(running.isOn)
    #expect(try await tablet.perform(running, to: false).error == nil)
    #expect(try await phone.control("FocusTimer").isOn == false)
    for device in [phone, tablet] { await device.end() }
    await server.end()
  }

  @Test func reportsUnreachableTimerServerUntilItReturns() async throws {
    let server = try await TimerServerProcess()
    let device = try await start(server: server.address)
    let running = try await device.control("FocusTimer")
    await server.end()
    let words = "The timer server at \(server.address) does not answer. Start server.py."
    let failure = try await #require(throws: ExtensionFailure.self) {
      try await device.control("FocusTimer")
    }
    #expect("\(failure)".contains(words))
    #expect(try await device.perform(running, to: true).error?.contains(words) == true)
    // The gallery needs no server.
    #expect(try await device.control("FocusTimer", isPreview: true).isOn == false)

    let back = try await TimerServerProcess(port: server.port)
    #expect(try await device.control("FocusTimer").isOn == false)
    #expect(try await device.perform(running, to: true).error == nil)
    #expect(try await device.control("FocusTimer").isOn)
    await device.end()
    await back.end()
  }

  @Test(arguments: [
    ("PUT", "/timers/focus", "{\"isRunning\": 1}", 400), ("PUT", "/timers/focus", "true", 400),
    ("PUT", "/timers/focus", String(repeating: " ", count: 2000), 400),
    ("PUT", "/timers/focus", "{\"isRunning\": true}", 200), ("GET", "/timers/focus", nil, 200),
    ("GET", "/timers/none", nil, 404), ("GET", "/timers/../secret", nil, 404),
    ("PUT", "/other", "{\"isRunning\": true}", 404),
  ])
  func serverRespondsWithStatus(
    _ method: String, path: String, body: String?, status: Int
  ) async throws {
    let server = try await TimerServerProcess()
    var request = URLRequest(url: try #require(URL(string: server.address + path)))
    request.httpMethod = method
    request.httpBody = body.map { Data($0.utf8) }
    let (_, response) = try await URLSession.shared.data(for: request)
    #expect((response as? HTTPURLResponse)?.statusCode == status)
    await server.end()
  }

  // MARK: Sound

  @Test func performReturnsWhenSoundEnds() async throws {
    let device = try await start()
    let bell = try await device.control("Sound", ["sound": .string("bell")])
    #expect(bell.role == .button && bell.playsAudio)
    #expect(bell.states.map(\.symbol) == ["bell.fill", "speaker.wave.2.fill"])
    let began = ContinuousClock.now
    #expect(try await device.perform(bell) == PerformReply())
    #expect(ContinuousClock.now - began >= .seconds(1.2))
    await device.end()
  }

  @Test func newSoundReplacesPlayingOne() async throws {
    let device = try await start()
    let rain = try await device.control("Sound", ["sound": .string("rain")])
    let bell = try await device.control("Sound", ["sound": .string("bell")])
    #expect([rain, bell].map { $0.states[0].title } == ["Rain", "Bell"])
    let order = Order()
    // On its own, the rain plays longer than the bell.
    let first = Task {
      let reply = try await device.perform(rain)
      await order.note("rain")
      return reply
    }
    try await device.process.waitForSound()
    #expect(try await device.perform(bell) == PerformReply())
    await order.note("bell")
    #expect(try await first.value == PerformReply())
    #expect(await order.names == ["rain", "bell"])
    await device.end()
  }

  // MARK: Lamp

  @Test func setsLampsIndependently() async throws {
    let device = try await start()
    func lamp(_ id: String) async throws -> ControlTemplateDescription {
      try await device.control("Lamp", ["lamp": .object(identifier: id, display: id)])
    }
    let bedside = try await lamp("bedside")
    #expect(bedside.isEnabled && !bedside.isOn)
    #expect(bedside.states.map(\.title) == ["Bedside", "Bedside"])
    #expect(bedside.states.map(\.symbol) == ["lamp.table", "lamp.table.fill"])
    #expect(bedside.states.map(\.status) == ["Off in the Bedroom", "On in the Bedroom"])
    #expect(try await device.perform(bedside, to: true).error == nil)
    #expect(try await lamp("bedside").isOn)
    #expect(try await lamp("corner").isOn == false)
    #expect(try await device.perform(lamp("corner"), to: true).error == nil)
    #expect(try await device.perform(lamp("bedside"), to: false).error == nil)
    #expect(try await lamp("bedside").isOn == false)
    #expect(try await lamp("corner").isOn)
    await device.end()
  }

  @Test func controlWithoutLampIsDisabled() async throws {
    let device = try await start()
    let unset = try await device.control("Lamp", ["lamp": .none])
    #expect(!unset.isEnabled)
    #expect(unset.states[0].title == "Choose a Lamp")
    await device.end()
  }

  // MARK: Open

  @Test func performOpensApp() async throws {
    let device = try await start()
    let open = try await device.control("Open")
    #expect(open.role == .button && open.opensApp)
    #expect(open.states[0].title == "Scenes")
    #expect(open.states[0].hint == "Open Scenes")
    let reply = try await device.perform(open)
    #expect(reply.opensApp && reply.error == nil)
    await device.end()
  }
}
