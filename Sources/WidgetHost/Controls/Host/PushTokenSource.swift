import Foundation

/// Where controls' push tokens come from: a strategy, so that hosts can be run without chance.
public struct PushTokenSource: Sendable {
  /// Bytes of a token. Apple publishes no length for controls; device tokens have 32.
  static let length = 32

  var make: @Sendable (ControlIdentifier) -> Data

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
