import DeviceEngine
import DeviceFixtures
import Foundation
import HostLink
import Testing
import ViewArchive
import WidgetHost

/// Shortcuts and their card on a device, on a clock that only the test advances.
@Suite struct SnippetHostTests {
  private static let order = IntentAction(identifier: "order", parameters: Data())
  private static let cups = IntentAction(identifier: "cups", parameters: Data("2".utf8))

  /// A button above a toggle above a link.
  private static func view(_ text: String) throws -> SnippetMessage {
    func row(_ y: Double, _ action: NodeAction) -> ArchiveNode {
      ArchiveNode(kind: "row", frame: CGRect(x: 0, y: y, width: 100, height: 40), action: action)
    }
    let size = CGSize(width: 377, height: 150)
    var archive = ViewArchive(
      size: size, content: ArchiveNode(kind: text, frame: CGRect(origin: .zero, size: size)))
    archive.content.children = [
      row(0, .intent(identifier: "add", parameters: Data())),
      row(50, .toggle(isOn: true, identifier: "milk", parameters: Data())),
      row(100, .link(URL(string: "kiosk://menu")!)),
    ]
    return SnippetMessage(
      archive: try archive.encoded(), size: LinkSize(width: 377, height: 150), intent: cups)
  }

  private func fixture(
    _ reply: @escaping @Sendable (PerformRequest) throws -> PerformReply
  ) async throws -> HostFixture {
    try await HostFixture.withSample {
      $0.shortcuts = [AppShortcutDescription(title: "Order", action: Self.order)]
      $0.perform = reply
    }
  }

  private func showsView() async throws -> HostFixture {
    let fixture = try await fixture { request in
      request.action == Self.order || request.action == Self.cups
        ? PerformReply(dialog: "Cups", snippet: try Self.view(request.action.identifier))
        : PerformReply()
    }
    _ = try await fixture.host.runShortcut("Order", of: "Sample")
    fixture.extensions.forgetCalls()
    return fixture
  }

  private func shownText(_ host: WidgetHost) async throws -> String {
    try ViewArchive(decoding: try await host.shownSnippet().archive).content.kind
  }

  @Test func shortcutShowsItsResultUntilItIsDismissed() async throws {
    let fixture = try await fixture { _ in PerformReply(dialog: "Done") }
    let card = try await fixture.host.runShortcut("Order", of: "Sample")
    #expect(card?.phase == .result)
    #expect(card?.dialog == "Done")
    #expect(card?.app == "The Sample")
    let display = try #require(fixture.extensions.performed.first?.display)
    #expect(display.width == 377)
    await fixture.advance(to: noon + 86_400)
    #expect(await fixture.host.state().snippet == card)
    #expect(try await fixture.host.answerSnippet(.cancelled) == nil)
    #expect(await fixture.host.state().snippet == nil)
    await #expect(throws: HostError.noSnippet) { try await fixture.host.answerSnippet(.cancelled) }
  }

