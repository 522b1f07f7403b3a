import AppIntents
import SwiftUI
import WidgetKit

/// Plays the sound that the user has chosen for the control.
struct SoundControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    AppIntentControlConfiguration(kind: "Sound", intent: SelectSoundIntent.self) { configuration in
      ControlWidgetButton(action: PlaySoundIntent(configuration.sound)) {
        Label(configuration.sound.name, systemImage: configuration.sound.symbol)
          .symbolEffect(.bounce)
          .controlWidgetActionHint("Play \(configuration.sound.name)")
      } actionLabel: { isPlaying in
        if isPlaying {
          Label("Playing", systemImage: "speaker.wave.2.fill")
        }
      }
      .tint(.teal)
    }
    .displayName("Sound")
    .description("Play a short sound.")
  }
}

struct SelectSoundIntent: ControlConfigurationIntent {
  static let title: LocalizedStringResource = "Select Sound"

  @Parameter(title: "Sound", default: .bell)
  var sound: Sound
}

struct PlaySoundIntent: AudioPlaybackIntent {
  static let title: LocalizedStringResource = "Play Sound"

  @Parameter(title: "Sound")
  var sound: Sound

  init() {}

  init(_ sound: Sound) {
    self.sound = sound
  }

  func perform() async throws -> some IntentResult {
    try await Loudspeaker.shared.play(sound)
    return .result()
  }
}
