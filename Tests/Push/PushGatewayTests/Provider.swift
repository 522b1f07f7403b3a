import Foundation

@testable import PushGateway

/// A server for tests: a key, provider tokens and valid requests.
struct Provider {
  static let bundle = "com.example.Rangers"
  static let topic = "com.example.Rangers.push-type.liveactivity"
  static let device = String(repeating: "a1", count: 32)
  static let now = Date(timeIntervalSince1970: 1_790_000_000)
  static let id = "123e4567-e89b-12d3-a456-426655440000"

  var id: String
  var team: String
  let key: SigningKey

  init(id: String = "KEY1234567", team: String = "TEAM123456") throws {
    self.id = id
    self.team = team
    key = try SigningKey.make()
  }

  func registered(
    environment: PushEnvironment? = nil, topics: [String] = []
  ) throws -> ProviderKey {
    ProviderKey(
      id: id, team: team, environment: environment, topics: topics,
      publicKey: try key.publicPEM(), added: Self.now)
  }

  func token(issued: Date = now) throws -> String {
    try ProviderToken.make(key: id, team: team, issued: issued, signedBy: key)
  }

  /// A correctly signed token with any header and claims.
  func token(header: String, claims: String) throws -> String {
    let signed = Base64URL.text(Array(header.utf8)) + "." + Base64URL.text(Array(claims.utf8))
    return signed + "." + Base64URL.text(try key.signature(of: Array(signed.utf8)))
  }

  static let update = """
    {"aps": {"timestamp": 1790000000, "event": "update", "content-state": {"health": 0.5}}}
    """

  /// The fields of a valid update. `changes` replaces fields, or removes them if nil.
  static func fields(
    _ changes: [(HeaderName, String?)] = []
  ) -> [(HeaderName, String)] {
    var fields: [(HeaderName, String)] = [
      (.method, "POST"), (.path, "/3/device/\(device)"), (.authority, "localhost"),
      (.id, id), (.pushType, "liveactivity"), (.topic, topic),
    ]
    for (name, value) in changes {
      fields.removeAll { $0.0 == name }
      if let value { fields.append((name, value)) }
    }
    return fields
  }
}

/// A connection of a provider whose key is registered.
struct ProviderConnection {
  let provider: Provider
  var keys: KeyRing
  var validator = RequestValidator(environment: .development)
  private var token: String?

  init(_ provider: Provider? = nil, environment: PushEnvironment? = nil, topics: [String] = [])
    throws
  {
    self.provider = try provider ?? Provider()
    keys = KeyRing(
      [try self.provider.registered(environment: environment, topics: topics)], generation: 1)
  }

  mutating func send(
    _ changes: [(HeaderName, String?)] = [], more: [(HeaderName, String)] = [],
    body: String = Provider.update, at now: Date = Provider.now
  ) throws -> RequestValidator.Validation {
    // The same provider token each time: it must not change within 20 minutes.
    let token = try self.token ?? provider.token(issued: now)
    self.token = token
    let bearer = "bearer \(token)"
    return try send(
      fields: Provider.fields([(.authorization, bearer)] + changes) + more, body: body, at: now)
  }

  mutating func send(
    fields: [(HeaderName, String)], body: String, at now: Date = Provider.now
  ) throws -> RequestValidator.Validation {
    validator.validate(
      GatewayRequest(fields, body: Array(body.utf8)), keys: keys, now: now,
      newID: { UUID(uuid: (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16)) })
  }
}

extension RequestValidator.Validation {
  var refusal: Refusal? {
    if case .failure(let refusal) = outcome { refusal } else { nil }
  }

  var call: GatewayCall? { try? outcome.get() }

  var push: DevicePush? {
    if case .device(let call)? = call { call.read().push } else { nil }
  }

  var problem: PushVerdict? {
    if case .device(let call)? = call { call.read().problem } else { nil }
  }
}
