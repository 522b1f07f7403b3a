import CSound
import Foundation
import Synchronization

/// An event of a stream during playback.
enum SoundEvent: Equatable, Sendable {
  case ended
  case failed(reason: String)
  case outputLost
}

/// A GStreamer pipeline that reads, decodes and plays one sound.
///
/// ```swift
/// let stream = try SoundStream(source, output: .silence) { event in … }
/// stream.play()
/// stream.seek(to: 0.5, rate: 1)
/// ```
/// The initializer reads the file until playback can start, so a file without sound fails there.
/// Afterwards the stream is paused at its beginning.
///
/// Events arrive on a thread of GStreamer. The handler must not block on the stream and must not
/// hold the last reference to it: `deinit` waits for these threads. `SoundPlayer` therefore
/// forwards events to a queue. After `deinit` no event is reported.
///
/// The stream has no state beyond the pipeline; `Playback` decides what to do.
// Unchecked: the pointer never changes, and GStreamer's elements can be used on any thread.
final class SoundStream: @unchecked Sendable {
  private let stream: OpaquePointer
  private let reporter: Reporter

  /// Opens the sound. Throws `SoundFailure`.
  ///
  /// - Parameter report: Called with each event on a thread of GStreamer. It must not block.
  init(
    _ source: SoundSource, output: SoundOutput, keepsPitch: Bool = false,
    report: @escaping @Sendable (SoundEvent) -> Void = { _ in }
  ) throws(SoundFailure) {
    let reporter = Reporter(report: report)
    let opened = source.path.withCString { path in
      Self.withOptionalCString(output.element) { element in
        var request = sound_request(
          path: path, output: element, keeps_pitch: keepsPitch,
          report: { context, event, reason in
            guard let context else { return }
            Unmanaged<Reporter>.fromOpaque(context).takeUnretainedValue()
              .receive(event, reason.map { String(cString: $0) } ?? "")
          }, context: Unmanaged.passUnretained(reporter).toOpaque())
        return sound_open(&request)
      }
    }
    guard let opened else {
      throw .pluginsMissing(path: source.name, elements: [output.element ?? "an element"])
    }
    stream = opened
    self.reporter = reporter
    guard sound_preroll(stream, Self.prerollTimeout), sound_has_audio(stream) else {
      throw .broken(path: source.name, reason: reporter.failure ?? "no audio track")
    }
  }

  // The reporter outlives this call, after which it receives no more events.
  deinit { sound_close(stream) }

  /// The time in nanoseconds within which playback must be ready.
  private static let prerollTimeout: UInt64 = 5_000_000_000

  private static func withOptionalCString<Result>(
    _ text: String?, _ body: (UnsafePointer<CChar>?) -> Result
  ) -> Result {
    guard let text else { return body(nil) }
    return text.withCString(body)
  }
}

extension SoundStream {
  func play() -> Bool { sound_play(stream) }
  func pause() { _ = sound_pause(stream) }

  /// - Parameter position: The position in seconds.
  func seek(to position: TimeInterval, rate: Float) {
    _ = sound_seek(stream, Int64(max(position, 0) * 1e9), Double(rate))
  }

  /// The position in seconds; nil if unknown.
  var position: TimeInterval? { Self.seconds(sound_position(stream)) }
  /// The duration in seconds; nil if unknown.
  var duration: TimeInterval? { Self.seconds(sound_duration(stream)) }

  var channels: Int { Int(sound_channels(stream)) }
  /// The number of samples per second.
  var sampleRate: Int { Int(sound_sample_rate(stream)) }

  func setVolume(_ volume: Float) { sound_set_volume(stream, Double(volume)) }
  func setPan(_ pan: Float) { sound_set_pan(stream, pan) }

  private static func seconds(_ nanoseconds: Int64) -> TimeInterval? {
    nanoseconds < 0 ? nil : TimeInterval(nanoseconds) / 1e9
  }
}

/// Receives the events from C.
private final class Reporter: Sendable {
  private let report: @Sendable (SoundEvent) -> Void
  private let firstFailure = Mutex<String?>(nil)

  init(report: @escaping @Sendable (SoundEvent) -> Void) {
    self.report = report
  }

  var failure: String? { firstFailure.withLock { $0 } }

  func receive(_ event: sound_event, _ reason: String) {
    switch event {
    case sound_event_ended: report(.ended)
    case sound_event_no_output: report(.outputLost)
    default:
      firstFailure.withLock { $0 = $0 ?? reason }
      report(.failed(reason: reason))
    }
  }
}
