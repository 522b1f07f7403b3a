import CSound
import Foundation

/// Loads the few of GStreamer's plugins that a sound needs, by their files.
///
/// GStreamer's own way, a registry of all that is installed, costs a second and a file in the home
/// folder at the first start, and opens every demuxer of the machine to what is played. This costs
/// 30 ms and 2 MB of memory of its own.
struct SoundPlugins {
  /// Where the plugins lie.
  var folder: String

  /// Beside GStreamer's library; nil where GStreamer does not start.
  static func located() -> SoundPlugins? {
    guard sound_begin(), let text = sound_plugin_folder() else { return nil }
    defer { free(text) }
    return SoundPlugins(folder: String(cString: text))
  }

  private static let always = [
    "coreelements", "typefindfunctions", "playback", "audioconvert", "audioresample", "audiofx",
    "volume",
  ]

  /// Elements that every stream has.
  private static let elements = [
    "filesrc", "decodebin", "audioconvert", "audioresample", "audiopanorama", "volume",
  ]

  /// Loads what plays a format; gives the elements that are missing then. What is loaded already
  /// costs nothing.
  func load(_ format: SoundFormat) -> [String] {
    let missing = (Self.always + format.plugins).filter { !load($0) }
    let lacking = Self.elements.filter { !sound_has_element($0) }
    return lacking.isEmpty ? missing.filter { $0 == format.plugins[0] } : lacking
  }

  /// True where the plugin is there and loads.
  func load(_ name: String) -> Bool {
    sound_load_plugin("\(folder)/libgst\(name).so")
  }
}
