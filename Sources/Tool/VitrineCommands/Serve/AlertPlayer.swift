@preconcurrency import Dispatch
import ExtensionBuilder
import Foundation
import Synchronization
import WidgetHost

/// Plays the sounds of alerts with the sound library of extensions, which is loaded with the first
/// alert: a device without sound does not need GStreamer.
struct AlertPlayer: Sendable {
  /// The maximum size of a sound file, in bytes. iOS plays at most 30 seconds.
  private static let largestFile = 16 << 20

  /// The functions of the sound library.
  private struct Library {
    typealias Play = @convention(c) (UnsafeRawPointer, Int) -> Double
    typealias Ring = @convention(c) (UnsafeRawPointer, Int) -> Int
    typealias Stop = @convention(c) (Int) -> Void

    var play: Play
    var ring: Ring
    var stop: Stop
  }

  /// Reports a sound that cannot be played.
  let report: @Sendable (String) -> Void
  private let queue = DispatchQueue(label: "vitrine.alerts")
  /// The sounds that repeat, with the library's numbers.
  private let ringing = RingingSounds()

  private final class RingingSounds: Sendable {
    let numbers = Mutex<[(sound: AlertSounds.Ringing, number: Int)]>([])
  }

  init(report: @escaping @Sendable (String) -> Void) {
    self.report = report
  }

  var sounds: AlertSounds {
    AlertSounds(
      play: { file in
        queue.async {
          guard let library = library() else { return }
          start(file) { library.play($0, $1) >= 0 }
        }
      }, ring: { sounds in queue.async { ring(sounds) } })
  }

  private func ring(_ sounds: [AlertSounds.Ringing]) {
    let old = ringing.numbers.withLock { $0 }
    guard !(sounds.isEmpty && old.isEmpty), let library = library() else { return }
    for (sound, number) in old where !sounds.contains(sound) { library.stop(number) }
    var numbers = old.filter { sounds.contains($0.sound) }
    for sound in sounds where !old.contains(where: { $0.sound == sound }) {
      start(sound.file) {
        let number = library.ring($0, $1)
        guard number >= 0 else { return false }
        numbers.append((sound, number))
        return true
      }
    }
    ringing.numbers.withLock { $0 = numbers }
  }

  /// Plays a file with `play`, or the default sound, and reports what cannot be played.
  private func start(_ file: URL?, with play: (UnsafeRawPointer, Int) -> Bool) {
    func starts(_ data: Data) -> Bool {
      data.withUnsafeBytes { bytes in bytes.baseAddress.map { play($0, bytes.count) } ?? false }
    }
    if let file {
      if let data = Self.contents(of: file), starts(data) { return }
      report("\(file.lastPathComponent): not a sound that can be played; using the default sound")
    }
    if !starts(AlertChime.file) { report("the default alert sound cannot be played") }
  }

  private static func contents(of file: URL) -> Data? {
    let size = try? file.resourceValues(forKeys: [.fileSizeKey]).fileSize
    guard let size, size <= largestFile else { return nil }
    return try? Data(contentsOf: file)
  }

  private static let name = "libVitrineSound.so"

  /// nil if the library is missing, which is reported. Loading it again is cheap.
  private func library() -> Library? {
    guard let folder = try? PrebuiltFrameworks.located().folder,
      let library = dlopen(folder.appendingPathComponent(Self.name).path, RTLD_NOW),
      let play = dlsym(library, "vitrine_play_sound"),
      let ring = dlsym(library, "vitrine_ring_sound"),
      let stop = dlsym(library, "vitrine_stop_sound")
    else {
      report("alerts are silent: the sound library \(Self.name) cannot be loaded")
      return nil
    }
    return Library(
      play: unsafeBitCast(play, to: Library.Play.self),
      ring: unsafeBitCast(ring, to: Library.Ring.self),
      stop: unsafeBitCast(stop, to: Library.Stop.self))
  }
}
