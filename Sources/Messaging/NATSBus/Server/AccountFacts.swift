import JSONValues
import MessageBus

/// The usage and the limits of the connection's account.
package struct AccountFacts: Equatable, Sendable {
  /// nil if the server does not report it.
  package var name: String?
  /// In bytes.
  package var storage: Int
  /// In bytes; nil if only the server's limit applies.
  package var maximumStorage: Int?
  /// The number of streams now.
  package var streams: Int
  /// nil for no limit.
  package var maximumStreams: Int?
  /// The number of consumers now.
  package var consumers: Int
  /// nil for no limit.
  package var maximumConsumers: Int?
}

extension NATSBus {
  /// Throws `BusError.noStreams` if the account may not use JetStream.
  package func account() async throws(BusError) -> AccountFacts {
    guard server.hasJetStream else { throw .noStreams }
    let answer = try await api.call("INFO", about: "the account")
    func limit(_ name: String) -> Int? {
      answer["limits"]?[name]?.integer.flatMap { $0 >= 0 ? $0 : nil }
    }
    return AccountFacts(
      name: await accountName, storage: answer["storage"]?.integer ?? 0,
      maximumStorage: limit("max_storage"), streams: answer["streams"]?.integer ?? 0,
      maximumStreams: limit("max_streams"), consumers: answer["consumers"]?.integer ?? 0,
      maximumConsumers: limit("max_consumers"))
  }

  private var accountName: String? {
    get async {
      guard let reply = try? await connection.request(BusMessage("$SYS.REQ.USER.INFO")).reply,
        let answer = try? JSONValue(parsing: reply.message.payload)
      else { return nil }
      return answer["data"]?["account"]?.string
    }
  }
}
