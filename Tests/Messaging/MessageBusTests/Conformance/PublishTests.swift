import Foundation
import MessageBus
import Testing

@Suite struct PublishTests {
  @Test(arguments: BusKind.allCases)
  func subscribersReceiveMessagesInOrder(_ kind: BusKind) async throws {
    try await kind.run { tested in
      let first = try await tested.bus.subscribe(to: "\(tested.word).*")
      let second = try await tested.bus.subscribe(to: "\(tested.word).>")
      let sent = (0..<20).map { number in
        BusMessage(
          "\(tested.word).a", headers: ["X-Number": "\(number)"], payload: Data([0, 255]),
          reply: "answers.\(number)")
      }
      for message in sent { try await tested.bus.publish(message) }
      for subscription in [first, second] {
        #expect(await subscription.first(20) == sent)
      }
    }
  }

  @Test(arguments: BusKind.allCases)
  func groupSharesMessages(_ kind: BusKind) async throws {
    try await kind.run { tested in
      let pattern = "\(tested.word).m"
      var members: [BusSubscription] = []
      for _ in 0..<3 {
        members.append(try await tested.bus.subscribe(to: pattern, group: "g", limit: 100))
      }
      let all = try await tested.bus.subscribe(to: "\(tested.word).>")
      for number in 0..<30 { try await tested.bus.publish(tested.message("m", "\(number)")) }
      // When the last message arrives, all subscriptions have their messages.
      try await tested.bus.publish(tested.message("end"))
      let expected = await all.first(31).dropLast()
      for member in members { member.cancel() }
      var received: [BusMessage] = []
      for member in members { for await message in member { received.append(message) } }
      #expect(Set(received.map(\.payload)) == Set(expected.map(\.payload)))
      #expect(received.count == 30)
    }
  }

  @Test(arguments: BusKind.allCases)
  func slowSubscriptionDropsAndCounts(_ kind: BusKind) async throws {
    try await kind.run { tested in
      let slow = try await tested.bus.subscribe(to: "\(tested.word).m", limit: 2)
      let other = try await tested.bus.subscribe(to: "\(tested.word).>")
      for number in 0..<5 { try await tested.bus.publish(tested.message("m", "\(number)")) }
      try await tested.bus.publish(tested.message("end"))
      _ = await other.first(6)
      #expect(slow.dropped == 3)
      #expect(await slow.first(2).map(\.payload) == [Data("0".utf8), Data("1".utf8)])
    }
  }

  @Test(arguments: BusKind.allCases)
  func releasedSubscriptionEnds(_ kind: BusKind) async throws {
    try await kind.run { tested in
      var subscription: BusSubscription? = try await tested.bus.subscribe(to: "\(tested.word).>")
      let inbox = try #require(subscription).inbox
      let (ends, end) = AsyncStream<Void>.makeStream()
      inbox.whenEnded { end.finish() }
      subscription = nil
      for await _ in ends {}
      try await tested.bus.publish(tested.message("m"))
    }
  }

  @Test(arguments: BusKind.allCases)
  func invalidMessagesAreRejected(_ kind: BusKind) async throws {
    try await kind.run { tested in
      let bus = tested.bus
      for subject in ["", "a..b", "a.*", "a.>", "a b", ".a", "a.", "a\r\nb", "ü\u{7F}"] {
        await #expect(throws: BusError.invalidSubject(subject)) {
          try await bus.publish(BusMessage(subject))
        }
      }
      for (name, value) in [("", "v"), ("a:b", "v"), ("a", "v\r\nb: c"), ("a b", "v"), ("a", " v")]
      {
        await #expect(throws: BusError.invalidHeader(name)) {
          try await bus.publish(BusMessage("a", headers: [name: value]))
        }
      }
      let limit = await bus.maximumPayload
      await #expect(throws: BusError.tooLarge(limit + 1, limit: limit)) {
        try await bus.publish(BusMessage("a", payload: Data(count: limit + 1)))
      }
      await #expect(throws: BusError.invalidSubject("a.>.b")) {
        _ = try await bus.subscribe(to: "a.>.b")
      }
    }
  }
}

extension BusSubscription {
  func first(_ count: Int) async -> [BusMessage] {
    var messages: [BusMessage] = []
    for await message in self {
      messages.append(message)
      if messages.count == count { break }
    }
    return messages
  }
}
