import Foundation
import HostLink
import TestThreads
import Testing

@testable import ActivityKit

@Suite(.timeLimit(.minutes(5))) struct LinkedActivityHostTests {
  @Test func sendsCommandsAndReceivesChangesOverLink() async throws {
    let (host, other) = try HostLinkConnection.pair()
    let service = HostLinkService(connection: other) { _ in .done }
    let linked = LinkedActivityHost(service: service)
    service.start(onActivityNews: linked.receive) { _ in }
    let answering = Thread {
      guard let message = try? host.receive(ExtensionMessage.self),
        case .question(let id, .activity(.start)) = message
      else { return host.shutDown() }
      try? host.send(HostMessage.answer(id: id, .activity(.activity(.ride("a1")))))
      try? host.send(HostMessage.activityNews(.activity(.ride("a1", minutes: 1, version: 2))))
    }
    answering.start()
    try await withHost(linked) {
      let activity = try Activity.request(attributes: Ride(line: "M7"), content: .minutes(3))
      let contents = activity.contentUpdates.makeAsyncIterator()
      var minutes = await contents.next()?.state.minutes
      if minutes == 3 { minutes = await contents.next()?.state.minutes }
      #expect(minutes == 1)
      host.shutDown()
      await activity.update(.minutes(9))
      #expect(activity.content.state.minutes == 1, "without a host nothing changes")
    }
  }

  @Test func timesOutIfHostDoesNotAnswer() async throws {
    let (host, other) = try HostLinkConnection.pair()
    let service = HostLinkService(connection: other) { _ in .done }
    service.start { _ in }
    await #expect(throws: ActivityHostError.unreachable("timed out after 0.01 s")) {
      try await onThread {
        try LinkedActivityHost(service: service, timeLimit: 0.01)
          .ask(.authorization, waitsForHost: false)
      }
    }
    host.shutDown()
  }
}
