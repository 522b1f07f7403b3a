import AVFoundation

/// The files in `Sounds`: tones of 0.3 seconds, one of 1.5 seconds, and one that becomes invalid
/// after half a second.
enum SoundFiles {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Sounds")

  // Tests never produce audible sound. `make test` sets the variable: setting it here is unsafe
  // while other tests read the environment.
  private static let isSilent =
    ProcessInfo.processInfo.environment["VITRINE_AUDIO"] == "none"
    || setenv("VITRINE_AUDIO", "none", 1) == 0

  static func url(_ name: String) -> URL {
    precondition(isSilent)
    return folder.appendingPathComponent(name)
  }

  static func data(_ name: String) throws -> Data { try Data(contentsOf: url(name)) }

  static func player(_ name: String) throws -> AVAudioPlayer {
    try AVAudioPlayer(contentsOf: url(name))
  }
}
