import DeviceFixtures
import Foundation
import Hexadecimal
import HostLink
import PushValues
import Testing

@testable import DeviceEngine
@testable import DeviceStore
@testable import WidgetHost

/// Redelivered pushes of a cluster.
@Suite struct PushReceiptTests {
  private let now = noon

  private func update(_ number: Int) -> ActivityPush {
    ActivityPush(
      event: .update, timestamp: now + 1, contentState: Data(#"{"n":\#(number)}"#.utf8))
  }

  private func token(_ id: ActivityID, _ fixture: HostFixture) async throws -> Data {
    let text = try #require(try await fixture.host.activityState(id).pushToken)
    return try #require(Data(hexadecimal: text))
  }

  @Test func repeatedPushChangesNothing() async throws {
    let fixture = try await HostFixture.withSample()
    let id = try await fixture.start(.trip(push: .token))
    let token = try await token(id, fixture)
    func push(_ content: Int, _ number: Int) async -> PushVerdict.Outcome {
      await fixture.host.push(
        update(content), to: token, receipt: PushReceipt(.pushes, number: number)
      ).outcome
    }
    #expect(await push(1, 5) == .delivered)
    #expect(await push(2, 5) == .superseded)
    #expect(await push(3, 4) == .superseded)
    #expect(try await fixture.text(id, .lockScreen) == #"lockScreen {"n":1}"#)
    #expect(await push(4, 6) == .delivered)
    #expect(try await fixture.text(id, .lockScreen) == #"lockScreen {"n":4}"#)
    // Broadcasts have numbers of their own.
    let receipt = PushReceipt(.broadcasts, number: 1)
    #expect(
      await fixture.host.push(update(5), to: token, receipt: receipt).outcome == .delivered)
  }

  @Test(arguments: [false, true])
  func restartedHostRecognizesRepetition(isStart: Bool) async throws {
    let first = try await HostFixture.withSample()
    let id = try await first.start(.trip(push: .token))
    let receipt = PushReceipt(.pushes, number: 7)
    let token: Data
    let push: ActivityPush
    if isStart {
      guard
        case .pushToStartToken(let issued?) = try await first.host.activity(
          .pushToStartToken(attributesType: "Trip"), of: "Sample")
      else {
        Issue.record("no token to start activities")
        return
      }
      token = issued
      push = ActivityPush(
        event: .start, timestamp: now, contentState: Data(#"{"n":1}"#.utf8),
        attributesType: "Trip", attributes: Data("{}".utf8),
        alert: ActivityAlert(title: "t", body: "b"))
    } else {
      token = try await self.token(id, first)
      push = update(1)
    }
    #expect(await first.host.push(push, to: token, receipt: receipt).outcome == .delivered)
    let count = await first.host.state().activities.count
    #expect(count == (isStart ? 2 : 1))
    await first.host.stop()
    let second = try await HostFixture(store: first.store)
    #expect(await second.host.push(push, to: token, receipt: receipt).outcome == .superseded)
    #expect(await second.host.state().activities.count == count)
  }

  @Test func rejectedPushIsNotRemembered() async throws {
    let fixture = try await HostFixture.withSample()
    let id = try await fixture.start(.trip(push: .token))
    let token = try await token(id, fixture)
    let receipt = PushReceipt(.pushes, number: 3)
    let bad = ActivityPush(event: .update, timestamp: now)
    #expect(await fixture.host.push(bad, to: token, receipt: receipt).cause == .incomplete)
    #expect(await fixture.host.push(update(1), to: token, receipt: receipt).outcome == .delivered)
  }

  /// A stream that was removed and created again begins with 1.
  @Test func newStreamBeginsAgain() async throws {
    let first = try await HostFixture.withSample()
    let id = try await first.start(.trip(push: .token))
    let token = try await token(id, first)
    try await first.host.continuePushes(of: .pushes, identity: 1_772_712_000_123)
    let receipt = PushReceipt(.pushes, number: 1)
    #expect(await first.host.push(update(1), to: token, receipt: receipt).outcome == .delivered)
    await first.host.stop()
    let second = try await HostFixture(store: first.store)
    try await second.host.continuePushes(of: .pushes, identity: 1_772_712_000_123)
    #expect(await second.host.push(update(2), to: token, receipt: receipt).outcome == .superseded)
    try await second.host.continuePushes(of: .pushes, identity: 1_772_712_999_000)
    #expect(await second.host.push(update(2), to: token, receipt: receipt).outcome == .delivered)
  }

  @Test func repeatedBroadcastChangesNothing() async throws {
    let fixture = try await HostFixture.withSample()
    let id = try await fixture.start(.trip(push: .channel("AAAA")))
    func broadcast(_ content: Int, _ number: Int) async -> PushVerdict.Outcome {
      await fixture.host.broadcast(
        update(content), channel: "AAAA", bundle: "local.vitrine.Sample",
        receipt: PushReceipt(.broadcasts, number: number)
      ).outcome
    }
    #expect(await broadcast(1, 2) == .delivered)
    #expect(await broadcast(2, 2) == .superseded)
    await fixture.host.settle()
    #expect(try await fixture.text(id, .lockScreen) == #"lockScreen {"n":1}"#)
    #expect(
      await fixture.host.activeChannels().map(\.channel) == ["AAAA"])
    #expect(
      await fixture.host.activitiesListening(to: "AAAA", of: "local.vitrine.Sample") == [id])
  }

  @Test func changedTokensAreAnnounced() async throws {
    let fixture = try await HostFixture.withSample()
    var changes = await fixture.host.pushTokenChanges().makeAsyncIterator()
    let id = try await fixture.start(.trip(push: .token))
    #expect(await changes.next() != nil)
    let token = try await token(id, fixture)
    let known = await fixture.host.pushTokenList().map(\.token)
    #expect(known.contains(token.hexadecimal))
    try await fixture.host.dismissActivity(id)
    #expect(await changes.next() != nil)
    #expect(await fixture.host.endedPushTokens().map(\.token) == [token.hexadecimal])
  }
}
