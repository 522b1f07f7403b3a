import Foundation

/// Plays a sound of the host, which loads this library only if an alert sounds. Returns the
/// duration in seconds, or a negative number if the bytes are not a sound that can be played.
@_cdecl("vitrine_play_sound")
public func _playSound(_ bytes: UnsafeRawPointer, _ count: Int) -> Double {
  guard let player = try? AVAudioPlayer(data: Data(bytes: bytes, count: count)), player.play()
  else { return -1 }
  // Releasing the player would end its sound.
  DispatchQueue.global().asyncAfter(deadline: .now() + player.duration + 1) { player.stop() }
  return player.duration
}
