import Foundation
import PushGateway

/// A server for tests: a key, provider tokens and valid requests.
package struct Provider: Sendable {
  package static let bundle = "com.example.Rangers"
  package static let topic = "com.example.Rangers.push-type.liveactivity"
  package static let device = String(repeating: "a1", count: 32)
  package static let now = Date(timeIntervalSince1970: 1_790_000_000)
  package static let id = "123e4567-e89b-12d3-a456-426655440000"

  package var id: String
  package var team: String
  package let key: SigningKey

  package init(id: String = "KEY1234567", team: String = "TEAM123456") throws {
    self.id = id
    self.team = team
    key = try SigningKey.make()
  }

  package func registered(
    environment: PushEnvironment? = nil, topics: [String] = []
  ) throws -> ProviderKey {
    ProviderKey(
      id: id, team: team, environment: environment, topics: topics,
      publicKey: try key.publicPEM(), added: Self.now)
  }

  package func token(issued: Date = now) throws -> String {
    try ProviderToken.make(key: id, team: team, issued: issued, signedBy: key)
  }

  package static let update = """
    {"aps": {"timestamp": 1790000000, "event": "update", "content-state": {"health": 0.5}}}
    """

  /// The fields of a valid update. `changes` replaces fields, or removes them if nil.
  package static func fields(_ changes: [(String, String?)]) -> [(String, String)] {
    var fields = [
      (":method", "POST"), (":path", "/3/device/\(device)"), (":authority", "localhost"),
      ("apns-id", id), ("apns-push-type", "liveactivity"), ("apns-topic", topic),
    ]
    for (name, value) in changes {
      fields.removeAll { $0.0 == name }
      if let value { fields.append((name, value)) }
    }
    return fields
  }

  /// The request of a valid update with a provider token. `changes` replaces fields, or removes
  /// them if nil.
  package static func request(
    _ bearer: String, _ changes: [(String, String?)] = [], more: [(String, String)] = [],
    body: String = update
  ) -> PushClient.Request {
    let fields = fields([("authorization", bearer), (":authority", nil)] + changes)
    let method = fields.first { $0.0 == ":method" }?.1 ?? "POST"
    let path = fields.first { $0.0 == ":path" }?.1 ?? "/"
    return PushClient.Request(
      method, path,
      (fields.filter { $0.0 != ":method" && $0.0 != ":path" } + more)
        .map { (name: $0.0, value: $0.1) }, body: Array(body.utf8))
  }
}
