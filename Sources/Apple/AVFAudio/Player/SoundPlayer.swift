import Foundation
import Synchronization

/// Plays one sound: performs the actions of `Playback` on a `SoundStream`.
///
/// All state is behind one lock, including the stream. Three threads use it:
/// - The caller's thread, through `handle(_:)` and the properties.
/// - The private queue, to which the stream's events are forwarded. They cannot be handled on
///   GStreamer's threads, because closing the stream waits for these threads.
/// - The main queue, on which endings are delivered. The delegate is called without holding the
///   lock.
///
/// An event can arrive after a seek, pause or close that made it obsolete. Each event therefore
/// carries the generation in which it was created, and is ignored if a `GenerationCounter` has
/// advanced since.
///
/// The stream exists only while the player is prepared or playing. If the output cannot be opened
/// or disappears, the sound continues silently.
final class SoundPlayer: Sendable {
  /// The settings of the player.
  struct Settings: Equatable {
    var volume: Float = 1
    var pan: Float = 0
    var rate: Float = 1
    var isRateEnabled = false

    var effectiveRate: Float { isRateEnabled ? rate : 1 }
  }

  /// The properties of the sound.
  struct Information: Equatable {
    /// Seconds.
    var duration: TimeInterval
    var channels: Int
    /// Samples per second.
    var sampleRate: Int
  }

  private struct State {
    var playback = Playback()
    var settings = Settings()
    var stream: SoundStream?
    /// The position in seconds while no stream is open.
    var position: TimeInterval = 0
    var output: SoundOutput
    /// The ending to report to the delegate after the lock has been released.
    var pendingEnding: Playback.Ending?
  }

  /// A weak reference for GStreamer's threads. They must not hold the last strong reference to the
  /// player: releasing it closes the stream, which waits for these threads.
  private struct WeakPlayer: Sendable {
    weak let player: SoundPlayer?
  }

  let information: Information
  private let source: SoundSource
  private let state: Mutex<State>
  private let generation = GenerationCounter()
  private let queue = DispatchQueue(label: "vitrine.sound")
  /// Called on the main queue.
  private let onEnd: Mutex<(@Sendable (Playback.Ending) -> Void)?> = Mutex(nil)

  /// Opens the sound once to read its properties. Throws `SoundFailure`.
  init(_ source: SoundSource) throws(SoundFailure) {
    guard let plugins = SoundPlugins.located() else {
      throw .pluginsMissing(path: source.name, elements: ["core library"])
    }
    let missing = plugins.load(source.format)
    guard missing.isEmpty else { throw .pluginsMissing(path: source.name, elements: missing) }
    let probe = try SoundStream(source, output: .silence)
    self.source = source
    information = Information(
      duration: probe.duration ?? 0, channels: probe.channels, sampleRate: probe.sampleRate)
    state = Mutex(State(output: .available(plugins)))
  }

  /// Sets the closure that is called on the main queue when the sound ends by itself.
  func setEndHandler(_ handler: @escaping @Sendable (Playback.Ending) -> Void) {
    onEnd.withLock { $0 = handler }
  }
}

// MARK: - Control

extension SoundPlayer {
  /// Handles an event. Returns false if the sound could not be opened.
  func handle(_ event: Playback.Event) -> Bool {
    state.withLock { perform(event, &$0) }
  }

  var phase: Playback.Phase { state.withLock { $0.playback.phase } }

  var numberOfLoops: Int {
    get { state.withLock { $0.playback.numberOfLoops } }
    set { state.withLock { $0.playback.numberOfLoops = newValue } }
  }

  var settings: Settings { state.withLock { $0.settings } }

  func set(_ change: (inout Settings) -> Void) {
    state.withLock { state in
      let before = state.settings
      change(&state.settings)
      guard let stream = state.stream else { return }
      stream.setVolume(state.settings.volume)
      stream.setPan(state.settings.pan)
      if before.effectiveRate != state.settings.effectiveRate {
        seek(stream, to: stream.position ?? state.position, state)
      }
    }
  }

