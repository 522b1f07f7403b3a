import Foundation

/// A provider token: a JSON Web Token (RFC 7519) signed with ES256.
///
/// ```swift
/// let token = try ProviderToken.make(
///   key: "ABC123DEFG", team: "TEAM123456", issued: now, signedBy: key)
/// ```
/// Parsing does not verify the signature; `isSigned(by:)` does. The rules for algorithm, age and
/// key are those of `ConnectionAuthority`. Source: "Establishing a token-based connection to APNs".
public struct ProviderToken: Equatable, Sendable {
  /// Longer tokens are invalid, in bytes.
  static let maxLength = 4096

  var algorithm: String
  /// `kid`.
  var key: String
  /// `iss`.
  var team: String
  /// `iat`. Clients send an integer, a floating-point number or a string.
  var issued: Date
  private var signed: [UInt8]
  private var signature: [UInt8]

  /// Parses a token. Throws `InvalidProviderToken`.
  init(_ text: String) throws(Refusal) {
    guard text.utf8.count <= Self.maxLength else { throw Self.invalid("is too long") }
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 3 else {
      throw Self.invalid("has \(parts.count) parts; expected three, separated by dots")
    }
    let header = try Self.object(parts[0], "header")
    let claims = try Self.object(parts[1], "claims")
    algorithm = header["alg"] ?? ""
    guard header["crit"] == nil else {
      throw Self.invalid("has a crit in its header; this gateway supports no extensions")
    }
    guard let key = header["kid"] else { throw Self.invalid("has no kid in its header") }
    guard let team = claims["iss"] else { throw Self.invalid("has no iss in its claims") }
    guard let issued = claims["iat"].flatMap(Self.seconds) else {
      throw Self.invalid("has no valid iat in its claims; expected seconds since 1970")
    }
    self.key = key
    self.team = team
    self.issued = Date(timeIntervalSince1970: issued)
    signed = Array(text.utf8.prefix(parts[0].utf8.count + 1 + parts[1].utf8.count))
    signature = Base64URL.bytes(parts[2]) ?? []
  }

  func isSigned(by key: SigningKey) -> Bool { key.isValid(signature, of: signed) }

  /// Creates a signed token. Throws `CryptoError`.
  public static func make(
    key id: String, team: String, issued: Date, signedBy key: SigningKey
  ) throws(CryptoError) -> String {
    let header = Base64URL.text(Array("{\"alg\":\"ES256\",\"kid\":\"\(id)\"}".utf8))
    let claims = Base64URL.text(
      Array("{\"iss\":\"\(team)\",\"iat\":\(Int(issued.timeIntervalSince1970))}".utf8))
    let signature = try key.signature(of: Array("\(header).\(claims)".utf8))
    return "\(header).\(claims).\(Base64URL.text(signature))"
  }

  /// The strings and numbers of a part, by name.
  private static func object(
    _ part: Substring, _ name: String
  ) throws(Refusal) -> [String: String] {
    guard let bytes = Base64URL.bytes(part), let text = try? ValidatedJSON(bytes),
      text.root.kind == .object
    else { throw invalid("has an invalid \(name); expected a JSON object in Base64URL") }
    var members: [String: String] = [:]
    for (key, part) in text.members(of: text.root).list {
      guard members[key] == nil else { throw invalid("has \(key) twice in its \(name)") }
      // Other kinds than strings count as given, but match no expected value.
      members[key] = text.string(part) ?? text.source(part)
    }
    return members
  }

  /// A number of seconds in decimal digits.
  private static func seconds(_ text: String) -> Double? {
    guard text.utf8.allSatisfy({ "0123456789.eE+-".utf8.contains($0) }) else { return nil }
    return Double(text).flatMap { $0.isFinite ? $0 : nil }
  }

  private static func invalid(_ problem: String) -> Refusal {
    Refusal(.invalidProviderToken, "The provider token \(problem).")
  }
}

/// Base64URL (RFC 4648, section 5) without padding.
enum Base64URL {
  /// Returns nil for text that is not the only encoding of its bytes.
  static func bytes(_ text: Substring) -> [UInt8]? {
    guard !text.contains(where: { "=+/".contains($0) }) else { return nil }
    var base = text.replacing("-", with: "+").replacing("_", with: "/")
    base += String(repeating: "=", count: (4 - base.utf8.count % 4) % 4)
    guard let data = Data(base64Encoded: String(base)) else { return nil }
    let bytes = [UInt8](data)
    return Self.text(bytes) == text ? bytes : nil
  }

  static func text(_ bytes: [UInt8]) -> String {
    Data(bytes).base64EncodedString().replacing("+", with: "-").replacing("/", with: "_")
      .replacing("=", with: "")
  }
}
