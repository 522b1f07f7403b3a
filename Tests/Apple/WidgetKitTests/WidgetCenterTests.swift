import HostLink
import TestThreads
import Testing

@testable import WidgetKit

@Suite struct WidgetCenterTests {
  @Test func callsSendRequests() {
    let host = RecorderHost()
    let center = WidgetCenter()
    center.connect(to: host)
    center.reloadTimelines(ofKind: "clock")
    center.reloadAllTimelines()
    center.invalidateConfigurationRecommendations()
    center.invalidateRelevance(ofKind: "clock")
    #expect(
      host.requests == [
        .timelines(kind: "clock"), .allTimelines, .recommendations, .relevance(kind: "clock"),
      ])
  }

  @Test func returnsPlacedWidgetsWithValues() async throws {
    let center = WidgetCenter()
    center.connect(
      to: RecorderHost(placed: [
        PlacedConfiguration(kind: "a", family: .systemSmall, values: ["hero": .string("panda")]),
        PlacedConfiguration(kind: "b", family: .accessoryInline),
      ]))
    let infos = try await center.currentConfigurations()
    #expect(infos.map(\.kind) == ["a", "b"])
    #expect(infos.map(\.family) == [.systemSmall, .accessoryInline])
    #expect(infos[0].values == ["hero": .string("panda")])
    #expect(infos[0] != infos[1])
    let called = await withCheckedContinuation { continuation in
      center.getCurrentConfigurations { continuation.resume(returning: try? $0.get()) }
    }
    #expect(called == infos)
  }

  @Test func throwsWithoutHost() async {
    let center = WidgetCenter()
    center.reloadAllTimelines()
    await #expect(throws: WidgetCenterError.noHost) { try await center.currentConfigurations() }
  }

  @Test func extensionUsesItsLink() async throws {
    let (host, link) = try HostLinkConnection.pair()
    let service = HostLinkService(connection: link) { _ in .options(OptionsReply(sections: [])) }
    service.start { _ in }
    let center = WidgetCenter()
    center.connect(to: LinkedHost(service: service, sources: [:], controlSources: [:]))
    center.reloadTimelines(ofKind: "clock")
    #expect(
      try await onThread({ try host.receive(ExtensionMessage.self) })
        == .reload(.timelines(kind: "clock")))
    let infos = Task { try await center.currentConfigurations() }
    guard
      case .question(let id, .currentConfigurations)? = try await onThread({
        try host.receive(ExtensionMessage.self)
      })
    else {
      Issue.record("no question")
      return
    }
    try host.send(
      HostMessage.answer(
        id: id, .configurations([PlacedConfiguration(kind: "clock", family: .systemLarge)])))
    #expect(try await infos.value.map(\.kind) == ["clock"])
    let refused = Task { try await center.currentConfigurations() }
    guard
      case .question(let next, _)? = try await onThread({ try host.receive(ExtensionMessage.self) })
    else { return }
    try host.send(HostMessage.answer(id: next, .failure("not now")))
    await #expect(throws: WidgetCenterError.refused("not now")) { try await refused.value }
    host.shutDown()
  }
}

/// An app's process that is connected to a recording socket.
@Suite struct HostSocketTests {
  @Test func readsHostFromEnvironment() {
    let both = ["VITRINE_HOST_SOCKET": "/run/host.sock", "VITRINE_EXTENSION": "Rangers"]
    #expect(HostSocket(environment: both)?.path == "/run/host.sock")
    for name in both.keys {
      #expect(HostSocket(environment: both.filter { $0.key != name }) == nil)
      #expect(HostSocket(environment: both.merging([name: ""]) { $1 }) == nil)
    }
  }

  @Test func reloadsSendCommands() {
    let recorder = RecorderSocket(answers: [
      #"{"ok":true,"result":{}}"# + "\n",
      #"{"ok":true,"result":{}}"# + "\n", #"{"ok":true,"result":{}}"# + "\n",
      #"{"ok":false,"error":{"code":"x","message":"no"}}"# + "\n",
    ])
    let host = HostSocket(path: recorder.path, extension: "Rangers")
    host.request(.timelines(kind: "hero"))
    host.request(.recommendations)
    host.request(.relevance(kind: "hero"))
    host.request(.allTimelines)
    #expect(
      recorder.received == [
        #"{"by":"app","command":"reload","extension":"Rangers","kind":"hero"}"#,
        #"{"command":"invalidateRecommendations","extension":"Rangers"}"#,
        #"{"command":"invalidateRelevance","extension":"Rangers","kind":"hero"}"#,
        #"{"by":"app","command":"reload","extension":"Rangers"}"#,
      ])
  }

  @Test func returnsConfigurationsOfItsExtension() async throws {
    let state = """
      {"ok":true,"result":{"revision":3,"placements":[\
      {"placement":{"id":"p1","extension":"Rangers","kind":"hero","family":"systemMedium",\
      "place":{"surface":"home","page":0,"column":0,"row":0},\
      "configuration":{"hero":{"string":"panda"},"day":{"date":"2026-11-21T18:20:00.500Z"}}},\
      "title":"Hero","version":1},\
      {"placement":{"id":"p2","extension":"Other","kind":"x","family":"systemSmall",\
      "configuration":{}}}]}}

      """
    let recorder = RecorderSocket(answers: [state])
    let placed = try await HostSocket(path: recorder.path, extension: "Rangers").configurations()
    #expect(recorder.received == [#"{"command":"state"}"#])
    #expect(
      placed == [
        PlacedConfiguration(
          kind: "hero", family: .systemMedium,
          values: [
            "hero": .string("panda"),
            "day": .date(Date(timeIntervalSince1970: 1_795_285_200.5)),
          ])
      ])
  }

  @Test(arguments: [
    "", "{\"ok\":true", "no answer\n", "{\"ok\":true,\"result\":{}}\n", "[]\n", "{\"ok\":true}\n",
  ])
  func invalidAnswerThrows(answer: String) async {
    let recorder = RecorderSocket(answers: [answer])
    let host = HostSocket(path: recorder.path, extension: "Rangers")
    await #expect {
      try await host.configurations()
    } throws: { error in
      guard case .unreachable? = error as? WidgetCenterError else { return false }
      return true
    }
  }

  @Test(arguments: ["/nowhere/host.sock", String(repeating: "x", count: 200)])
  func missingHostThrows(path: String) async {
    let host = HostSocket(path: path, extension: "Rangers")
    host.request(.allTimelines)
    await #expect(throws: WidgetCenterError.self) { try await host.configurations() }
  }

  @Test func refusalHasHostsMessage() async {
    let recorder = RecorderSocket(answers: [
      #"{"ok":false,"error":{"code":"busy","message":"later"}}"# + "\n"
    ])
    let host = HostSocket(path: recorder.path, extension: "Rangers")
    await #expect(throws: WidgetCenterError.refused("later")) { try await host.configurations() }
  }
}
