import DeviceEngine
import DeviceFixtures
import Foundation
import HostLink
import NoticeCatalog
import Testing
import ViewArchive

@testable import WidgetHost

/// Notices about the author's code: in the ledger once for each kind of widget, in the explanation
/// as long as they are true.
@Suite struct AuthorNoticeTests {
  private static let gesture = NoticeKind.gesture.notice("onTapGesture does nothing in a widget.")

  private func rows(_ fixture: HostFixture, _ id: ItemID) async throws -> [String] {
    try await fixture.host.explain(id, limit: 100).rows
      .filter { $0.outcome == .noticed }.map(\.reason)
  }

  @Test func noticeIsRecordedOnceForEachKind() async throws {
    let fixture = try await HostFixture.withSample {
      $0.notices = [
        ExtensionNotice(.warning, Self.gesture),
        // Not about the author's code.
        ExtensionNotice(.warning, "The symbol waves has no glyph. A stand-in is drawn."),
      ]
    }
    let small = try await fixture.place()
    let medium = try await fixture.place("weather", .systemMedium)
    try await fixture.host.reload(small)
    await fixture.host.settle()
    #expect(try await rows(fixture, .placement(small)) == [Self.gesture])
    #expect(try await rows(fixture, .placement(medium)) == [])
    for id in [small, medium] {
      let verdict = try await fixture.host.explain(.placement(id)).verdict
      #expect(verdict.hasSuffix("Notice: \(Self.gesture)"), "\(verdict)")
    }
    // A new build can have the same mistake.
    try await fixture.install(build: "2")
    await fixture.host.settle()
    let all = try await rows(fixture, .placement(small)) + rows(fixture, .placement(medium))
    #expect(all == [Self.gesture, Self.gesture])
    fixture.extensions.change { $0.notices = [] }
    try await fixture.host.reload(small)
    await fixture.host.settle()
    #expect(try await !fixture.host.explain(.placement(small)).verdict.contains("Notice:"))
  }

