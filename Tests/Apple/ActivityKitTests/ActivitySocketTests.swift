import Foundation
import HostLink
import Testing

@testable import ActivityKit

@Suite(.timeLimit(.minutes(5))) struct ActivitySocketTests {
  private func socket(_ server: SocketServer, _ gate: Gate = Gate()) -> ActivitySocket {
    var socket = ActivitySocket(path: server.path, extension: "Rides")
    socket.wait = { _ in gate.wait() }
    return socket
  }

  @Test func readsHostFromEnvironment() {
    let both = ["VITRINE_HOST_SOCKET": "/run/host.sock", "VITRINE_EXTENSION": "Rides"]
    #expect(ActivitySocket(environment: both)?.path == "/run/host.sock")
    for name in both.keys {
      #expect(ActivitySocket(environment: both.filter { $0.key != name }) == nil)
      #expect(ActivitySocket(environment: both.merging([name: ""]) { $1 }) == nil)
    }
  }

  @Test func appStartsUpdatesAndFollowsActivity() async throws {
    let server = SocketServer()
    let gate = Gate()
    try await withHost(socket(server, gate)) {
      let activity = try Activity.request(
        attributes: Ride(line: "M7"),
        content: ActivityContent(
          state: Ride.ContentState(minutes: 3),
          staleDate: Date(timeIntervalSince1970: 1_800_000_000.25), relevanceScore: .infinity))
      #expect(activity.content.staleDate == Date(timeIntervalSince1970: 1_800_000_000.25))
      #expect(activity.content.relevanceScore == .infinity)
      await activity.update(.minutes(2))
      #expect(activity.content.state.minutes == 2)
      var followed = server.followed.makeAsyncIterator()
      await followed.next()
      let states = activity.activityStateUpdates.makeAsyncIterator()
      server.set(.ride(activity.id, minutes: 2, state: .stale, version: 9))
      #expect(await states.next() == .active)
      #expect(await states.next() == .stale)
    }
    gate.open()
  }

  @Test func sequencesContinueAfterHostRestart() async throws {
    let server = SocketServer()
    let gate = Gate()
    server.set(.ride("kept", minutes: 5))
    server.set(.ride("gone"))
    try await withHost(socket(server, gate)) {
      let kept = try #require(Activity<Ride>.activities.first { $0.id == "kept" })
      let gone = try #require(Activity<Ride>.activities.first { $0.id == "gone" })
      let contents = kept.contentUpdates.makeAsyncIterator()
      let states = gone.activityStateUpdates.makeAsyncIterator()
      let starts = Activity<Ride>.activityUpdates.makeAsyncIterator()
      #expect(await contents.next()?.state.minutes == 5)
      #expect(await states.next() == .active)
      #expect([await starts.next()?.id, await starts.next()?.id] == ["kept", "gone"])
      var followed = server.followed.makeAsyncIterator()
      await followed.next()
      server.stop()
      server.set(.ride("kept", minutes: 4, version: 2))
      server.forget("gone")
      server.set(.ride("new"))
      server.start()
      gate.open()
      #expect(await contents.next()?.state.minutes == 4, "the missed content arrives")
      #expect(await states.next() == .dismissed, "an activity that the host lacks was dismissed")
      #expect(await states.next() == nil)
      #expect(await starts.next()?.id == "new")
      server.set(.ride("kept", minutes: 3, version: 3))
      #expect(await contents.next()?.state.minutes == 3, "later changes arrive")
    }
  }

  @Test func updateWaitsForRestartingHost() async throws {
    let server = SocketServer()
    let gate = Gate()
    try await withHost(socket(server, gate)) {
      let activity = try Activity.request(attributes: Ride(line: "M7"), content: .minutes(3))
      server.stop()
      #expect(throws: ActivityAuthorizationError.unsupported) {
        try Activity.request(attributes: Ride(line: "M8"), content: .minutes(3))
      }
      server.start()
      gate.open()
      await activity.update(.minutes(2))
      #expect(activity.content.state.minutes == 2)
    }
  }

  @Test(arguments: [
    "\n", "{\"ok\":true", "no answer\n", "{\"ok\":true}\n", "[]\n",
    "{\"ok\":true,\"result\":{\"activities\":{\"_0\":[]}}}\n",
    "{\"ok\":false,\"error\":{\"code\":\"busy\",\"message\":\"later\"}}\n",
  ])
  func invalidAnswerMakesRequestFail(canned: String) async throws {
    let server = SocketServer(canned: canned)
    await withHost(socket(server)) {
      #expect(throws: ActivityAuthorizationError.unsupported) {
        try Activity.request(attributes: Ride(line: "M7"), content: .minutes(3))
      }
    }
  }

  @Test func delaysGrowUpToMaximum() {
    var delay = ReconnectDelay(initial: 0.1, factor: 2, maximum: 1)
    #expect((0..<6).map { _ in delay.next() } == [0.1, 0.2, 0.4, 0.8, 1, 1])
    delay.reset()
    #expect(delay.next() == 0.1)
  }
}
