import Foundation
import Synchronization

// Compatibility: partial | `AVAudioSession` | stores category, mode and options; no routes, no
//   recording, no notifications

/// An app's audio configuration.
///
/// All settings are stored and can be read, but have no effect on playback: there are no other apps
/// with which the output is shared.
public final class AVAudioSession: NSObject, Sendable {
  private struct State {
    var category = Category.soloAmbient
    var mode = Mode.default
    var options: CategoryOptions = []
    var policy = RouteSharingPolicy.default
    var sampleRate = 0.0
    var bufferDuration = 0.0
  }

  private static let shared = AVAudioSession()
  private let state = Mutex(State())

  private override init() {
    super.init()
  }

  /// The session of the process.
  public static func sharedInstance() -> AVAudioSession { shared }
}

// MARK: - Category and mode

extension AVAudioSession {
  public var category: Category { state.withLock { $0.category } }
  public var mode: Mode { state.withLock { $0.mode } }
  public var categoryOptions: CategoryOptions { state.withLock { $0.options } }
  public var routeSharingPolicy: RouteSharingPolicy { state.withLock { $0.policy } }

  public var availableCategories: [Category] {
    [.ambient, .soloAmbient, .playback, .record, .playAndRecord, .multiRoute]
  }

  public var availableModes: [Mode] {
    [
      .default, .voiceChat, .gameChat, .videoRecording, .measurement, .moviePlayback, .videoChat,
      .spokenAudio, .voicePrompt,
    ]
  }

  public func setCategory(_ category: Category, options: CategoryOptions = []) throws {
    try setCategory(category, mode: .default, options: options)
  }

  public func setCategory(
    _ category: Category, mode: Mode, options: CategoryOptions = []
  ) throws {
    try setCategory(category, mode: mode, policy: .default, options: options)
  }

  public func setCategory(
    _ category: Category, mode: Mode, policy: RouteSharingPolicy, options: CategoryOptions = []
  ) throws {
    state.withLock {
      $0.category = category
      $0.mode = mode
      $0.policy = policy
      $0.options = options
    }
  }

  public func setMode(_ mode: Mode) throws {
    state.withLock { $0.mode = mode }
  }
}

// MARK: - Activation

extension AVAudioSession {
  /// Always succeeds.
  public func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}

  public func activate(options: ActivationOptions = []) async throws -> Bool { true }

  public var isOtherAudioPlaying: Bool { false }
  public var secondaryAudioShouldBeSilencedHint: Bool { false }
}

// MARK: - Output

extension AVAudioSession {
  /// Always 1, whatever the system's volume is.
  public var outputVolume: Float { 1 }
  public var outputNumberOfChannels: Int { 2 }
  public var maximumOutputNumberOfChannels: Int { 2 }
  /// The latency in seconds.
  public var outputLatency: TimeInterval { 0 }

  /// The number of samples per second: the preferred one, or 48,000.
  public var sampleRate: Double { state.withLock { $0.sampleRate > 0 ? $0.sampleRate : 48_000 } }
  public var preferredSampleRate: Double { state.withLock { $0.sampleRate } }

  /// The preferred duration in seconds.
  public var preferredIOBufferDuration: TimeInterval { state.withLock { $0.bufferDuration } }

  public func setPreferredSampleRate(_ sampleRate: Double) throws {
    state.withLock { $0.sampleRate = sampleRate }
  }

  public func setPreferredIOBufferDuration(_ duration: TimeInterval) throws {
    state.withLock { $0.bufferDuration = duration }
  }

  public func overrideOutputAudioPort(_ portOverride: PortOverride) throws {}
}
