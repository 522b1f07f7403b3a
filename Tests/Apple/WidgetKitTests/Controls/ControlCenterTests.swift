import AppIntents
import HostLink
import Synchronization
import TestThreads
import Testing

@testable import SwiftUI
@testable import WidgetKit

@Suite struct ControlCenterTests {
  @Test func callsSendRequests() {
    let host = RecorderHost()
    let center = ControlCenter()
    center.connect(to: host)
    center.reloadControls(ofKind: "timer")
    center.reloadAllControls()
    #expect(host.requests == [.controls(kind: "timer"), .allControls])
  }

  @Test func throwsWithoutHost() async {
    let center = ControlCenter()
    center.reloadAllControls()
    await #expect(throws: WidgetCenterError.noHost) { try await center.currentControls() }
  }

  @Test func returnsControlsWithConfigurationAndToken() async throws {
    let center = ControlCenter()
    center.connect(
      to: RecorderHost(controls: [
        PlacedControl(
          id: "c1", kind: "lamp", values: ["place": .string("cellar")],
          pushToken: Data([0xAB, 1])),
        PlacedControl(id: "c2", kind: "other"),
      ]))
    let infos = try await center.currentControls()
    #expect(infos.map(\.id) == ["c1", "c2"])
    #expect(infos.map(\.kind) == ["lamp", "other"])
    #expect(infos[0].pushInfo?.token == Data([0xAB, 1]))
    #expect(infos[1].pushInfo == nil)
    #expect(infos[0].configurationIntent(of: ChosenLamp.self)?.place == .cellar)
    #expect(infos[0] != infos[1] && Set(infos).count == 2)
  }

  @Test func extensionUsesItsLink() async throws {
    let (host, link) = try HostLinkConnection.pair()
    let service = HostLinkService(connection: link) { _ in .done }
    service.start { _ in }
    let center = ControlCenter()
    center.connect(to: LinkedHost(service: service, sources: [:], controlSources: [:]))
    center.reloadControls(ofKind: "timer")
    #expect(
      try await onThread { try host.receive(ExtensionMessage.self) }
        == .reload(.controls(kind: "timer")))
    async let controls = center.currentControls()
    guard
      case .question(let id, .currentControls)? = try await onThread({
        try host.receive(ExtensionMessage.self)
      })
    else { throw NoAnswer() }
    let placed = PlacedControl(id: "c1", kind: "timer", values: ["place": .string("cellar")])
    try host.send(HostMessage.answer(id: id, .controls([placed])))
    #expect(try await controls.map(\.id) == ["c1"])
    host.shutDown()
  }

  @Test func appReloadsThroughSocket() {
    let recorder = RecorderSocket(
      answers: Array(repeating: #"{"ok":true,"result":{}}"# + "\n", count: 3))
    let host = HostSocket(path: recorder.path, extension: "Productivity")
    host.request(.controls(kind: "com.apple.Productivity.TimerToggle"))
    host.request(.controlConfigurations)
    host.request(.allControls)
    #expect(
      recorder.received == [
        #"{"by":"app","command":"reloadControls","extension":"Productivity","#
          + #""kind":"com.apple.Productivity.TimerToggle"}"#,
        #"{"command":"invalidateControlConfigurations","extension":"Productivity"}"#,
        #"{"by":"app","command":"reloadControls","extension":"Productivity"}"#,
      ])
  }

  @Test func appSeesOnlyItsControls() async throws {
    let recorder = RecorderSocket(answers: [
      #"{"ok":true,"result":{"placements":[],"controls":["#
        + #"{"control":{"id":"c1","extension":"Productivity","kind":"timer","configuration":{"#
        + #""place":{"string":"cellar"}},"place":{"surface":"lock","slot":"left"}},"#
        + #""pushToken":"00ff10"},"#
        + #"{"control":{"id":"c2","extension":"Other","kind":"x","configuration":{}}},"#
        + #"{"control":{"id":"c3","extension":"Productivity","kind":"x","configuration":{}},"#
        + #""pushToken":"0f0"}]}}"# + "\n"
    ])
    let placed = try await HostSocket(path: recorder.path, extension: "Productivity").controls()
    #expect(
      placed == [
        PlacedControl(
          id: "c1", kind: "timer", values: ["place": .string("cellar")],
          pushToken: Data([0, 255, 16])),
        PlacedControl(id: "c3", kind: "x"),
      ])
    #expect(recorder.received == [#"{"command":"state"}"#])
  }

  // MARK: Push

  private struct Handler: ControlPushHandler {
    static let calls = Mutex<[[ControlInfo]]>([])
    func pushTokensDidChange(controls: [ControlInfo]) {
      Self.calls.withLock { $0.append(controls) }
    }
  }

  @Test @MainActor func callsHandlerOnceWithAllControls() async throws {
    var list = _WidgetList()
    for kind in ["one", "two"] {
      let configuration = AppIntentControlConfiguration(
        kind: kind, intent: ChosenLamp.self
      ) { _ in
        ControlWidgetButton(action: SamplePress()) { Text("A") }
      }
      .pushHandler(Handler.self)
      type(of: configuration)._registerControl(configuration, in: &list)
    }
    let runtime = ExtensionRuntime(list)
    #expect(runtime.controls.map(\.linkDescription.hasPushHandler) == [true, true])
    let reply = await runtime.answer(
      .controlTokens([
        PlacedControl(
          id: "c1", kind: "one", values: ["place": .string("cellar")], pushToken: Data([1])),
        PlacedControl(id: "c2", kind: "gone"),
      ]))
    #expect(reply == .done)
    let calls = Handler.calls.withLock { $0 }
    #expect(calls.map { $0.map(\.id) } == [["c1", "c2"]])
    #expect(calls[0][0].pushInfo == ControlPushInfo(token: Data([1])))
    #expect(calls[0][0].configurationIntent(of: ChosenLamp.self)?.place == .cellar)
    #expect(calls[0][1].configurationIntent(of: ChosenLamp.self) == nil)
  }
}
