import Foundation
import Synchronization

// Compatibility: works | `AVAudioPlayer`, `AVAudioPlayerDelegate` | WAV, Ogg (Vorbis, Opus,
//   FLAC), FLAC, MP3, AU; the delegate is called on the main queue; audible with `vitrine serve
//   --sound`, otherwise silent for the duration of the sound
// Compatibility: partial | `setVolume(_:fadeDuration:)` | the volume changes at once
// Compatibility: accepted | `isMeteringEnabled`, `averagePower`, `peakPower` | **silent**: always
//   -160 dB

/// Plays a sound from a file or from memory.
///
/// ```swift
/// let player = try AVAudioPlayer(contentsOf: url)
/// player.delegate = self
/// player.play()
/// ```
/// The supported formats are WAV, Ogg (Vorbis, Opus, FLAC), FLAC, MP3 and AU. If there is no sound
/// device, or the host allows none, playback is silent but takes the same time. Releasing the
/// player ends its sound.
// Unchecked: mutable state is behind locks, and `delegate` is only read on the main queue.
open class AVAudioPlayer: NSObject, @unchecked Sendable {
  private let player: SoundPlayer
  private let metering = Mutex(false)

  /// The delegate, which is called on the main queue.
  open weak var delegate: (any AVAudioPlayerDelegate)?

  /// The file; nil if the player was created from data.
  public let url: URL?
  /// The data; nil if the player was created from a file.
  public let data: Data?

  /// Throws an `NSError` in the domain `NSOSStatusErrorDomain`, with a code such as
  /// `kAudioFileUnsupportedFileTypeError`, `kAudioFileInvalidFileError` or
  /// `kAudioFileUnspecifiedError`.
  public convenience init(contentsOf url: URL) throws {
    try self.init(contentsOf: url, fileTypeHint: nil)
  }

  /// - Parameter utiString: A uniform type identifier, which is used if the first bytes do not
  ///   identify the format.
  public init(contentsOf url: URL, fileTypeHint utiString: String?) throws {
    self.url = url
    data = nil
    player = try Self.player { () throws(SoundFailure) in
      try SoundSource(contentsOf: url, hint: utiString)
    }
    super.init()
    observeEnd()
  }

  /// Throws like `init(contentsOf:)`.
  public convenience init(data: Data) throws {
    try self.init(data: data, fileTypeHint: nil)
  }

  /// Throws like `init(contentsOf:)`.
  public init(data: Data, fileTypeHint utiString: String?) throws {
    url = nil
    self.data = data
    player = try Self.player { () throws(SoundFailure) in
      try SoundSource(data: data, hint: utiString)
    }
    super.init()
    observeEnd()
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

  private func observeEnd() {
    let name = url?.path ?? "data"
    player.setEndHandler { [weak self] ending in
      guard let self else { return }
      switch ending {
      case .finished: delegate?.audioPlayerDidFinishPlaying(self, successfully: true)
      case .failed(let reason):
        let error = SoundFailure.decoding(path: name, reason: reason).asNSError
        delegate?.audioPlayerDecodeErrorDidOccur(self, error: error)
      }
    }
  }

  // MARK: Playback

  /// Opens the output, so that `play()` starts without a delay. Returns false if the sound cannot
  /// be opened.
  @discardableResult
  open func prepareToPlay() -> Bool { player.handle(.prepare) }

  /// Plays from the current position. Returns false if the sound cannot be opened.
  @discardableResult
  open func play() -> Bool { player.handle(.play(after: 0)) }

  /// Starts to play when `deviceCurrentTime` reaches `time`.
  @discardableResult
  open func play(atTime time: TimeInterval) -> Bool {
    player.handle(.play(after: max(time - deviceCurrentTime, 0)))
  }

  /// Pauses at the current position. The player stays prepared.
  open func pause() { _ = player.handle(.pause) }

  /// Stops at the current position and closes the output. The delegate is not called.
  open func stop() { _ = player.handle(.stop) }

  open var isPlaying: Bool { player.phase == .playing }

  /// The number of repetitions; negative repeats until the player is stopped.
  open var numberOfLoops: Int {
    get { player.numberOfLoops }
    set { player.numberOfLoops = newValue }
  }

  // MARK: Time

  /// The position in seconds.
  open var currentTime: TimeInterval {
    get { player.position }
    set { player.position = newValue }
  }

  /// The duration in seconds.
  open var duration: TimeInterval { player.information.duration }

  /// The time in seconds of a monotonic clock.
  open var deviceCurrentTime: TimeInterval {
    TimeInterval(DispatchTime.now().uptimeNanoseconds) / 1e9
  }

  /// The playback rate, from 0.5 to 2, without changing the pitch. It requires `enableRate` to be
  /// set before the player is prepared.
  open var rate: Float {
    get { player.settings.rate }
    set { player.set { $0.rate = Self.bounded(newValue, 0.5, 2, else: 1) } }
  }

  open var enableRate: Bool {
    get { player.settings.isRateEnabled }
    set { player.set { $0.isRateEnabled = newValue } }
  }

  // MARK: Volume

  /// The volume, from 0 to 1.
  open var volume: Float {
    get { player.settings.volume }
    set { player.set { $0.volume = Self.bounded(newValue, 0, 1, else: 1) } }
  }

  /// Sets the volume immediately. Fading is not supported.
  open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) {
    self.volume = volume
  }

  /// The stereo position, from -1 (left) to 1 (right).
  open var pan: Float {
    get { player.settings.pan }
    set { player.set { $0.pan = Self.bounded(newValue, -1, 1, else: 0) } }
  }

  /// Stored, but metering is not supported.
  open var isMeteringEnabled: Bool {
    get { metering.withLock { $0 } }
    set { metering.withLock { $0 = newValue } }
  }

  open func updateMeters() {}

  /// Always -160 decibels (silence), as metering is not supported.
  open func averagePower(forChannel channelNumber: Int) -> Float { -160 }

  /// Always -160 decibels (silence), as metering is not supported.
  open func peakPower(forChannel channelNumber: Int) -> Float { -160 }

  // MARK: Format

  open var numberOfChannels: Int { player.information.channels }

  /// The values of `AVSampleRateKey` and `AVNumberOfChannelsKey`.
  open var settings: [String: Any] {
    [
      AVSampleRateKey: Double(player.information.sampleRate),
      AVNumberOfChannelsKey: player.information.channels,
    ]
  }

  private static func bounded(
    _ value: Float, _ low: Float, _ high: Float, else other: Float
  ) -> Float {
    value.isNaN ? other : min(max(value, low), high)
  }
}

/// The key of the sample rate in a player's settings.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let AVSampleRateKey = "AVSampleRateKey"
/// The key of the number of channels in a player's settings.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let AVNumberOfChannelsKey = "AVNumberOfChannelsKey"
