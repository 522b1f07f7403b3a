import Foundation

/// A strategy for playing the sounds of alerts.
public struct AlertSounds: Sendable {
  /// Starts to play a sound file; nil plays the default sound. Must return at once.
  public var play: @Sendable (URL?) -> Void

  public init(play: @escaping @Sendable (URL?) -> Void) {
    self.play = play
  }

  public static let silent = AlertSounds { _ in }
}
