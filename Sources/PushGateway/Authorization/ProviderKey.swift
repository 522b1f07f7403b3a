import Foundation

/// A key with which servers sign their tokens, as the gateway knows it: the public part only.
public struct ProviderKey: Codable, Equatable, Sendable {
  /// `kid`: ten letters and digits.
  public var id: String
  /// `iss`: ten letters and digits.
  public var team: String
  /// nil: for both.
  public var environment: PushEnvironment?
  /// Bundle identifiers that a topic-specific key is for; empty: all of the team's.
  public var topics: [String]
  public var publicKey: String
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

  /// Ten capital letters and digits, as key and team identifiers are.
  public static func isIdentifier(_ text: String) -> Bool {
    text.utf8.count == 10
      && text.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x41...0x5A).contains($0) }
  }

  /// For the key's pushes to the bundle's topics.
  func allows(_ bundle: String) -> Bool { topics.isEmpty || topics.contains(bundle) }

  /// Whether a connection that began with the other key may go on with this one.
  func isRelated(to other: ProviderKey) -> Bool {
    id == other.id || (team == other.team && Set(topics) == Set(other.topics))
  }
}

/// The keys that the gateway takes, ready to check signatures with.
struct KeyRing: Sendable {
  /// Another number for other keys: what was checked with earlier ones is checked again.
  var generation: Int
  private var keys: [String: (key: ProviderKey, check: SigningKey)] = [:]

  /// Keys that cannot be read are left out.
  init(_ keys: [ProviderKey] = [], generation: Int = 0) {
    self.generation = generation
    for key in keys {
      guard let check = try? SigningKey(publicPEM: key.publicKey) else { continue }
      self.keys[key.id] = (key, check)
    }
  }

  var isEmpty: Bool { keys.isEmpty }

  func key(_ id: String) -> (key: ProviderKey, check: SigningKey)? { keys[id] }
}