  /// The position in seconds.
  var position: TimeInterval {
    get { state.withLock { $0.stream?.position ?? $0.position } }
    set {
      state.withLock { state in
        let position = newValue.isNaN ? 0 : min(max(newValue, 0), information.duration)
        state.position = position
        if let stream = state.stream { seek(stream, to: position, state) }
      }
    }
  }
}

// MARK: - Actions

extension SoundPlayer {
  /// Handles an event and performs its actions. The caller holds the lock.
  private func perform(_ event: Playback.Event, _ state: inout State) -> Bool {
    for action in state.playback.handle(event) {
      guard perform(action, &state) else {
        _ = perform(.openingFailed, &state)
        return false
      }
    }
    return true
  }

  private func perform(_ action: Playback.Action, _ state: inout State) -> Bool {
    switch action {
    case .open: return open(&state)
    case .start(after: let delay): return start(after: delay, &state)
    case .pause:
      // Cancels a delayed start.
      generation.advance()
      state.stream?.pause()
    case .close: close(&state)
    case .rewind:
      if let stream = state.stream { seek(stream, to: 0, state) }
    case .reopenSilently:
      close(&state)
      state.output = .silence
      return open(&state)
        && (state.playback.phase != .playing || start(after: 0, &state))
    case .scheduleDelivery(let ending):
      let generation = generation.current
      DispatchQueue.main.async { [weak self] in self?.deliver(ending, generation: generation) }
    case .notifyDelegate(let ending):
      state.position = 0
      state.pendingEnding = ending
    }
    return true
  }

  /// Opens the stream. If the output cannot be opened, the sound is played silently.
  private func open(_ state: inout State) -> Bool {
    let settings = state.settings
    let weakPlayer = WeakPlayer(player: self)
    func stream(to output: SoundOutput) -> SoundStream? {
      try? SoundStream(source, output: output, keepsPitch: settings.isRateEnabled) {
        [counter = generation, queue] event in
        let generation = counter.current
        queue.async { weakPlayer.player?.receive(event, generation: generation) }
      }
    }
    var opened = stream(to: state.output)
    if opened == nil && state.output != .silence {
      state.output = .silence
      opened = stream(to: .silence)
    }
    guard let opened else { return false }
    opened.setVolume(settings.volume)
    opened.setPan(settings.pan)
    generation.advance()
    if state.position > 0 || settings.effectiveRate != 1 {
      seek(opened, to: state.position, state)
    }
    state.stream = opened
    return true
  }

  private func start(after delay: TimeInterval, _ state: inout State) -> Bool {
    guard let stream = state.stream else { return false }
    guard delay > 0 else { return stream.play() }
    let scheduledGeneration = generation.current
    queue.asyncAfter(deadline: .now() + delay) { [weak self] in
      self?.state.withLock { state in
        guard self?.generation.current == scheduledGeneration else { return }
        _ = state.stream?.play()
      }
    }
    return true
  }

  private func seek(_ stream: SoundStream, to position: TimeInterval, _ state: State) {
    generation.advance()
    stream.seek(to: position, rate: state.settings.effectiveRate)
  }

  private func close(_ state: inout State) {
    generation.advance()
    state.position = state.stream?.position ?? state.position
    state.stream = nil
  }

  /// Handles an event of the stream, on the private queue.
  private func receive(_ event: SoundEvent, generation: GenerationCounter.Generation) {
    state.withLock { state in
      if self.generation.current == generation { _ = perform(.sound(event), &state) }
    }
  }

  /// Reports an ending to the delegate unless it is obsolete, on the main queue.
  private func deliver(_ ending: Playback.Ending, generation: GenerationCounter.Generation) {
    let pendingEnding = state.withLock { state in
      if self.generation.current == generation { _ = perform(.deliver(ending), &state) }
      defer { state.pendingEnding = nil }
      return state.pendingEnding
    }
    guard let pendingEnding, let handler = onEnd.withLock({ $0 }) else { return }
    handler(pendingEnding)
  }
}
