import Foundation
import Synchronization

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

/// The sounds of alarms that ring, by their numbers.
private let ringing = Mutex<[Int: AVAudioPlayer]>([:])

/// Repeats a sound file until `vitrine_stop_sound` with the returned number; -1 if it is no sound.
@_cdecl("vitrine_ring_sound")
public func _ringSound(_ bytes: UnsafeRawPointer, _ count: Int) -> Int {
  guard let player = try? AVAudioPlayer(data: Data(bytes: bytes, count: count)) else { return -1 }
  player.numberOfLoops = -1
  guard player.play() else { return -1 }
  return ringing.withLock {
    let number = ($0.keys.max() ?? 0) + 1
    $0[number] = player
    return number
  }
}

@_cdecl("vitrine_stop_sound")
public func _stopSound(_ number: Int) {
  ringing.withLock { $0.removeValue(forKey: number) }?.stop()
}