  @Test func unknownShortcutNamesTheOthers() async throws {
    let fixture = try await fixture { _ in PerformReply() }
    await #expect(
      throws: HostError.unknownShortcut("Oder", extension: "Sample", known: ["Order"])
    ) { try await fixture.host.runShortcut("Oder", of: "Sample") }
  }

  @Test func lockedDeviceRunsNoShortcut() async throws {
    let fixture = try await showsView()
    _ = try await fixture.host.changeDevice { $0.isLocked = true }
    #expect(await fixture.host.state().snippet == nil, "the card is gone")
    await #expect(throws: HostError.locked) {
      try await fixture.host.runShortcut("Order", of: "Sample")
    }
  }

  /// Buttons of widgets show nothing, so their intents get no card.
  @Test func onlyShortcutsHaveACard() async throws {
    let fixture = try await fixture { _ in PerformReply(dialog: "Done") }
    let control = try await fixture.host.addControl(extension: "Sample", kind: "door")
    await fixture.host.settle()
    _ = try await fixture.host.pressControl(control.id)
    #expect(fixture.extensions.performed.map(\.display) == [nil])
    #expect(await fixture.host.state().snippet == nil)
  }

  // MARK: The view

  @Test(arguments: [(0, "add", nil), (1, "milk", false)] as [(Int, String, Bool?)])
  func buttonsAndTogglesAct(_ element: Int, _ intent: String, _ newValue: Bool?) async throws {
    let fixture = try await showsView()
    let version = try await fixture.host.shownSnippet().version
    #expect(
      try await fixture.host.tapSnippet(at: .element(element), version: version) == .performed)
    #expect(fixture.extensions.performed.map(\.action.identifier) == [intent, "cups"])
    #expect(fixture.extensions.performed.first?.newValue == newValue)
    #expect(fixture.extensions.performed.last?.action == Self.cups, "with the same parameters")
    #expect(try await shownText(fixture.host) == "cups")
    await #expect(throws: HostError.staleTap("the snippet", shownVersion: version + 1)) {
      try await fixture.host.tapSnippet(at: .element(element), version: version)
    }
  }

  @Test func linkOpensTheAppAndClosesTheCard() async throws {
    let fixture = try await showsView()
    guard case .link(let link) = try await fixture.host.tapSnippet(at: .element(2)) else {
      Issue.record("no link")
      return
    }
    #expect(link.url?.absoluteString == "kiosk://menu")
    #expect(await fixture.host.state().snippet == nil)
  }

  @Test func failedButtonIsReported() async throws {
    let fixture = try await showsView()
    fixture.extensions.change { script in
      let others = script.perform
      script.perform = {
        $0.action.identifier == "add" ? PerformReply(error: "spilled") : try others($0)
      }
    }
    await #expect(throws: HostError.extensionFailed("Sample", reason: "spilled")) {
      try await fixture.host.tapSnippet(at: .element(0))
    }
    #expect(await fixture.host.state().snippet?.problem == "spilled")
  }

  @Test func extensionReloadsItsSnippet() async throws {
    let fixture = try await showsView()
    await fixture.host.handle(.snippet(intent: "other"), from: "Sample")
    await fixture.host.settle()
    #expect(fixture.extensions.performed == [])
    await fixture.host.handle(.snippet(intent: "cups"), from: "Sample")
    await fixture.host.settle()
    #expect(fixture.extensions.performed.map(\.action) == [Self.cups])
  }

  @Test func darkAppearanceDrawsTheSnippetAgain() async throws {
    let fixture = try await showsView()
    _ = try await fixture.host.changeDevice { $0.colorScheme = .dark }
    await fixture.host.settle()
    #expect(fixture.extensions.performed.last?.display?.environment.colorScheme == .dark)
  }

  // MARK: Confirmations

  /// Runs the shortcut, whose intent asks and waits.
  private func asking() async throws -> (HostFixture, Task<SnippetState?, any Error>, Asked) {
    let fixture = try await fixture { _ in PerformReply(dialog: "Ordered") }
    fixture.extensions.hold("perform")
    let run = Task { try await fixture.host.runShortcut("Order", of: "Sample") as SnippetState? }
    await fixture.extensions.waitForCall("perform")
    let card = try #require(fixture.extensions.performed.last?.display?.card)
    let question = SnippetQuestion(
      card: card, dialog: "Sure?",
      form: .confirmation(ConfirmationLabels(accept: "Order", deny: "Cancel")))
    let asked = Task { await fixture.host.answer(.user(question), from: "Sample") }
    #expect(try await run.value?.phase == .confirming)
    return (fixture, run, asked)
  }

  private typealias Asked = Task<HostAnswer, Never>

  @Test func confirmationResumesTheIntent() async throws {
    let (fixture, _, asked) = try await asking()
    // The host is idle while it waits, whatever the clock does.
    await fixture.advance(to: noon + 3600)
    async let confirmed = fixture.host.answerSnippet(.confirmed)
    #expect(await asked.value == .user(.confirmed))
    fixture.extensions.release("perform")
    #expect(try await confirmed?.dialog == "Ordered")
    await #expect(throws: HostError.nothingToConfirm) {
      try await fixture.host.answerSnippet(.confirmed)
    }
  }

  @Test func cancellationReachesTheIntent() async throws {
    let (fixture, _, asked) = try await asking()
    async let cancelled = fixture.host.answerSnippet(.cancelled)
    #expect(await asked.value == .user(.cancelled))
    fixture.extensions.change {
      $0.perform = { _ in
        var reply = PerformReply()
        reply.isCancelled = true
        return reply
      }
    }
    fixture.extensions.release("perform")
    #expect(try await cancelled == nil)
    #expect(await fixture.host.state().snippet == nil)
  }

  /// Whatever happens to the device or to the extension, the intent does not wait forever.
  @Test(
    arguments: [
      { try await $0.host.uninstall("Sample") }, { try await $0.install(build: "2") },
      { _ = try await $0.host.changeDevice { $0.isLocked = true } }, { await $0.host.stop() },
    ] as [@Sendable (HostFixture) async throws -> Void])
  func lostCardAnswersTheIntent(
    _ lose: @Sendable (HostFixture) async throws -> Void
  ) async throws {
    let (fixture, _, asked) = try await asking()
    try await lose(fixture)
    let answer = await asked.value
    #expect(answer == .user(.cancelled) || answer == .failure("the device stops"))
    #expect(await fixture.host.state().snippet?.phase != .confirming)
    fixture.extensions.release("perform")
  }

  /// A process that ends fails the call, which cancels the question.
  @Test func endedProcessCancelsTheQuestion() async throws {
    struct Crash: Error {}
    let (fixture, _, asked) = try await asking()
    fixture.extensions.change { $0.perform = { _ in throw Crash() } }
    fixture.extensions.release("perform")
    #expect(await asked.value == .user(.cancelled))
    await fixture.host.settle()
    #expect(await fixture.host.state().snippet?.phase == .failed)
  }
}
