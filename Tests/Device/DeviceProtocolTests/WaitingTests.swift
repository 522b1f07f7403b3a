import DeviceEngine
import ExtensionPool
import Foundation
import HostLink
import Testing

@testable import DeviceProtocol

/// Commands that a script sends at once, while an extension still prepares what they need.
@Suite(.timeLimit(.minutes(1))) struct WaitingTests {
  @Test(arguments: [
    #"{"command":"elements","placement":"p1"}"#, #"{"command":"tap","placement":"p1","element":2}"#,
    #"{"command":"setControl","control":"c1","isOn":true}"#,
    #"{"command":"pressControl","control":"c1"}"#,
  ])
  func commandWaitsForFirstContent(request: String) async throws {
    let app = SlowApp()
    let service = try await SampleApp.service(app)
    try await place(on: service)
    async let performed = service.perform(Data(request.utf8))
    await app.gate.yieldThenOpen()
    let answer = String(decoding: await performed, as: UTF8.self)
    #expect(!answer.contains(#""error":"#), "\(answer)")
  }

  /// The picture after a reload, also if it was requested during the reload.
  @Test func screenshotShowsReloadedContent() async throws {
    let app = SlowApp()
    let service = try await SampleApp.service(app)
    try await place(on: service)
    await app.gate.yieldThenOpen()
    let first = try await screenshot(of: service)
    #expect(first.loading == nil)
    await app.gate.close()
    _ = await service.perform(Data(#"{"command":"reload","placement":"p1"}"#.utf8))
    #expect(await service.host.state().awaited == ["p1"])
    async let reloaded = screenshot(of: service)
    await app.gate.yieldThenOpen()
    let second = try await reloaded
    #expect(second.loading == nil && second.png != first.png)
  }

  @Test func stateWaitsForFirstContent() async throws {
    let app = SlowApp()
    let service = try await SampleApp.service(app)
    try await place(on: service)
    #expect(try await state(of: service, GetState()).awaited == ["p1"])
    async let settled = state(of: service, GetState(settles: true))
    await app.gate.yieldThenOpen()
    #expect(try await settled.awaited.isEmpty)
  }

  /// The picture comes anyway, and names what it does not show.
  @Test func screenshotNamesWidgetsThatStillLoad() async throws {
    let app = SlowApp()
    var service = try await SampleApp.service(app)
    service.patience = .milliseconds(1)
    try await place(on: service)
    #expect(try await screenshot(of: service).loading == ["p1"])
    await app.gate.open()
    await service.host.settle()
    #expect(try await screenshot(of: service).loading == nil)
  }

  @Test func failureIsNotAwaited() async throws {
    let app = SlowApp(fails: true)
    let service = try await SampleApp.service(app)
    try await place(on: service)
    await app.gate.open()
    await service.host.settle()
    // Neither has anything to wait for.
    #expect(await service.host.state().awaited.isEmpty)
    #expect(try await !service.host.controlState("c1").isLoading)
    for request in [
      #"{"command":"tap","placement":"p1","element":2}"#,
      #"{"command":"pressControl","control":"c1"}"#,
    ] {
      let answer = String(decoding: await service.perform(Data(request.utf8)), as: UTF8.self)
      #expect(answer.contains(#""code":"notShown""#), "\(answer)")
    }
  }

  private func place(on service: DeviceService) async throws {
    for request in [
      #"{"command":"place","extension":"Home","kind":"Lamp","family":"systemSmall"}"#,
      #"{"command":"addControl","extension":"Home","kind":"Fan"}"#,
    ] {
      _ = await service.perform(Data(request.utf8))
    }
    let state = await service.host.state()
    #expect(state.placements.map(\.id) == ["p1"] && state.controls.map(\.id) == ["c1"])
  }

  private func state(of service: DeviceService, _ command: GetState) async throws -> HostState {
    try await answer(of: service, to: command)
  }

  private func screenshot(of service: DeviceService) async throws -> Screenshot {
    try await answer(of: service, to: TakeScreenshot(.home, page: 0, scale: 1))
  }

  private func answer<Command: DeviceCommand>(
    of service: DeviceService, to command: Command
  ) async throws -> Command.Result {
    let request = try DeviceJSON.encode(CommandRequest(command))
    return try DeviceAnswer.decode(Command.Result.self, from: await service.perform(request))
  }
}

/// The sample with a control, whose answers wait for a gate. Each timeline moves the switch.
private struct SlowApp: ExtensionService {
  let gate = Gate()
  var fails = false

  func describe(_ bundle: URL) async throws -> BundleDescription {
    var description = try await SampleApp().describe(bundle)
    description.controls = [ControlDescription(kind: "Fan")]
    return description
  }

  func timeline(
    _ call: HostCall, of extension: InstalledExtension, clock: HostClock, device: DeviceSettings
  ) async throws -> TimelineReply {
    let passed = await gate.pass()
    if fails { throw failure(of: `extension`) }
    return try await SampleApp(offset: Double(passed)).timeline(
      call, of: `extension`, clock: clock, device: device)
  }

  func control(
    _ request: ControlRequest, of extension: InstalledExtension, clock: HostClock,
    device: DeviceSettings
  ) async throws -> ControlReply {
    _ = await gate.pass()
    if fails { throw failure(of: `extension`) }
    let template = ControlTemplateDescription(
      role: .toggle, states: [.init(title: "Off"), .init(title: "On")],
      action: IntentAction(identifier: "Switch", parameters: Data()))
    let faces = request.forms.indices.flatMap { form in
      template.faceStates.map { state in
        ControlFace(
          form: form, state: state, platter: Data(), symbol: Data(),
          symbolFrame: LinkRect(x: 0, y: 0, width: 1, height: 1))
      }
    }
    return ControlReply(template: template, faces: faces)
  }

  private func failure(of extension: InstalledExtension) -> ExtensionServiceError {
    .failed(`extension`.id, .reported(FailureReport(.unknownKind, "no")))
  }

  func recommendations(
    kind: String, of extension: InstalledExtension, clock: HostClock, device: DeviceSettings
  ) async throws -> [ConfigurationRecommendation] { [] }
  func relevance(
    kind: String, of extension: InstalledExtension, clock: HostClock, device: DeviceSettings
  ) async throws -> [RelevanceAttribute] { [] }
  func options(
    _ request: OptionsRequest, of extension: InstalledExtension, clock: HostClock,
    device: DeviceSettings
  ) async throws -> OptionsReply { OptionsReply(sections: []) }
  func perform(
    _ request: PerformRequest, of extension: InstalledExtension, clock: HostClock,
    device: DeviceSettings
  ) async throws -> PerformReply { PerformReply() }
  func end(_ id: ExtensionID) async {}
  func states() async -> [ExtensionID: ExtensionServiceState] { [:] }
}

/// Lets requests pass while it is open.
private actor Gate {
  private var isOpen = false
  private var passed = 0
  private var waiting: [CheckedContinuation<Void, Never>] = []

  /// Returns how many requests have passed before.
  func pass() async -> Int {
    if !isOpen { await withCheckedContinuation { waiting.append($0) } }
    passed += 1
    return passed - 1
  }

  func open() {
    isOpen = true
    for continuation in waiting { continuation.resume() }
    waiting = []
  }

  func close() { isOpen = false }

  /// Opens after other tasks have run: a command that does not wait has failed by then.
  func yieldThenOpen() async {
    for _ in 0..<1000 { await Task.yield() }
    open()
  }
}
