import CSound
import Foundation

/// Where sound goes to.
enum SoundOutput: String, Equatable {
  /// PulseAudio's server, or PipeWire in its place.
  case pulse = "pulsesink"
  /// The system's own devices.
  case alsa = "alsasink"
  /// Nowhere; the sound takes its time all the same, and ends when it would have ended.
  case silence = ""

  /// `none` makes every sound silent.
  static let environmentVariable = "VITRINE_AUDIO"

  /// The first place that is there. Asking the others would start their servers.
  static func choice(
    environment: [String: String], exists: (String) -> Bool, devices: () -> [String]
  ) -> SoundOutput {
    if environment[environmentVariable] == "none" { return .silence }
    if environment["PULSE_SERVER"] != nil { return .pulse }
    if let folder = environment["XDG_RUNTIME_DIR"], exists("\(folder)/pulse/native") {
      return .pulse
    }
    let plays = devices().contains { $0.hasPrefix("pcm") && $0.hasSuffix("p") }
    return plays ? .alsa : .silence
  }

  /// The choice of this process's surroundings, with its plugin loaded.
  static func available(_ plugins: SoundPlugins) -> SoundOutput {
    let files = FileManager.default
    let choice = choice(
      environment: ProcessInfo.processInfo.environment, exists: files.fileExists(atPath:),
      devices: { (try? files.contentsOfDirectory(atPath: "/dev/snd")) ?? [] })
    guard let plugin = choice.plugin, plugins.load(plugin) else { return .silence }
    return choice
  }

  private var plugin: String? {
    switch self {
    case .pulse: "pulseaudio"
    case .alsa: "alsa"
    case .silence: nil
    }
  }

  /// GStreamer's name of the element; nil for silence.
  var element: String? { self == .silence ? nil : rawValue }
}
