import Foundation

/// Who speaks on a connection: the rules of provider tokens, as a value for each connection.
///
/// Source: "Establishing a token-based connection to APNs". The first valid token binds the
/// connection to its team and its kind of key; the same token is checked once.
struct ConnectionAuthority: Sendable {
  /// Seconds after which a token is too old.
  static let lifetime: TimeInterval = 3600
  /// Seconds for which no other token may be shown.
  static let shortestUse: TimeInterval = 20 * 60
  /// Seconds by which a server's clock may be ahead.
  static let skew: TimeInterval = 60

  private struct Accepted: Sendable {
    /// As the header had it: the next request's is the same, and is not taken apart again.
    var header: String
    var text: String
    var key: ProviderKey
    var issued: Date
    var at: Date
    var generation: Int
  }

  private var first: ProviderKey?
  private var accepted: Accepted?

  /// A valid token was shown: the connection may have more than one stream.
  var isKnown: Bool { accepted != nil }

  /// What the header allows. Throws 403 and `TooManyProviderTokenUpdates`.
  mutating func check(
    _ header: String?, keys: KeyRing, environment: PushEnvironment, now: Date
  ) throws(Refusal) -> ProviderCredentials {
    if let accepted, accepted.header == header, accepted.generation == keys.generation {
      try Self.checkAge(accepted.issued, now: now)
      return ProviderCredentials(key: accepted.key)
    }
    let text = try Self.token(header)
    let token = try ProviderToken(text)
    let key = try Self.key(of: token, keys: keys)
    try Self.checkAge(token.issued, now: now)
    guard key.environment == nil || key.environment == environment else {
      throw Refusal(
        .badEnvironmentKeyIDInToken,
        "The key \(key.id) is for \(key.environment?.rawValue ?? "-"), and this gateway is for "
          + "\(environment.rawValue).")
    }
    if let first, !key.isRelated(to: first) {
      throw Refusal(
        .unrelatedKeyIDInToken,
        "The connection began with the key \(first.id) of the team \(first.team), to which \(key.id) "
          + "of \(key.team) is not related; open a connection for each.")
    }
    if let accepted, accepted.text != text, accepted.generation == keys.generation,
      now.timeIntervalSince(accepted.at) < Self.shortestUse
    {
      throw Refusal(
        .tooManyProviderTokenUpdates,
        "A new provider token came \(Int(now.timeIntervalSince(accepted.at))) s after the last one; "
          + "keep each for at least 20 minutes, and at most an hour.")
    }
    first = first ?? key
    let isSame = accepted?.text == text
    accepted = Accepted(
      header: header ?? "", text: text, key: key, issued: token.issued,
      at: isSame ? accepted?.at ?? now : now,
      generation: keys.generation)
    return ProviderCredentials(key: key)
  }

  private static func token(_ header: String?) throws(Refusal) -> String {
    guard let header, !header.isEmpty else {
      throw Refusal(
        .missingProviderToken, "There is no authorization; it is \"bearer \" and a provider token.")
    }
    let words = header.split(separator: " ")
    guard words.first?.lowercased() == "bearer" else {
      throw Refusal(
        .invalidProviderToken, "authorization does not begin with \"bearer\" and a space.")
    }
    guard words.count > 1 else {
      throw Refusal(.missingProviderToken, "There is no provider token behind \"bearer\".")
    }
    return words.dropFirst().joined(separator: " ")
  }

  private static func key(of token: ProviderToken, keys: KeyRing) throws(Refusal) -> ProviderKey {
    guard token.algorithm == "ES256" else {
      throw Refusal(
        .invalidProviderToken,
        "The provider token's alg is \"\(token.algorithm.prefix(20))\"; it should be ES256.")
    }
    guard let (key, check) = keys.key(token.key) else {
      throw Refusal(
        .invalidProviderToken,
        "The gateway has no key \"\(token.key.prefix(20))\"; add it with vitrine push key add.")
    }
    guard token.team == key.team else {
      throw Refusal(
        .invalidProviderToken,
        "The provider token's iss is \"\(token.team.prefix(20))\", and the key \(key.id) belongs to "
          + "the team \(key.team).")
    }
    guard token.isSigned(by: check) else {
      throw Refusal(
        .invalidProviderToken, "The provider token's signature is not the key \(key.id)'s.")
    }
    return key
  }

  private static func checkAge(_ issued: Date, now: Date) throws(Refusal) {
    let age = now.timeIntervalSince(issued)
    guard age <= lifetime else {
      throw Refusal(
        .expiredProviderToken,
        "The provider token was issued \(Int(min(age, 1e15) / 60)) minutes ago; it may be an hour "
          + "old at most.")
    }
    guard age >= -skew else {
      throw Refusal(
        .invalidProviderToken,
        "The provider token's iat is \(Int(min(-age, 1e15))) s in the future.")
    }
  }
}

/// What a valid token gives the right to.
struct ProviderCredentials: Equatable, Sendable {
  var key: ProviderKey

  /// Throws `TopicDisallowed`.
  func check(bundle: String, topic: String) throws(Refusal) {
    guard key.allows(bundle) else {
      throw Refusal(
        .topicDisallowed,
        "The key \(key.id) is for \(key.topics.joined(separator: ", ")), not for \(topic).")
    }
  }

  /// Of the channels' API. Throws `TopicMismatch`.
  func check(path bundle: String) throws(Refusal) {
    guard key.allows(bundle) else {
      throw Refusal(
        .topicMismatch,
        "The key \(key.id) is for \(key.topics.joined(separator: ", ")), not for \(bundle).")
    }
  }
}
