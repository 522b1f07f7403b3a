import Foundation
import GatewayFixtures
import Testing

@testable import PushGateway

struct ProviderTokenTests {
  private let now = Provider.now

  private func check(_ token: String, keys: KeyRing, at date: Date = Provider.now) -> PushReason? {
    var authority = ConnectionAuthority()
    do throws(Refusal) {
      _ = try authority.check(
        "bearer \(token)", keys: keys, environment: .development, now: date)
      return nil
    } catch {
      return error.reason
    }
  }

  /// Clients send an integer (aioapns), a floating-point number (pyapns-client) or a string
  /// (kalyke-apns).
  @Test(arguments: ["1790000000", "1790000000.25", "\"1790000000\"", "1.79e9"])
  func acceptsSeveralTypesOfIssueDate(iat: String) throws {
    let provider = try Provider()
    let token = try provider.token(
      header: #"{"alg":"ES256","kid":"KEY1234567","typ":"JWT"}"#,
      claims: "{\"iss\":\"TEAM123456\",\"iat\":\(iat)}")
    #expect(check(token, keys: KeyRing([try provider.registered()])) == nil)
  }

  @Test(arguments: [
    (#"{"alg":"none","kid":"KEY1234567"}"#, #"{"iss":"TEAM123456","iat":1790000000}"#),
    (#"{"alg":"HS256","kid":"KEY1234567"}"#, #"{"iss":"TEAM123456","iat":1790000000}"#),
    (#"{"kid":"KEY1234567"}"#, #"{"iss":"TEAM123456","iat":1790000000}"#),
    (#"{"alg":"ES256"}"#, #"{"iss":"TEAM123456","iat":1790000000}"#),
    (#"{"alg":"ES256","kid":"OTHER12345"}"#, #"{"iss":"TEAM123456","iat":1790000000}"#),
    (#"{"alg":"ES256","kid":"KEY1234567"}"#, #"{"iss":"OTHER12345","iat":1790000000}"#),
    (#"{"alg":"ES256","kid":"KEY1234567"}"#, #"{"iat":1790000000}"#),
    (#"{"alg":"ES256","kid":"KEY1234567"}"#, #"{"iss":"TEAM123456"}"#),
    (#"{"alg":"ES256","kid":"KEY1234567"}"#, #"{"iss":"TEAM123456","iat":"now"}"#),
    (#"{"alg":"ES256","kid":"KEY1234567"}"#, #"{"iss":"TEAM123456","iat":true}"#),
    (#"{"alg":"ES256","kid":"KEY1234567"}"#, #"{"iss":"TEAM123456","iat":"inf"}"#),
    (#"{"alg":"ES256","kid":"KEY1234567"}"#, #"{"iss":"TEAM123456","iat":"0x6AB13480"}"#),
    (#"{"alg":"ES256","kid":"KEY1234567"}"#, #"{"iss":"TEAM123456","iat":" 1790000000"}"#),
    (#"{"alg":"ES256","kid":"KEY1234567"}"#, "[]"), ("{", "{}"),
    // Names must be unique (RFC 7515, section 4; RFC 7519, section 4).
    (
      #"{"alg":"ES256","kid":"KEY1234567"}"#,
      #"{"iss":"TEAM123456","iat":1,"iat":1790000000}"#
    ),
    (
      #"{"alg":"none","alg":"ES256","kid":"KEY1234567"}"#, #"{"iss":"TEAM123456","iat":1790000000}"#
    ),
    // Extensions that the gateway does not understand (RFC 7515, section 4.1.11).
    (
      #"{"alg":"ES256","kid":"KEY1234567","crit":["exp"],"exp":1}"#,
      #"{"iss":"TEAM123456","iat":1790000000}"#
    ),
    (#"{"alg":"ES256","kid":"KEY1234567","crit":[]}"#, #"{"iss":"TEAM123456","iat":1790000000}"#),
  ])
  func rejectsInvalidClaims(header: String, claims: String) throws {
    let provider = try Provider()
    let token = try provider.token(header: header, claims: claims)
    #expect(
      check(token, keys: KeyRing([try provider.registered()])) == .invalidProviderToken)
  }

  @Test(arguments: ["", ".", "..", "a.b", "a.b.c", "a.b.c.d", "ä.ö.ü", "====.==.="])
  func rejectsMalformedToken(text: String) throws {
    let keys = KeyRing([try Provider().registered()])
    #expect(check("x" + text, keys: keys) == .invalidProviderToken)
  }

  /// The same bytes in other text: RFC 7515 allows one encoding only.
  @Test func acceptsOneEncodingOnly() throws {
    let provider = try Provider()
    let keys = KeyRing([try provider.registered()])
    // "?>" is encoded with both characters in which the alphabets differ.
    let header = #"{"alg":"ES256","kid":"KEY1234567","typ":"?>?>?>~~~"}"#
    let token = try provider.token(
      header: header, claims: #"{"iss":"TEAM123456","iat":1790000000}"#)
    #expect(check(token, keys: keys) == nil)
    let standard = token.replacing("-", with: "+").replacing("_", with: "/")
    #expect(standard != token)
    #expect(check(standard, keys: keys) == .invalidProviderToken)
    // The signature's 64 bytes end in a character with four unused bits.
    let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_")
    let last = try #require(token.last.flatMap { alphabet.firstIndex(of: $0) })
    #expect(last % 16 == 0)
    let trailing = String(token.dropLast()) + String(alphabet[last + 1])
    #expect(check(trailing, keys: keys) == .invalidProviderToken)
  }

  @Test func rejectsWrongSignature() throws {
    let provider = try Provider()
    let keys = KeyRing([try provider.registered()])
    let token = try provider.token()
    let parts = token.split(separator: ".")
    #expect(check(token, keys: keys) == nil)
    #expect(check("\(parts[0]).\(parts[1]).", keys: keys) == .invalidProviderToken)
    #expect(check("\(parts[0]).\(parts[1]).AAAA", keys: keys) == .invalidProviderToken)
    // Signed with another key, and for another message.
    #expect(check(try Provider().token(), keys: keys) == .invalidProviderToken)
    let later = try provider.token(issued: now.addingTimeInterval(1)).split(separator: ".")
    #expect(check("\(parts[0]).\(parts[1]).\(later[2])", keys: keys) == .invalidProviderToken)
    // r and s are zero.
    let zero = Base64URL.text([UInt8](repeating: 0, count: 64))
    #expect(check("\(parts[0]).\(parts[1]).\(zero)", keys: keys) == .invalidProviderToken)
  }

  @Test(
    arguments: [
      (0.0, nil), (3600, nil), (3601, PushReason.expiredProviderToken),
      (1e6, .expiredProviderToken),
      (-60, nil), (-61, .invalidProviderToken), (-3600, .invalidProviderToken),
    ] as [(TimeInterval, PushReason?)])
  func isValidForAnHour(age: TimeInterval, reason: PushReason?) throws {
    let provider = try Provider()
    let token = try provider.token(issued: now.addingTimeInterval(-age))
    #expect(check(token, keys: KeyRing([try provider.registered()])) == reason)
  }

  @Test(
    arguments: [
      (PushEnvironment?.none, nil), (.development, nil),
      (.production, PushReason.badEnvironmentKeyIDInToken),
    ] as [(PushEnvironment?, PushReason?)])
  func keyIsBoundToEnvironment(environment: PushEnvironment?, reason: PushReason?) throws {
    let provider = try Provider()
    let keys = KeyRing([try provider.registered(environment: environment)])
    #expect(check(try provider.token(), keys: keys) == reason)
  }

  @Test(
    arguments: [(["com.example.Other"], PushReason.topicDisallowed), ([Provider.bundle], nil)]
      as [([String], PushReason?)])
  func keyIsBoundToTopics(topics: [String], reason: PushReason?) throws {
    var connection = try ProviderConnection(topics: topics)
    #expect(try connection.send().refusal?.reason == reason)
  }
}

/// A topic-specific key declares the team of its bundles.
struct TeamTests {
  private static let own = Provider.bundle

  /// The keys of the gateway: a team-wide key, and the topic-specific keys of other teams.
  private func credentials(declared: [(team: String, topic: String)]) throws -> ProviderCredentials
  {
    let provider = try Provider()
    var keys = [try provider.registered()]
    for (index, declaration) in declared.enumerated() {
      let other = try Provider(id: "KEY000000\(index)", team: declaration.team)
      keys.append(try other.registered(topics: [declaration.topic]))
    }
    var authority = ConnectionAuthority()
    return try authority.check(
      "bearer \(try provider.token())", keys: KeyRing(keys), environment: .development,
      now: Provider.now)
  }

  @Test(
    arguments: [
      ([], nil), ([("TEAM123456", own)], nil), ([("TEAMOTHER1", "com.example.Other")], nil),
      ([("TEAMOTHER1", own)], PushReason.topicDisallowed),
      ([("TEAMOTHER1", own), ("TEAM123456", own)], nil),
    ] as [([(String, String)], PushReason?)])
  func keysOfOtherTeamsAreRefused(
    declared: [(String, String)], reason: PushReason?
  ) throws {
    let credentials = try credentials(declared: declared.map { (team: $0.0, topic: $0.1) })
    var found: PushReason?
    do throws(Refusal) {
      try credentials.check(bundle: Self.own, topic: Provider.topic)
    } catch {
      found = error.reason
    }
    #expect(found == reason)
    var foundForChannel: PushReason?
    do throws(Refusal) {
      try credentials.check(path: Self.own)
    } catch {
      foundForChannel = error.reason
    }
    #expect(foundForChannel == reason.map { _ in .topicMismatch })
  }
}

struct ConnectionAuthorityTests {
  private let now = Provider.now
  private var authority = ConnectionAuthority()

  private mutating func check(_ token: String, _ keys: KeyRing, at date: Date) -> PushReason? {
    do throws(Refusal) {
      _ = try authority.check("Bearer \(token)", keys: keys, environment: .development, now: date)
      return nil
    } catch {
      return error.reason
    }
  }

  @Test mutating func tokenMustNotChangeWithinTwentyMinutes() throws {
    let provider = try Provider()
    let keys = KeyRing([try provider.registered()])
    let first = try provider.token()
    #expect(!authority.isAuthenticated)
    #expect(check(first, keys, at: now) == nil)
    #expect(authority.isAuthenticated)
    let soon = now.addingTimeInterval(1199)
    let second = try provider.token(issued: soon)
    #expect(check(second, keys, at: soon) == .tooManyProviderTokenUpdates)
    #expect(check(first, keys, at: soon) == nil)
    let then = now.addingTimeInterval(1200)
    #expect(check(second, keys, at: then) == nil)
    // Returning to the first token is a change as well.
    #expect(check(first, keys, at: then) == .tooManyProviderTokenUpdates)
  }

  @Test mutating func acceptedTokenExpires() throws {
    let provider = try Provider()
    let keys = KeyRing([try provider.registered()])
    let token = try provider.token()
    #expect(check(token, keys, at: now) == nil)
    #expect(check(token, keys, at: now.addingTimeInterval(3601)) == .expiredProviderToken)
  }

  /// The signature is verified once for all connections, the token's age for each request.
  @Test func connectionsShareVerifiedTokens() throws {
    let provider = try Provider()
    let keys = KeyRing([try provider.registered()])
    let token = try provider.token()
    func check(_ token: String, at date: Date) -> PushReason? {
      var connection = ConnectionAuthorityTests()
      return connection.check(token, keys, at: date)
    }
    let forged = try Provider().token()
    #expect(check(forged, at: now) == .invalidProviderToken)
    #expect(keys.verified[forged] == nil)
    #expect(check(token, at: now) == nil)
    #expect(keys.verified[token]?.key.id == provider.id)
    #expect(check(token, at: now) == nil)
    #expect(check(token, at: now.addingTimeInterval(3601)) == .expiredProviderToken)
    for index in 0..<200 {
      let other = try provider.token(issued: now.addingTimeInterval(Double(index % 50) - 49))
      #expect(check(other, at: now) == nil)
    }
  }

  @Test mutating func connectionIsBoundToTeamAndTopics() throws {
    let first = try Provider()
    let other = try Provider(id: "KEY7654321", team: "TEAM654321")
    let sister = try Provider(id: "KEY0000001")
    let narrow = try Provider(id: "KEY0000002")
    let keys = KeyRing([
      try first.registered(), try other.registered(), try sister.registered(),
      try narrow.registered(topics: ["a.b"]),
    ])
    #expect(check(try first.token(), keys, at: now) == nil)
    let later = now.addingTimeInterval(1500)
    #expect(check(try other.token(issued: later), keys, at: later) == .unrelatedKeyIDInToken)
    #expect(check(try narrow.token(issued: later), keys, at: later) == .unrelatedKeyIDInToken)
    #expect(check(try sister.token(issued: later), keys, at: later) == nil)
  }

  @Test mutating func removedKeyIsRejected() throws {
    let provider = try Provider()
    let token = try provider.token()
    let keys = KeyRing([try provider.registered()], generation: 1)
    #expect(check(token, keys, at: now) == nil)
    #expect(check(token, KeyRing([], generation: 2), at: now) == .invalidProviderToken)
    // The same keys in a new generation.
    let reloaded = KeyRing([try provider.registered()], generation: 3)
    #expect(check(token, reloaded, at: now.addingTimeInterval(60)) == nil)
  }
}
