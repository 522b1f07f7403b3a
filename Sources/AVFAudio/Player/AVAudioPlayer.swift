import Foundation
import Synchronization

/// Plays a sound from a file or from memory.
///
/// ```swift
/// let player = try AVAudioPlayer(contentsOf: url)
/// player.delegate = self
/// player.play()
/// ```
/// WAV, Ogg (Vorbis, Opus, FLAC), FLAC, MP3 and AU are played. Without a sound device, and where
/// the host allows none, the sound is silent and takes its time all the same. Who lets go of the
/// player ends its sound.
// Unchecked: what changes is behind locks; `delegate` is read on the main queue only.
open class AVAudioPlayer: NSObject, @unchecked Sendable {
  private let player: SoundPlayer
  private let metering = Mutex(false)

  /// Told on the main queue.
  open weak var delegate: (any AVAudioPlayerDelegate)?

  /// The file; nil where the sound came as data.
  public let url: URL?
  /// The bytes; nil where the sound came as a file.
  public let data: Data?

  /// Throws an `NSError`: of `NSOSStatusErrorDomain` with `kAudioFileUnsupportedFileTypeError`,
  /// `kAudioFileInvalidFileError` or `kAudioFileUnspecifiedError`.
  public convenience init(contentsOf url: URL) throws {
    try self.init(contentsOf: url, fileTypeHint: nil)
  }

  /// The hint is a type's identifier, and counts where the first bytes do not tell.
  public init(contentsOf url: URL, fileTypeHint utiString: String?) throws {
    self.url = url
    data = nil
    player = try Self.player { () throws(SoundFailure) in
      try SoundSource(contentsOf: url, hint: utiString)
    }
    super.init()
    hear()
  }

  /// Throws as `init(contentsOf:)` does.
  public convenience init(data: Data) throws {
    try self.init(data: data, fileTypeHint: nil)
  }

  /// Throws as `init(contentsOf:)` does.
  public init(data: Data, fileTypeHint utiString: String?) throws {
    url = nil
    self.data = data
    player = try Self.player { () throws(SoundFailure) in
      try SoundSource(data: data, hint: utiString)
    }
    super.init()
    hear()
  }

  private static func player(
    _ source: () throws(SoundFailure) -> SoundSource
  ) throws -> SoundPlayer {
    do throws(SoundFailure) {
      return try SoundPlayer(try source())
    } catch {
      throw error.asNSError
    }
  }

  private func hear() {
    let name = url?.path ?? "data"
    player.onEnd { [weak self] ending in
      guard let self else { return }
      switch ending {
      case .finished: delegate?.audioPlayerDidFinishPlaying(self, successfully: true)
      case .failed(let reason):
        let error = SoundFailure.decoding(path: name, reason: reason).asNSError
        delegate?.audioPlayerDecodeErrorDidOccur(self, error: error)
      }
    }
  }

  // MARK: Playing

  /// Opens the output, so that `play()` begins at once. False where the sound cannot be opened.
  @discardableResult
  open func prepareToPlay() -> Bool { player.handle(.prepare) }

  /// Plays on from where the sound stands. False where it cannot be opened.
  @discardableResult
  open func play() -> Bool { player.handle(.play(after: 0)) }

  /// Plays when `deviceCurrentTime` has come to `time`.
  @discardableResult
  open func play(atTime time: TimeInterval) -> Bool {
    player.handle(.play(after: max(time - deviceCurrentTime, 0)))
  }

  /// Stands where it is, and stays prepared.
  open func pause() { _ = player.handle(.pause) }

  /// Stands where it is, and lets go of the output. The delegate is not told.
  open func stop() { _ = player.handle(.stop) }

  open var isPlaying: Bool { player.phase == .playing }

  /// How often the sound goes back to its beginning; negative: until it is stopped.
  open var numberOfLoops: Int {
    get { player.numberOfLoops }
    set { player.numberOfLoops = newValue }
  }

  // MARK: Time

  /// Seconds from the sound's beginning.
  open var currentTime: TimeInterval {
    get { player.position }
    set { player.position = newValue }
  }

  /// Seconds.
  open var duration: TimeInterval { player.facts.duration }

  /// Seconds of a clock that only counts up.
  open var deviceCurrentTime: TimeInterval {
    TimeInterval(DispatchTime.now().uptimeNanoseconds) / 1e9
  }

  /// 0.5 to 2, with the pitch kept; counts where `enableRate` was set before the player was
  /// prepared.
  open var rate: Float {
    get { player.settings.rate }
    set { player.set { $0.rate = Self.bounded(newValue, 0.5, 2, else: 1) } }
  }

  open var enableRate: Bool {
    get { player.settings.isRateEnabled }
    set { player.set { $0.isRateEnabled = newValue } }
  }

  // MARK: Loudness

  /// 0 to 1.
  open var volume: Float {
    get { player.settings.volume }
    set { player.set { $0.volume = Self.bounded(newValue, 0, 1, else: 1) } }
  }

  /// Comes to the volume at once: fading is not done.
  open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) {
    self.volume = volume
  }

  /// -1 (left) to 1 (right).
  open var pan: Float {
    get { player.settings.pan }
    set { player.set { $0.pan = Self.bounded(newValue, -1, 1, else: 0) } }
  }

  /// Kept; nothing is measured.
  open var isMeteringEnabled: Bool {
    get { metering.withLock { $0 } }
    set { metering.withLock { $0 = newValue } }
  }

  open func updateMeters() {}

  /// Decibels: silence, as nothing is measured.
  open func averagePower(forChannel channelNumber: Int) -> Float { -160 }

  /// Decibels: silence, as nothing is measured.
  open func peakPower(forChannel channelNumber: Int) -> Float { -160 }

  // MARK: The sound

  open var numberOfChannels: Int { player.facts.channels }

  /// `AVSampleRateKey` and `AVNumberOfChannelsKey`.
  open var settings: [String: Any] {
    [
      AVSampleRateKey: Double(player.facts.sampleRate),
      AVNumberOfChannelsKey: player.facts.channels,
    ]
  }

  private static func bounded(
    _ value: Float, _ low: Float, _ high: Float, else other: Float
  ) -> Float {
    value.isNaN ? other : min(max(value, low), high)
  }
}

/// Samples in a second, in a sound's settings.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let AVSampleRateKey = "AVSampleRateKey"
/// In a sound's settings.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let AVNumberOfChannelsKey = "AVNumberOfChannelsKey"
