import Foundation
import HostLink
import Testing

@testable import DeviceEngine

/// When pictures are requested, and the effect of failures.
@Suite struct ActivityPresentingTests {
  @Test func updatesDuringRequestLeadToOneMore() throws {
    var fixture = ActivityEngineFixture()
    let id = try fixture.start()
    for number in 1...5 { try fixture.update(id, "\(number)") }
    #expect(fixture.fetches.count == 1)
    fixture.drawNext()
    #expect(fixture.fetches.map { String(decoding: $0.content.state, as: UTF8.self) } == ["5"])
    fixture.drawNext()
    #expect(fixture.fetches.isEmpty)
    #expect(fixture.activity(id)?.isLoaded == true)
    #expect(fixture.settled.map(\.wanted).max() == fixture.activity(id)?.wanted)
  }

  @Test func equalContentIsNotRedrawn() throws {
    var fixture = ActivityEngineFixture()
    let id = try fixture.startDrawn()
    try fixture.update(id, #"{"n":0}"#, relevance: 4)
    #expect(fixture.fetches.isEmpty)
    #expect(fixture.activity(id)?.stored.content.relevanceScore == 4)
  }

  @Test func concurrentRequestsAreLimited() throws {
    var fixture = ActivityEngineFixture { $0.fetches = 2 }
    let ids = try (0..<5).map { _ in try fixture.start() }
    #expect(fixture.fetches.map(\.id) == Array(ids.prefix(2)))
    fixture.drawNext()
    #expect(fixture.fetches.map(\.id) == [ids[1], ids[2]])
    // No pictures of a removed activity are requested.
    fixture.apply(try fixture.engine.dismissalDecision(for: ids[3], at: fixture.now))
    fixture.draw()
    #expect(fixture.settled.map(\.id) == [ids[0], ids[1], ids[2], ids[4]])
    #expect(fixture.engine.isIdle)
  }

  @Test func urgentRequestPrecedesBroadcast() throws {
    var fixture = ActivityEngineFixture { $0.fetches = 1 }
    let ids = try (0..<4).map { _ in try fixture.startDrawn() }
    for id in ids {
      let update = ActivityUpdate(content: ActivityContentMessage(state: Data("1".utf8)))
      let decision = try fixture.engine.decision(
        on: update, of: id, by: .push(priority: 5), at: fixture.now)
      fixture.engine.apply(decision, isUrgent: false, at: fixture.now)
      fixture.take()
    }
    // Two updates lead to one request.
    try fixture.update(ids[3], "2")
    try fixture.update(ids[3], "3")
    var requested: [String] = []
    while let fetch = fixture.fetches.first {
      requested.append("\(fetch.id) \(String(decoding: fetch.content.state, as: UTF8.self))")
      fixture.drawNext()
    }
    #expect(requested == ["a1 1", "a4 3", "a2 1", "a3 1"])
    #expect(fixture.engine.isIdle)
  }

  @Test func queueFreesRemovedElements() {
    var queue = ActivityFetchQueue()
    queue.add("a0", isUrgent: false)
    for number in 1...10_000 {
      queue.add("a\(number)", isUrgent: false)
      #expect(queue.next() == "a\(number - 1)")
      #expect(queue.storedCount <= 128)
    }
    #expect(queue.next() == "a10000")
    #expect(queue.next() == nil)
    #expect(queue.storedCount == 0)
  }

  @Test func failureIsReportedAndRetried() throws {
    var fixture = ActivityEngineFixture()
    let id = try fixture.startDrawn()
    try fixture.update(id)
    fixture.failNext()
    #expect(fixture.activity(id)?.failure == "no network")
    #expect(fixture.text(id) == #"{"n":1}"#)
    #expect(
      fixture.sentence
        == "Failed: no network. The last good pictures stay; next attempt at 12:00:30.")
    fixture.run(to: fixture.now + 30)
    #expect(fixture.fetches.count == 1)
    fixture.failNext("gone", isRetryable: false)
    fixture.run(to: fixture.now + 7200)
    #expect(fixture.fetches.isEmpty)
    try fixture.update(id, "2")
    fixture.draw()
    #expect(fixture.activity(id)?.failure == nil)
  }

  @Test func undecodableContentIsReplacedWithLastGoodContent() throws {
    var fixture = ActivityEngineFixture()
    let id = try fixture.startDrawn()
    try fixture.update(id, "bad", by: .push(priority: 10))
    #expect(fixture.text(id) == "bad")
    fixture.failNext("n: expected Int", isUndecodable: true)
    #expect(fixture.text(id) == #"{"n":0}"#)
    #expect(fixture.settled.last?.failure?.isUndecodable == true)
    #expect(fixture.stored.last?.content.state == Data(#"{"n":0}"#.utf8))
    fixture.draw()
    #expect(fixture.activity(id)?.failure == "n: expected Int", "kept until the next content")
    try fixture.update(id, "good")
    fixture.draw()
    #expect(fixture.activity(id)?.failure == nil)
  }

  /// Newer content stays although older content does not decode.
  @Test func undecodableContentDoesNotAffectNewerContent() throws {
    var fixture = ActivityEngineFixture()
    let id = try fixture.startDrawn()
    try fixture.update(id, "bad")
    try fixture.update(id, "new")
    fixture.failNext("n: expected Int", isUndecodable: true)
    #expect(fixture.text(id) == "new")
    fixture.draw()
    #expect(fixture.text(id) == "new")
    #expect(fixture.activity(id)?.isLoaded == true)
  }

  @Test func undecodableFirstContentHasNoPictures() throws {
    var fixture = ActivityEngineFixture()
    let id = try fixture.start(state: "bad")
    fixture.failNext("n: expected Int", isUndecodable: true)
    #expect(fixture.activity(id)?.isLoaded == false)
    #expect(fixture.fetches.isEmpty)
    #expect(fixture.engine.nextWake == fixture.at(8 * 60))
  }
}
