import Foundation
import TestThreads
import Testing

@testable import HostLink

@Suite struct HostLinkConnectionTests {
  @Test func messagesArriveInOrderUntilEnd() throws {
    let (host, other) = try HostLinkConnection.pair()
    for id in 1...3 as ClosedRange<UInt64> { try host.send(HostRequest(id: id, call: .describe)) }
    host.shutDown()
    var identifiers: [UInt64] = []
    while let request = try other.receive(HostRequest.self) { identifiers.append(request.id) }
    #expect(identifiers == [1, 2, 3])
  }

  @Test func sendingToClosedLinkThrows() throws {
    let (host, other) = try HostLinkConnection.pair()
    other.shutDown()
    #expect(throws: HostLinkError.closed) {
      try host.send(HostRequest(id: 1, call: .describe))
    }
  }

  @Test func serviceRepliesWithRequestIdentifier() async throws {
    let (host, other) = try HostLinkConnection.pair()
    let service = HostLinkService(connection: other) { request in
      .failure(FailureReport(.unknownKind, "\(request.id)"))
    }
    service.start { _ in }
    let seen = try await onThread {
      for id in [4, 9] as [UInt64] {
        try host.send(HostMessage.request(HostRequest(id: id, call: .describe)))
      }
      var seen: [UInt64: String] = [:]
      while seen.count < 2, let message = try host.receive(ExtensionMessage.self) {
        guard case .reply(let id, .failure(let report)) = message else { continue }
        seen[id] = report.message
      }
      return seen
    }
    #expect(seen == [4: "4", 9: "9"])
    host.shutDown()
  }

  @Test(.timeLimit(.minutes(5))) func serviceAsksHost() async throws {
    let (host, other) = try HostLinkConnection.pair()
    let service = HostLinkService(connection: other) { _ in .description(BundleDescription()) }
    service.start { _ in }
    let placed = PlacedConfiguration(
      kind: "Lamp", family: .systemSmall, values: ["lamp": .object(identifier: "1", display: "A")])
    let thread = Thread {
      service.request(.timelines(kind: "Lamp"))
      guard case .question(let id, .currentConfigurations) = Self.next(host, after: .reload) else {
        return host.shutDown()
      }
      try? host.send(HostMessage.answer(id: id, .configurations([placed])))
      _ = Self.next(host, after: nil)
      host.shutDown()
    }
    thread.start()
    #expect(try await service.ask(.currentConfigurations) == .configurations([placed]))
    await #expect(throws: HostLinkError.closed) { try await service.ask(.currentConfigurations) }
    await #expect(throws: HostLinkError.closed) { try await service.ask(.currentConfigurations) }
  }

  @Test(.timeLimit(.minutes(5))) func serviceReceivesActivityNewsBetweenAnswers() async throws {
    let (host, other) = try HostLinkConnection.pair()
    let service = HostLinkService(connection: other) { _ in .done }
    let (news, continuation) = AsyncStream.makeStream(of: ActivityNews.self)
    service.start(onActivityNews: { continuation.yield($0) }, onEnd: { _ in continuation.finish() })
    let sent = ActivityNews.authorization(ActivityAuthorization(frequentPushesEnabled: false))
    Thread.detachNewThread {
      guard case .question(let id, .activity(.authorization)) = Self.next(host, after: nil) else {
        return host.shutDown()
      }
      try? host.send(HostMessage.activityNews(sent))
      try? host.send(HostMessage.answer(id: id, .activity(.pushToStartToken(nil))))
      host.shutDown()
    }
    let answer = try await service.ask(.activity(.authorization))
    #expect(answer == .activity(.pushToStartToken(nil)))
    var received: [ActivityNews] = []
    for await change in news { received.append(change) }
    #expect(received == [sent])
  }

  enum Skipped { case reload }

  /// The next message; skips a reload request if `skipped` allows one.
  static func next(_ host: HostLinkConnection, after skipped: Skipped?) -> ExtensionMessage? {
    while let message = try? host.receive(ExtensionMessage.self) {
      if case .reload(let request) = message, skipped == .reload {
        guard request == .timelines(kind: "Lamp") else { return nil }
        continue
      }
      return message
    }
    return nil
  }
}
