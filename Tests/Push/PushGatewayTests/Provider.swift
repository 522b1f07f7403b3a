import Foundation
import GatewayFixtures

@testable import PushGateway

extension Provider {
  /// A correctly signed token with any header and claims.
  func token(header: String, claims: String) throws -> String {
    let signed = Base64URL.text(Array(header.utf8)) + "." + Base64URL.text(Array(claims.utf8))
    return signed + "." + Base64URL.text(try key.signature(of: Array(signed.utf8)))
  }

  /// The fields of a valid update. `changes` replaces fields, or removes them if nil.
  static func fields(_ changes: [(HeaderName, String?)] = []) -> [(HeaderName, String)] {
    fields(named(changes)).compactMap { name, value in
      HeaderName(rawValue: name).map { ($0, value) }
    }
  }

  /// Fields with their names as text.
  static func named(_ changes: [(HeaderName, String?)]) -> [(String, String?)] {
    changes.map { ($0.0.rawValue, $0.1) }
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
