import AVFoundation

/// The files in `Sounds`: tones of 0.3 seconds, one of 1.5, and one that breaks off half a second
/// after its beginning.
enum SoundFiles {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Sounds")

  // No test is heard, wherever it runs.
  private static let isSilent = setenv("VITRINE_AUDIO", "none", 1) == 0

  static func url(_ name: String) -> URL {
    precondition(isSilent)
    return folder.appendingPathComponent(name)
  }

  static func data(_ name: String) throws -> Data { try Data(contentsOf: url(name)) }

  static func player(_ name: String) throws -> AVAudioPlayer {
    try AVAudioPlayer(contentsOf: url(name))
  }
}
