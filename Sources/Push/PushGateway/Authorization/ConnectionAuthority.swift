import Foundation

/// Authenticates the requests of one connection by their provider tokens, as a value.
///
/// ```swift
/// var authority = ConnectionAuthority()
/// let credentials = try authority.check(
///   "bearer eyJ…", keys: ring, environment: .development, now: now)
/// ```
/// Rules: a token is valid for `lifetime` after it was issued; a connection may change its token
/// only after `minimumUse`; the first valid token binds the connection to its team and the topics
/// of its key. A rejected token changes nothing.
///
/// Verifying a signature is expensive, and clients repeat the same header, so the last accepted
/// header is compared first. It is valid only for the `KeyRing` generation it was verified with, so
/// that removing a key takes effect on open connections.
///
/// Source: "Establishing a token-based connection to APNs". Which topics the key may push to is
/// checked by the returned `ProviderCredentials`.
struct ConnectionAuthority: Sendable {
  /// Seconds for which a token is valid.
  static let lifetime: TimeInterval = 3600
  /// Seconds for which a connection must use a token before it may change it.
  static let minimumUse: TimeInterval = 20 * 60
  /// Seconds by which a server's clock may be ahead.
  static let skew: TimeInterval = 60

  private struct Accepted: Sendable {
    /// The whole header. An equal header is not parsed again.
    var header: String
    var token: String
    var credentials: ProviderCredentials
    var issued: Date
    /// The first use of the token on this connection.
    var firstUse: Date
    /// Of the keys that the token was verified with.
    var generation: Int
  }

  /// The key of the first valid token.
  private var boundKey: ProviderKey?
  private var accepted: Accepted?

  /// Whether the connection has presented a valid token.
  var isAuthenticated: Bool { accepted != nil }

  /// Verifies the `authorization` header. Throws a reason with status 403, or
  /// `TooManyProviderTokenUpdates`.
  mutating func check(
    _ header: String?, keys: KeyRing, environment: PushEnvironment, now: Date
  ) throws(Refusal) -> ProviderCredentials {
    // Does not bind `accepted`, which would copy it for each request.
    if let known = accepted?.header, known == header, accepted?.generation == keys.generation,
      let issued = accepted?.issued, let credentials = accepted?.credentials
    {
      try Self.checkAge(issued, now: now)
      return credentials
    }
    let text = try Self.token(header)
    let verified = try Self.verified(text, keys: keys)
    let (token, key) = (verified.token, verified.key)
    try Self.checkAge(token.issued, now: now)
    guard key.environment == nil || key.environment == environment else {
      throw Refusal(
        .badEnvironmentKeyIDInToken,
        "Key \(key.id) is for \(key.environment?.rawValue ?? "-"), but this gateway is for "
          + "\(environment.rawValue).")
    }
    if let boundKey, !key.isRelated(to: boundKey) {
      throw Refusal(
        .unrelatedKeyIDInToken,
        "The connection belongs to key \(boundKey.id) of team \(boundKey.team), and key \(key.id) "
          + "of team \(key.team) is not related to it; use one connection per team and topic set.")
    }
    if let accepted, accepted.token != text, accepted.generation == keys.generation,
      now.timeIntervalSince(accepted.firstUse) < Self.minimumUse
    {
      throw Refusal(
        .tooManyProviderTokenUpdates,
        "The provider token changed after \(Int(now.timeIntervalSince(accepted.firstUse))) s; use "
          + "each token for at least 20 minutes and at most an hour.")
    }
    boundKey = boundKey ?? key
    let isSame = accepted?.token == text
    let credentials = ProviderCredentials(key: key, teams: keys.teams)
    accepted = Accepted(
      header: header ?? "", token: text, credentials: credentials, issued: token.issued,
      firstUse: isSame ? accepted?.firstUse ?? now : now,
      generation: keys.generation)
    return credentials
  }

