import Foundation
import HostLink
import Testing

@testable import ActivityKit

@Suite(.timeLimit(.minutes(5))) struct ActivitySequenceTests {
  /// The first `count` values.
  private func first<S: AsyncSequence>(_ count: Int, of sequence: S) async throws -> [S.Element] {
    var values: [S.Element] = []
    var iterator = sequence.makeAsyncIterator()
    while values.count < count, let value = try await iterator.next() { values.append(value) }
    return values
  }

  @Test func statesBeginWithCurrentAndEndWithDismissal() async throws {
    let host = RecorderActivityHost([.ride("a1")])
    try await withHost(host) {
      let activity = try #require(Activity<Ride>.activities.first)
      let iterator = activity.activityStateUpdates.makeAsyncIterator()
      for (index, state) in [ActivityStateName.stale, .active, .ended, .dismissed].enumerated() {
        host.publish(.activity(.ride("a1", state: state, version: index + 2)))
      }
      var seen: [ActivityState] = []
      while let state = await iterator.next() { seen.append(state) }
      #expect(seen == [.active, .stale, .active, .ended, .dismissed])
      #expect(activity.activityState == .dismissed)
      #expect(Activity<Ride>.activities.map(\.id) == [], "an older list does not restore it")
    }
  }

  @Test func iteratorsBeginWithNewestContent() async throws {
    let host = RecorderActivityHost([.ride("a1")])
    try await withHost(host) {
      let activity = try #require(Activity<Ride>.activities.first)
      let early = activity.contentUpdates.makeAsyncIterator()
      host.publish(.activity(.ride("a1", minutes: 2, version: 2)))
      let late = activity.contentUpdates.makeAsyncIterator()
      host.publish(.activity(.ride("a1", minutes: 1, version: 3)))
      host.publish(.activity(.ride("a1", minutes: 9, version: 2)))
      host.publish(.activity(.ride("a1", minutes: 1, state: .stale, version: 4)))
      host.publish(.activity(.ride("a1", minutes: 1, state: .dismissed, version: 5)))
      func rest(_ iterator: Activity<Ride>.ContentUpdates.Iterator) async -> [Int] {
        var minutes: [Int] = []
        while let content = await iterator.next() { minutes.append(content.state.minutes) }
        return minutes
      }
      #expect(await rest(early) == [3, 2, 1], "older versions and other changes are skipped")
      #expect(await rest(late) == [2, 1])
    }
  }

  @Test func skipsContentThatDoesNotDecode() async throws {
    let host = RecorderActivityHost([.ride("a1")])
    try await withHost(host) {
      let activity = try #require(Activity<Ride>.activities.first)
      var broken = ActivityRecord.ride("a1", version: 2)
      broken.content.state = Data(#"{"minutes":"two"}"#.utf8)
      let iterator = activity.contentUpdates.makeAsyncIterator()
      host.publish(.activity(broken))
      #expect(activity.content.state.minutes == 3)
      host.publish(.activity(.ride("a1", minutes: 1, version: 3)))
      #expect(await iterator.next()?.state.minutes == 3)
      #expect(await iterator.next()?.state.minutes == 1)
    }
  }

  @Test func pushTokensArriveWhenCreated() async throws {
    let host = RecorderActivityHost([.ride("a1")])
    try await withHost(host) {
      let activity = try #require(Activity<Ride>.activities.first)
      #expect(activity.pushToken == nil)
      let iterator = activity.pushTokenUpdates.makeAsyncIterator()
      host.publish(.activity(.ride("a1", token: Data([1]), version: 2)))
      host.publish(.activity(.ride("a1", minutes: 2, token: Data([1]), version: 3)))
      host.publish(.activity(.ride("a1", token: Data([2]), version: 4)))
      #expect(await iterator.next() == Data([1]))
      #expect(await iterator.next() == Data([2]))
      #expect(activity.pushToken == Data([2]))
    }
  }

  @Test func activityUpdatesListCurrentThenNewOnes() async throws {
    let host = RecorderActivityHost([.ride("a1")])
    try await withHost(host) {
      let iterator = Activity<Ride>.activityUpdates.makeAsyncIterator()
      host.publish(.activity(.ride("b", version: 1)))
      host.publish(.activity(.ride("b", minutes: 2, version: 2)))
      let own = try Activity.request(attributes: Ride(line: "M8"), content: .minutes(1))
      var seen: [String] = []
      for _ in 0..<3 { seen.append(await iterator.next()?.id ?? "-") }
      #expect(seen == ["a1", "b", own.id])
    }
  }

  @Test func startTokenUpdatesBeginWithCurrentToken() async throws {
    let host = RecorderActivityHost(startToken: Data([7]))
    await withHost(host) {
      #expect(Activity<Ride>.pushToStartToken == Data([7]))
      let iterator = Activity<Ride>.pushToStartTokenUpdates.makeAsyncIterator()
      host.publish(.pushToStartToken(attributesType: "Other", Data([9])))
      host.publish(.pushToStartToken(attributesType: "Ride", Data([8])))
      #expect(await iterator.next() == Data([7]))
      #expect(await iterator.next() == Data([8]))
    }
  }

  @Test func permissionUpdatesAreIndependent() async throws {
    let host = RecorderActivityHost(
      authorization: ActivityAuthorization(frequentPushesEnabled: false))
    await withHost(host) {
      let information = ActivityAuthorizationInfo()
      #expect(information.areActivitiesEnabled)
      #expect(!information.frequentPushesEnabled)
      let enablement = information.activityEnablementUpdates.makeAsyncIterator()
      let frequent = information.frequentPushEnablementUpdates.makeAsyncIterator()
      host.publish(.authorization(ActivityAuthorization(frequentPushesEnabled: true)))
      host.publish(
        .authorization(
          ActivityAuthorization(areActivitiesEnabled: false, frequentPushesEnabled: true)))
      #expect(await enablement.next() == true)
      #expect(await enablement.next() == false)
      #expect(await frequent.next() == false)
      #expect(await frequent.next() == true)
    }
  }

  @Test func slowSubscriberKeepsNewestValues() async {
    let values = Multicast(0)
    let subscription = values.subscribe()
    for value in 1...200 { values.publish(value) }
    values.finish()
    var seen: [Int] = []
    while let value = await subscription.next() { seen.append(value) }
    #expect(seen == Array(137...200))
  }

  @Test func cancelledWaitReturnsNil() async {
    let subscription = Multicast<Int>().subscribe()
    let waiting = Task { await subscription.next() }
    waiting.cancel()
    #expect(await waiting.value == nil)
  }
}
