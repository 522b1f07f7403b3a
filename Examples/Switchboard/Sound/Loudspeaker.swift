import AVFoundation

/// Plays one sound at a time.
@MainActor
final class Loudspeaker: NSObject {
  static let shared = Loudspeaker()

  struct SoundMissing: LocalizedError {
    let name: String

    var errorDescription: String? { "The sound \(name).wav is not in the app." }
  }

  private var player: AVAudioPlayer?
  private var waiting: CheckedContinuation<Void, any Error>?

  /// Returns when the sound has ended or another one has replaced it.
  func play(_ sound: Sound) async throws {
    guard let url = Bundle.main.url(forResource: sound.rawValue, withExtension: "wav") else {
      throw SoundMissing(name: sound.rawValue)
    }
    let player = try AVAudioPlayer(contentsOf: url)
    self.player?.stop()
    end(.success(()))
    self.player = player
    player.delegate = self
    try await withCheckedThrowingContinuation { continuation in
      waiting = continuation
      player.play()
    }
  }

  private func end(_ result: Result<Void, any Error>) {
    waiting?.resume(with: result)
    waiting = nil
  }
}

extension Loudspeaker: AVAudioPlayerDelegate {
  nonisolated func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {
    MainActor.assumeIsolated { end(.success(())) }
  }

  nonisolated func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {
    MainActor.assumeIsolated { end(.failure(error ?? CancellationError())) }
  }
}
