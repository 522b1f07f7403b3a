import CSound
import Foundation

/// The output for sounds.
enum SoundOutput: String, Equatable {
  /// A PulseAudio server, or PipeWire.
  case pulse = "pulsesink"
  /// The ALSA devices.
  case alsa = "alsasink"
  /// No output. A sound still takes its full duration.
  case silence = ""

  /// The variable that disables output if its value is `none`.
  static let environmentVariable = "VITRINE_AUDIO"

  /// Returns the first available output. Outputs are detected by files and variables only, because
  /// connecting to them could start a server.
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

  /// Returns the output for this process and loads its plugin.
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

  /// The name of the GStreamer element; nil for silence.
  var element: String? { self == .silence ? nil : rawValue }
}
