import Foundation

/// Hears how an `AVAudioPlayer` ends, on the main queue.
public protocol AVAudioPlayerDelegate: NSObjectProtocol {
  /// The sound has come to its end, and no loop is left. Not called where the player was stopped.
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)

  /// The sound cannot be decoded any further, and stands. Whoever does not hear this is told that
  /// the player has finished, unsuccessfully.
  func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)

  func audioPlayerBeginInterruption(_ player: AVAudioPlayer)
  func audioPlayerEndInterruption(_ player: AVAudioPlayer, withOptions flags: Int)
}

extension AVAudioPlayerDelegate {
  public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}

  public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {
    audioPlayerDidFinishPlaying(player, successfully: false)
  }

  /// Nothing interrupts a sound here.
  public func audioPlayerBeginInterruption(_ player: AVAudioPlayer) {}

  /// Nothing interrupts a sound here.
  public func audioPlayerEndInterruption(_ player: AVAudioPlayer, withOptions flags: Int) {}
}
