@preconcurrency import Dispatch
import ExtensionBuilder
import Foundation
import WidgetHost

/// Plays the sounds of alerts with the sound library of extensions, which is loaded with the first
/// alert: a device without sound does not need GStreamer.
struct AlertPlayer: Sendable {
  /// The maximum size of a sound file, in bytes. iOS plays at most 30 seconds.
  private static let largestFile = 16 << 20

  private typealias Play = @convention(c) (UnsafeRawPointer, Int) -> Double

  /// Reports a sound that cannot be played.
  let report: @Sendable (String) -> Void
  private let queue = DispatchQueue(label: "vitrine.alerts")

  init(report: @escaping @Sendable (String) -> Void) {
    self.report = report
  }

  var sounds: AlertSounds {
    AlertSounds { file in queue.async { play(file) } }
  }

  private func play(_ file: URL?) {
    guard let play = Self.player() else {
      return report("alerts are silent: the sound library \(Self.library) cannot be loaded")
    }
    if let file {
      if let data = Self.contents(of: file), Self.sounds(data, play) { return }
      report("\(file.lastPathComponent): not a sound that can be played; using the default sound")
    }
    if !Self.sounds(AlertChime.file, play) { report("the default alert sound cannot be played") }
  }

  private static func sounds(_ data: Data, _ play: Play) -> Bool {
    data.withUnsafeBytes { bytes in
      bytes.baseAddress.map { play($0, bytes.count) >= 0 } ?? false
    }
  }

  private static func contents(of file: URL) -> Data? {
    let size = try? file.resourceValues(forKeys: [.fileSizeKey]).fileSize
    guard let size, size <= largestFile else { return nil }
    return try? Data(contentsOf: file)
  }

  private static let library = "libVitrineSound.so"

  /// The library's function; nil if the library is missing. Loading it again is cheap.
  private static func player() -> Play? {
    guard let folder = try? PrebuiltFrameworks.located().folder,
      let library = dlopen(folder.appendingPathComponent(library).path, RTLD_NOW),
      let function = dlsym(library, "vitrine_play_sound")
    else { return nil }
    return unsafeBitCast(function, to: Play.self)
  }
}
