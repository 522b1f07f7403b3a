import Foundation

/// Receives the end of an `AVAudioPlayer`'s sound, on the main queue.
public protocol AVAudioPlayerDelegate: NSObjectProtocol {
  /// Called when the sound has ended after its last repetition. Not called if the player was
  /// stopped.
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)

  /// Called when decoding fails, which stops the player. By default, calls
  /// `audioPlayerDidFinishPlaying` with `false`.
  func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)

  func audioPlayerBeginInterruption(_ player: AVAudioPlayer)
  func audioPlayerEndInterruption(_ player: AVAudioPlayer, withOptions flags: Int)
}

extension AVAudioPlayerDelegate {
  public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}

  public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {
    audioPlayerDidFinishPlaying(player, successfully: false)
  }

  /// Never called: there are no interruptions.
  public func audioPlayerBeginInterruption(_ player: AVAudioPlayer) {}

  /// Never called: there are no interruptions.
  public func audioPlayerEndInterruption(_ player: AVAudioPlayer, withOptions flags: Int) {}
}
