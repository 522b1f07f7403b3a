import Foundation

/// Where controls' push tokens come from: a strategy, so that hosts can be run without chance.
public struct PushTokenSource: Sendable {
  /// Bytes of a token. Apple publishes no length for controls; device tokens have 32.
  static let length = 32

  /// Tokens of apps as they are sold, not of those in development.
  public var isProduction = false
  private var random: @Sendable (ControlIdentifier) -> Data

  /// A token of the source's environment, for what the text names.
  package func make(_ name: ControlIdentifier) -> Data {
    let token = random(name)
    return isProduction ? Self.marked(token) : token
  }

  init(_ random: @escaping @Sendable (ControlIdentifier) -> Data) {
    self.random = random
  }

  /// A token tells by itself which environment it was made for, so that it does so for ever: the last
  /// bytes of one of production are a sum of the others. Of four billion others one is taken for one.
  package static func isOfProduction(_ token: Data) -> Bool {
    token.count == length && marked(token) == token
  }

  private static func marked(_ token: Data) -> Data {
    let kept = token.prefix(length - 4)
    let sum = (Data("production".utf8) + kept).reduce(0x811c_9dc5 as UInt32) {
      ($0 ^ UInt32($1)) &* 0x0100_0193
    }
    return kept + withUnsafeBytes(of: sum.bigEndian) { Data($0) }
  }

  /// Made in this environment: servers can push to it.
  package func isOwn(_ token: Data) -> Bool { Self.isOfProduction(token) == isProduction }

  /// The same tokens for the same seed and control, whose identifiers are never used again.
  public static func seeded(_ seed: UInt64) -> PushTokenSource {
    PushTokenSource { id in
      var random = SeededGenerator(seed: seed, name: "push token \(id)")
      return data(&random)
    }
  }

  /// Other ones on each device: a server that pushes to several tells them apart.
  public static let system = PushTokenSource { _ in
    var random = SystemRandomNumberGenerator()
    return data(&random)
  }

  private static func data(_ random: inout some RandomNumberGenerator) -> Data {
    Data((0..<length).map { _ in UInt8.random(in: .min ... .max, using: &random) })
  }
}
