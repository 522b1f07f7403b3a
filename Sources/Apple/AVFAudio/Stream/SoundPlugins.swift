import CSound
import Foundation

/// Loads the few GStreamer plugins that a sound needs, directly from their files.
///
/// GStreamer would otherwise create a registry of all installed plugins. That takes a second on the
/// first start, writes a file to the home folder, and exposes every installed demuxer to the played
/// files. Loading the files directly takes 30 ms and 2 MB of private memory.
struct SoundPlugins {
  /// The folder that contains the plugins.
  var folder: String

  /// The plugins beside GStreamer's library; nil if GStreamer cannot be initialized.
  static func located() -> SoundPlugins? {
    guard sound_begin(), let text = sound_plugin_folder() else { return nil }
    defer { free(text) }
    return SoundPlugins(folder: String(cString: text))
  }

  private static let commonPlugins = [
    "coreelements", "typefindfunctions", "playback", "audioconvert", "audioresample", "audiofx",
    "volume",
  ]

  /// The elements of every stream.
  private static let elements = [
    "filesrc", "decodebin", "audioconvert", "audioresample", "audiopanorama", "volume",
  ]

  /// Loads the plugins for a format. Returns the missing elements. Plugins are loaded only once.
  func load(_ format: SoundFormat) -> [String] {
    let unloadable = (Self.commonPlugins + format.plugins).filter { !load($0) }
    let missing = Self.elements.filter { !sound_has_element($0) }
    return missing.isEmpty ? unloadable.filter { $0 == format.plugins[0] } : missing
  }

  /// Loads a plugin. Returns false if it does not exist or cannot be loaded.
  func load(_ name: String) -> Bool {
    sound_load_plugin("\(folder)/libgst\(name).so")
  }
}