  private static func token(_ header: String?) throws(Refusal) -> String {
    guard let header, !header.isEmpty else {
      throw Refusal(
        .missingProviderToken,
        "authorization is missing; expected \"bearer\", a space and a provider token.")
    }
    let words = header.split(separator: " ")
    guard words.first?.lowercased() == "bearer" else {
      throw Refusal(
        .invalidProviderToken, "authorization must start with \"bearer\" and a space.")
    }
    guard words.count > 1 else {
      throw Refusal(.missingProviderToken, "authorization has no provider token after \"bearer\".")
    }
    return words.dropFirst().joined(separator: " ")
  }

  private static func verified(
    _ text: String, keys: KeyRing
  ) throws(Refusal) -> VerifiedTokens.Token {
    if let known = keys.verified[text] { return known }
    let token = try ProviderToken(text)
    let verified = VerifiedTokens.Token(token: token, key: try key(of: token, keys: keys))
    keys.verified.add(verified, text)
    return verified
  }

  private static func key(of token: ProviderToken, keys: KeyRing) throws(Refusal) -> ProviderKey {
    guard token.algorithm == "ES256" else {
      throw Refusal(
        .invalidProviderToken,
        "The provider token's alg is \"\(token.algorithm.prefix(20))\"; expected ES256.")
    }
    guard let (key, verifier) = keys.key(token.key) else {
      throw Refusal(
        .invalidProviderToken,
        "Unknown key \"\(token.key.prefix(20))\"; add it with `vitrine push key add`.")
    }
    guard token.team == key.team else {
      throw Refusal(
        .invalidProviderToken,
        "The provider token's iss is \"\(token.team.prefix(20))\", but key \(key.id) belongs to "
          + "team \(key.team).")
    }
    guard token.isSigned(by: verifier) else {
      throw Refusal(
        .invalidProviderToken, "The provider token is not signed with key \(key.id).")
    }
    return key
  }

  private static func checkAge(_ issued: Date, now: Date) throws(Refusal) {
    let age = now.timeIntervalSince(issued)
    guard age <= lifetime else {
      throw Refusal(
        .expiredProviderToken,
        "The provider token was issued \(Int(min(age, 1e15) / 60)) minutes ago; it is valid for an "
          + "hour.")
    }
    guard age >= -skew else {
      throw Refusal(
        .invalidProviderToken,
        "The provider token's iat is \(Int(min(-age, 1e15))) s in the future.")
    }
  }
}

/// The permissions of a valid provider token. A class, so that the requests of a connection share
/// them.
final class ProviderCredentials: Sendable {
  let key: ProviderKey
  /// The teams of bundles, as in `KeyRing`.
  let teams: [String: Set<String>]

  init(key: ProviderKey, teams: [String: Set<String>] = [:]) {
    self.key = key
    self.teams = teams
  }

  /// The team that a bundle belongs to, if it is another one than the key's.
  private func otherTeam(of bundle: String) -> String? {
    guard let owners = teams[bundle], !owners.contains(key.team) else { return nil }
    return owners.sorted().joined(separator: ", ")
  }

  /// Throws `TopicDisallowed`.
  func check(bundle: String, topic: String) throws(Refusal) {
    guard key.allows(bundle) else {
      throw Refusal(
        .topicDisallowed,
        "Key \(key.id) is for \(key.topics.joined(separator: ", ")), not for \(topic).")
    }
    if let team = otherTeam(of: bundle) {
      throw Refusal(
        .topicDisallowed,
        "\(bundle) belongs to team \(team), and key \(key.id) to team \(key.team).")
    }
  }

  /// For broadcasts and the channel API. Throws `TopicMismatch`.
  func check(path bundle: String) throws(Refusal) {
    guard key.allows(bundle) else {
      throw Refusal(
        .topicMismatch,
        "Key \(key.id) is for \(key.topics.joined(separator: ", ")), not for \(bundle).")
    }
    if let team = otherTeam(of: bundle) {
      throw Refusal(
        .topicMismatch,
        "\(bundle) belongs to team \(team), and key \(key.id) to team \(key.team).")
    }
  }
}
