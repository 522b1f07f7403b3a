import DeviceEngine
import Foundation

/// A strategy for playing the sounds of alerts.
public struct AlertSounds: Sendable {
  /// The sound of an alarm, which repeats until the alarm is stopped.
  public struct Ringing: Equatable, Sendable {
    public var activity: ActivityID
    /// nil is the default sound.
    public var file: URL?

    public init(activity: ActivityID, file: URL?) {
      self.activity = activity
      self.file = file
    }
  }

  /// Starts to play a sound file once; nil plays the default sound. Must return at once.
  public var play: @Sendable (URL?) -> Void
  /// Repeats exactly these sounds from now on. Must return at once.
  public var ring: @Sendable ([Ringing]) -> Void

  public init(
    play: @escaping @Sendable (URL?) -> Void,
    ring: @escaping @Sendable ([Ringing]) -> Void = { _ in }
  ) {
    self.play = play
    self.ring = ring
  }

  public static let silent = AlertSounds { _ in }
}
