import Foundation
import StableHash

/// Creates the device's push tokens: random in production use, or derived from a seed for
/// reproducible runs.
///
/// A token contains its environment: the last four bytes of a production token are a checksum of
/// the others. So the environment of a stored token is known without storing it. A development
/// token passes for a production token with a probability of 1 in 2³².
public struct PushTokenSource: Sendable {
  /// The length of a token in bytes. Apple publishes none for controls; device tokens have 32.
  static let length = 32

  /// True for the production environment, false for development.
  public var isProduction = false
  private var random: @Sendable (String) -> Data

  /// A token of the current environment.
  ///
  /// - Parameter name: What the token is for. With a seed, equal names have equal tokens.
  package func make(_ name: String) -> Data {
    let token = random(name)
    return isProduction ? Self.withChecksum(token) : token
  }

  init(_ random: @escaping @Sendable (String) -> Data) {
    self.random = random
  }

  /// True if a token was issued for the production environment.
  package static func isProductionToken(_ token: Data) -> Bool {
    token.count == length && withChecksum(token) == token
  }

  private static func withChecksum(_ token: Data) -> Data {
    let kept = token.prefix(length - 4)
    var sum = StableHash<UInt32>(of: "production")
    sum.combine(kept)
    return kept + withUnsafeBytes(of: sum.value.bigEndian) { Data($0) }
  }

  /// True if a token is of the current environment, so that servers can push to it.
  package func isOwn(_ token: Data) -> Bool { Self.isProductionToken(token) == isProduction }

  /// A source with the same tokens for the same seed and names.
  public static func seeded(_ seed: UInt64) -> PushTokenSource {
    PushTokenSource { id in
      var random = SeededGenerator(seed: seed, name: "push token \(id)")
      return data(&random)
    }
  }

  /// A source with random tokens, so that a server can distinguish several devices.
  public static let system = PushTokenSource { _ in
    var random = SystemRandomNumberGenerator()
    return data(&random)
  }

  private static func data(_ random: inout some RandomNumberGenerator) -> Data {
    Data((0..<length).map { _ in UInt8.random(in: .min ... .max, using: &random) })
  }
}
