import CSound
import Foundation
import Synchronization

/// What a stream tells while it plays.
enum SoundEvent: Equatable, Sendable {
  case ended
  case failed(reason: String)
  case outputLost
}

/// A sound that GStreamer reads, decodes and plays.
// Unchecked: the pointer never changes, and GStreamer's elements may be used from any thread.
final class SoundStream: @unchecked Sendable {
  private let stream: OpaquePointer
  private let reporter: Reporter

  /// `report` is called on a thread of GStreamer's, and must not wait for the stream. Throws
  /// `SoundFailure`.
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
              .hear(event, reason.map { String(cString: $0) } ?? "")
          }, context: Unmanaged.passUnretained(reporter).toOpaque())
        return sound_open(&request)
      }
    }
    guard let opened else {
      throw .pluginsMissing(path: source.name, elements: [output.element ?? "an element"])
    }
    stream = opened
    self.reporter = reporter
    guard sound_preroll(stream, Self.longestPreroll), sound_has_audio(stream) else {
      throw .broken(path: source.name, reason: reporter.failure ?? "it has no audio track")
    }
  }

  // The reporter lives until this has returned, and hears nothing after it.
  deinit { sound_close(stream) }

  /// Nanoseconds until a file without a beginning is given up.
  private static let longestPreroll: UInt64 = 5_000_000_000

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

  /// Seconds from the beginning.
  func seek(to position: TimeInterval, rate: Float) {
    _ = sound_seek(stream, Int64(max(position, 0) * 1e9), Double(rate))
  }

  /// Seconds; nil where they are unknown.
  var position: TimeInterval? { Self.seconds(sound_position(stream)) }
  var duration: TimeInterval? { Self.seconds(sound_duration(stream)) }

  var channels: Int { Int(sound_channels(stream)) }
  /// Samples in a second.
  var sampleRate: Int { Int(sound_sample_rate(stream)) }

  func setVolume(_ volume: Float) { sound_set_volume(stream, Double(volume)) }
  func setPan(_ pan: Float) { sound_set_pan(stream, pan) }

  private static func seconds(_ nanoseconds: Int64) -> TimeInterval? {
    nanoseconds < 0 ? nil : TimeInterval(nanoseconds) / 1e9
  }
}

/// What the C side calls.
private final class Reporter: Sendable {
  private let report: @Sendable (SoundEvent) -> Void
  private let firstFailure = Mutex<String?>(nil)

  init(report: @escaping @Sendable (SoundEvent) -> Void) {
    self.report = report
  }

  var failure: String? { firstFailure.withLock { $0 } }

  func hear(_ event: sound_event, _ reason: String) {
    switch event {
    case sound_event_ended: report(.ended)
    case sound_event_no_output: report(.outputLost)
    default:
      firstFailure.withLock { $0 = $0 ?? reason }
      report(.failed(reason: reason))
    }
  }
}
