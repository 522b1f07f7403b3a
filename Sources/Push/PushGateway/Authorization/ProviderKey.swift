import Foundation

/// The public part of a key that servers sign provider tokens with.
public struct ProviderKey: Codable, Equatable, Sendable {
  /// `kid`: ten letters and digits.
  public var id: String
  /// `iss`: ten letters and digits.
  public var team: String
  /// The environment that the key is for; nil for both.
  public var environment: PushEnvironment?
  /// The bundle identifiers of a topic-specific key. Empty for a key that is valid for all topics
  /// of its team.
  public var topics: [String]
  /// PEM.
  public var publicKey: String
  /// When the key was registered, by the machine's clock.
  public var added: Date

  public init(
    id: String, team: String, environment: PushEnvironment? = nil, topics: [String] = [],
    publicKey: String, added: Date
  ) {
    self.id = id
    self.team = team
    self.environment = environment
    self.topics = topics
    self.publicKey = publicKey
    self.added = added
  }

  /// Whether the text is a key or team identifier: ten capital letters and digits.
  public static func isIdentifier(_ text: String) -> Bool {
    text.utf8.count == 10
      && text.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x41...0x5A).contains($0) }
  }

  /// Whether the key may push to the topics of the bundle.
  func allows(_ bundle: String) -> Bool { topics.isEmpty || topics.contains(bundle) }

  /// Whether a connection that is bound to the other key may use this one.
  func isRelated(to other: ProviderKey) -> Bool {
    id == other.id || (team == other.team && Set(topics) == Set(other.topics))
  }
}

/// The accepted keys by identifier, ready to verify signatures.
package struct KeyRing: Sendable {
  /// Differs for each version of the keys. What was verified with another generation must be
  /// verified again.
  package var generation: Int
  private var keys: [String: (key: ProviderKey, verifier: SigningKey)] = [:]
  /// The teams of the bundles that topic-specific keys name. A bundle belongs to these teams; keys
  /// of others may not push to it. One that no key names belongs to no team.
  private(set) var teams: [String: Set<String>] = [:]
  /// The provider tokens that these keys have verified.
  let verified = VerifiedTokens()

  /// Skips keys whose PEM is invalid.
  package init(_ keys: [ProviderKey] = [], generation: Int = 0) {
    self.generation = generation
    for key in keys {
      guard let verifier = try? SigningKey(publicPEM: key.publicKey) else { continue }
      self.keys[key.id] = (key, verifier)
      for bundle in key.topics { teams[bundle, default: []].insert(key.team) }
    }
  }

  var isEmpty: Bool { keys.isEmpty }

  func key(_ id: String) -> (key: ProviderKey, verifier: SigningKey)? { keys[id] }
}
