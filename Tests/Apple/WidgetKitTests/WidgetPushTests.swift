import AppIntents
import HostLink
import Synchronization
import TestThreads
import Testing

@testable import SwiftUI
@testable import WidgetKit

/// The push token of widgets in an extension and in an app.
@Suite struct WidgetPushTests {
  private static let token = Data([0xAB, 0, 1])

  // MARK: Handlers

  private struct Handler: WidgetPushHandler {
    static let calls = Mutex<[(WidgetPushInfo, [WidgetInfo])]>([])
    func pushTokenDidChange(_ pushInfo: WidgetPushInfo, widgets: [WidgetInfo]) {
      Self.calls.withLock { $0.append((pushInfo, widgets)) }
    }
  }

  @MainActor private func runtime() -> ExtensionRuntime {
    var list = _WidgetList()
    func add<Configuration: WidgetConfiguration>(_ configuration: Configuration) {
      Configuration._register(configuration, in: &list)
    }
    add(
      AppIntentConfiguration(kind: "city", provider: CityProvider()) { _ in EmptyView() }
        .pushHandler(Handler.self))
    add(
      StaticConfiguration(kind: "plain", provider: SampleProvider()) { _ in EmptyView() }
        .pushHandler(Handler.self).contentMarginsDisabled())
    add(StaticConfiguration(kind: "quiet", provider: SampleProvider()) { _ in EmptyView() })
    return ExtensionRuntime(list)
  }

  @Test @MainActor func callsHandlerOnceWithTokenAndWidgets() async throws {
    let runtime = runtime()
    #expect(runtime.widgets.map(\.linkDescription.hasPushHandler) == [true, true, false])
    let reply = await runtime.answer(
      .widgetToken(
        Self.token,
        widgets: [
          PlacedConfiguration(
            kind: "city", family: .systemMedium, values: ["city": .string("Lund")]),
          PlacedConfiguration(kind: "plain", family: .accessoryInline),
        ]))
    #expect(reply == .done)
    let calls = Handler.calls.withLock { $0 }
    try #require(calls.count == 1)
    #expect(calls[0].0 == WidgetPushInfo(token: Self.token))
    #expect(calls[0].1.map(\.kind) == ["city", "plain"])
    #expect(calls[0].1.map(\.family) == [.systemMedium, .accessoryInline])
    #expect(calls[0].1[0].widgetConfigurationIntent(of: CityIntent.self)?.city == "Lund")
    #expect(calls[0].1[1].widgetConfigurationIntent(of: CityIntent.self) == nil)
  }

  // MARK: currentPushInfo

  @Test func currentPushInfoComesFromHost() async {
    let center = WidgetCenter()
    #expect(await center.currentPushInfo == nil)
    center.connect(to: RecorderHost(token: Self.token))
    #expect(await center.currentPushInfo == WidgetPushInfo(token: Self.token))
    center.connect(to: RecorderHost())
    #expect(await center.currentPushInfo == nil)
  }

  private static let answers: [(HostAnswer, WidgetPushInfo?)] = [
    (.widgetPushToken(token), WidgetPushInfo(token: token)), (.widgetPushToken(nil), nil),
    (.failure("not now"), nil), (.configurations([]), nil),
  ]

  @Test(arguments: answers)
  func extensionUsesItsLink(answer: HostAnswer, info: WidgetPushInfo?) async throws {
    let (host, link) = try HostLinkConnection.pair()
    let service = HostLinkService(connection: link) { _ in .done }
    service.start { _ in }
    let center = WidgetCenter()
    center.connect(to: LinkedHost(service: service, sources: [:], controlSources: [:]))
    async let asked = center.currentPushInfo
    guard
      case .question(let id, .widgetPushToken)? = try await onThread({
        try host.receive(ExtensionMessage.self)
      })
    else {
      Issue.record("no question")
      return
    }
    try host.send(HostMessage.answer(id: id, answer))
    #expect(await asked == info)
    host.shutDown()
  }

  private static let states: [(String, Data?)] = [
    (
      #"[{"id":"Other","widgetPushToken":"01"},{"id":"Rangers","widgetPushToken":"ab0001"}]"#,
      token
    ),
    (#"[{"id":"Rangers","widgetPushToken":"0f0"}]"#, nil), (#"[{"id":"Rangers"}]"#, nil),
    ("[]", nil), ("null", nil),
  ]

  @Test(arguments: states)
  func appUsesTheSocket(extensions: String, token: Data?) async throws {
    let recorder = RecorderSocket(answers: [
      #"{"ok":true,"result":{"placements":[],"extensions":"# + extensions + "}}\n"
    ])
    let host = HostSocket(path: recorder.path, extension: "Rangers")
    #expect(try await host.widgetPushToken() == token)
    #expect(recorder.received == [#"{"command":"state"}"#])
  }
}