  @Test func passedPolicyIsReported() async throws {
    let fixture = try await HostFixture.withSample {
      $0.policy = .after(noon - 3600)
    }
    let id = try await fixture.place()
    let all = try await fixture.host.explain(.placement(id), limit: 100).rows
    let delivered = all.first { $0.outcome == .delivered }?.reason
    #expect(
      delivered?.hasSuffix("; the policy's date 11:00 today has passed: reload at once.") == true,
      "\(delivered ?? "")")
    let notices = try await rows(fixture, .placement(id))
    #expect(notices.map { NoticeKind(notice: $0) } == [.policyInPast])
  }

  /// Three timelines that the policy has requested within a day, equal to the byte.
  @Test func equalTimelinesAreReported() async throws {
    let fixture = try await HostFixture.withSample {
      $0.policy = .after(noon + 3600)
      $0.archive = { request, _, _ in .plain(request, "the same") }
    }
    let id = try await fixture.place()
    for hour in 1...2 {
      #expect(try await rows(fixture, .placement(id)) == [])
      fixture.extensions.change { $0.policy = .after(noon + Double(hour + 1) * 3600) }
      await fixture.advance(to: noon + Double(hour) * 3600)
    }
    let notices = try await rows(fixture, .placement(id))
    #expect(notices.map { NoticeKind(notice: $0) } == [.unchangedTimeline])
  }

  @Test func timelinesWithOneOtherLetterAreNotReported() async throws {
    let fixture = try await HostFixture.withSample {
      $0.policy = .after(noon + 3600)
      $0.archive = { request, _, _ in .plain(request, Self.long(0)) }
    }
    let id = try await fixture.place()
    for hour in 1...3 {
      fixture.extensions.change {
        $0.policy = .after(noon + Double(hour + 1) * 3600)
        $0.archive = { request, _, _ in .plain(request, Self.long(hour)) }
      }
      await fixture.advance(to: noon + Double(hour) * 3600)
    }
    #expect(try await rows(fixture, .placement(id)) == [])
  }

  /// Texts of one length that differ only at the end.
  private static func long(_ number: Int) -> String {
    String(repeating: "long ", count: 60) + "\(number)"
  }

  @Test func timelinesThatChangeOrAreAskedForByTheUserAreNotReported() async throws {
    let fixture = try await HostFixture.withSample {
      $0.policy = .never
      $0.archive = { request, _, _ in .plain(request, "the same") }
    }
    let id = try await fixture.place()
    for _ in 1...4 {
      try await fixture.host.reload(id)
      await fixture.host.settle()
    }
    #expect(try await rows(fixture, .placement(id)) == [])
  }

  private static func archive(_ request: WidgetRequest, isOn: Bool) -> ViewArchive {
    var archive = ViewArchive.plain(request, "lamp")
    archive.content.children = [
      ArchiveNode(
        kind: "toggle", frame: CGRect(x: 0, y: 0, width: 60, height: 60),
        action: .toggle(isOn: isOn, identifier: "switch", parameters: Data()))
    ]
    return archive
  }

  @Test func toggleThatRevertsIsReported() async throws {
    let fixture = try await HostFixture.withSample {
      $0.archive = { request, _, _ in Self.archive(request, isOn: false) }
    }
    let id = try await fixture.place()
    try await fixture.host.tap(id, at: .element(0))
    await fixture.host.settle()
    let text = NoticeKind.revertedToggle.notice(
      "It was switched on and its intent has returned without an error, but the provider still "
        + "returns off, which is shown.")
    #expect(try await rows(fixture, .placement(id)) == [text])
    #expect(try await fixture.host.explain(.placement(id)).verdict.hasSuffix(text))
    fixture.extensions.change {
      $0.archive = { request, _, _ in Self.archive(request, isOn: true) }
    }
    try await fixture.host.tap(id, at: .element(0))
    await fixture.host.settle()
    #expect(try await rows(fixture, .placement(id)).count == 1)
    #expect(try await !fixture.host.explain(.placement(id)).verdict.contains("Notice:"))
  }

  @Test func toggleOfOtherConfigurationDoesNotRevert() async throws {
    let fixture = try await HostFixture.withSample {
      $0.contents = BundleDescription(widgets: [.lamp])
      $0.archive = { request, _, _ in Self.archive(request, isOn: false) }
    }
    let id = try await fixture.place("lamp")
    await fixture.host.settle()
    // The timeline after the tap arrives after the new configuration.
    fixture.extensions.hold("timeline")
    try await fixture.host.tap(id, at: .element(0))
    try await fixture.host.configure(id, ["level": .integer(3)])
    fixture.extensions.release("timeline")
    await fixture.host.settle()
    #expect(try await rows(fixture, .placement(id)) == [])
  }

  @Test func failedIntentOfToggleHasItsOwnSentence() async throws {
    let fixture = try await HostFixture.withSample {
      $0.archive = { request, _, _ in Self.archive(request, isOn: false) }
      $0.perform = { _ in PerformReply(error: "no network") }
    }
    let id = try await fixture.place()
    _ = try? await fixture.host.tap(id, at: .element(0))
    await fixture.host.settle()
    #expect(try await rows(fixture, .placement(id)) == [])
  }

  // MARK: Activities

  enum StaleLook: CaseIterable { case same, longer, oneOtherLetter }

  @Test(arguments: StaleLook.allCases)
  func staleActivityThatLooksTheSameIsReported(look: StaleLook) async throws {
    let readsIsStale = look != .same
    let count = readsIsStale ? 0 : 1
    let fixture = try await HostFixture.withSample {
      $0.activity = { request in
        var request = request
        if look == .oneOtherLetter {
          request.state = Data(Self.long(request.isStale ? 1 : 0).utf8)
        }
        if look != .longer { request.isStale = false }
        return .text(for: request)
      }
    }
    let id = try await fixture.start(.trip(stale: noon + 60))
    #expect(try await rows(fixture, .activity(id)) == [])
    await fixture.advance(to: noon + 60)
    let found = try await rows(fixture, .activity(id))
    #expect(found.count == count)
    #expect(found.allSatisfy { NoticeKind(notice: $0) == .unreadStaleness })
    let verdict = try await fixture.host.explain(.activity(id)).verdict
    #expect(verdict.contains("Notice: The stale picture equals the previous one") != readsIsStale)
  }

  // MARK: Kinds that do not exist

  private struct Named: Sendable {
    var request: ReloadRequest
    /// What the ledger says; nil if the kind exists.
    var facts: String?
  }

  private static let named: [Named] = [
    Named(
      request: .timelines(kind: "Wether"),
      facts: "reloadTimelines(ofKind: \"Wether\") reloads nothing: the extension has no widget of "
        + "this kind, but \"weather\"."),
    Named(
      request: .relevance(kind: "tides"),
      facts: "invalidateRelevance(ofKind: \"tides\") has no effect: the extension has no widget of "
        + "this kind."),
    Named(request: .timelines(kind: "weather"), facts: nil),
    Named(request: .allTimelines, facts: nil),
  ]

  @Test(arguments: named.indices)
  func requestForUnknownKindIsReported(index: Int) async throws {
    let tested = Self.named[index]
    let fixture = try await HostFixture.withSample()
    let id = try await fixture.place()
    for _ in 0..<2 { await fixture.host.handle(tested.request, from: "Sample") }
    await fixture.host.settle()
    let expected = [tested.facts].compactMap { $0 }.map { NoticeKind.unknownKind.notice($0) }
    #expect(try await rows(fixture, .placement(id)) == expected)
  }

  /// Without a widget or a control on which to report it, the device's own messages have it.
  @Test func requestForUnknownControlIsReported() async throws {
    let fixture = try await HostFixture.withSample()
    await fixture.host.handle(.controls(kind: "Lampp"), from: "Sample")
    await fixture.host.settle()
    let notices = await fixture.host.state().notices ?? []
    #expect(
      notices.last?.hasPrefix("The Sample: reloadControls(ofKind: \"Lampp\") reloads nothing: ")
        == true, "\(notices)")
  }

  // MARK: Cuts

  @Test func cutsOfTheExtensionAreExplained() async throws {
    let cuts = CodeCuts(count: 2, summary: "2 cuts in Kit", list: ["Kit.depth (body), Kit.swift:1"])
    let fixture = try await HostFixture(bundles: .fake { $0.cuts = cuts })
    try await fixture.install()
    let id = try await fixture.place()
    let verdict = try await fixture.host.explain(.placement(id)).verdict
    #expect(
      verdict.hasSuffix(
        " Builds with 2 cuts, because code does not compile (2 cuts in Kit): what it shows may "
          + "differ from a device."), "\(verdict)")
    #expect(await fixture.host.state().extensions.map(\.cuts) == [cuts])
  }
}
