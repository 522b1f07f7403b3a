import HostLink
import Testing

@testable import DeviceEngine
@testable import WidgetHost

@Suite struct ChangeFeedTests {
  private func removed(_ number: Int) -> HostChange { .removed("p\(number)") }

  @Test func deliversAllChangesToEachSubscriberInOrder() async {
    let feed = ChangeFeed(limit: 10)
    var one = feed.subscribe().makeAsyncIterator()
    var two = feed.subscribe().makeAsyncIterator()
    feed.publish([removed(1), removed(2)])
    feed.publish([removed(3)])
    for number in 1...3 {
      #expect(await one.next() == removed(number))
      #expect(await two.next() == removed(number))
    }
  }

  @Test func slowSubscriberReceivesResync() async {
    let feed = ChangeFeed(limit: 3)
    var slow = feed.subscribe().makeAsyncIterator()
    for number in 1...4 { feed.publish([removed(number)]) }
    feed.publish([removed(5)])
    #expect(await slow.next() == .resync)
    #expect(await slow.next() == removed(5))
  }

  @Test func finishingTheFeedEndsItsStreams() async {
    let feed = ChangeFeed(limit: 3)
    var stream = feed.subscribe().makeAsyncIterator()
    feed.publish([removed(1)])
    feed.finish()
    #expect(await stream.next() == removed(1))
    #expect(await stream.next() == nil)
  }

  @Test func publishingResumesWaitingSubscriber() async {
    let feed = ChangeFeed(limit: 3)
    let stream = feed.subscribe()
    let task = Task {
      var iterator = stream.makeAsyncIterator()
      return await iterator.next()
    }
    await Task.yield()
    feed.publish([removed(1)])
    #expect(await task.value == removed(1))
  }
}
