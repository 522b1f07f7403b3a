import Foundation
import Synchronization

/// Plays one sound: does what `Playback` says with a `SoundStream`.
final class SoundPlayer: Sendable {
  /// What a person has set.
  struct Settings: Equatable {
    var volume: Float = 1
    var pan: Float = 0
    var rate: Float = 1
    var isRateEnabled = false

    var effectiveRate: Float { isRateEnabled ? rate : 1 }
  }

  struct Facts: Equatable {
    /// Seconds.
    var duration: TimeInterval
    var channels: Int
    /// Samples in a second.
    var sampleRate: Int
  }

  private struct State {
    var playback = Playback()
    var settings = Settings()
    var stream: SoundStream?
    /// Seconds, where no stream says it.
    var position: TimeInterval = 0
    var output: SoundOutput
    /// Told when the lock is open.
    var untold: Playback.Ending?
  }

  /// Carries the player past threads of the stream: there nobody may hold it, as the last one who
  /// lets go ends the stream and waits for these threads.
  private struct Ear: Sendable {
    weak let player: SoundPlayer?
  }

  let facts: Facts
  private let source: SoundSource
  private let state: Mutex<State>
  private let turns = SoundTurns()
  private let queue = DispatchQueue(label: "vitrine.sound")
  /// Called on the main queue.
  private let ended: Mutex<(@Sendable (Playback.Ending) -> Void)?> = Mutex(nil)

  /// Reads the sound's beginning. Throws `SoundFailure`.
  init(_ source: SoundSource) throws(SoundFailure) {
    guard let plugins = SoundPlugins.located() else {
      throw .pluginsMissing(path: source.name, elements: ["its library"])
    }
    let missing = plugins.load(source.format)
    guard missing.isEmpty else { throw .pluginsMissing(path: source.name, elements: missing) }
    let probe = try SoundStream(source, output: .silence)
    self.source = source
    facts = Facts(
      duration: probe.duration ?? 0, channels: probe.channels, sampleRate: probe.sampleRate)
    state = Mutex(State(output: .available(plugins)))
  }

  /// `tell` is called on the main queue.
  func onEnd(_ tell: @escaping @Sendable (Playback.Ending) -> Void) {
    ended.withLock { $0 = tell }
  }
}

// MARK: - What a person does

extension SoundPlayer {
  /// False where the sound could not be opened.
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

  /// Seconds from the sound's beginning.
  var position: TimeInterval {
    get { state.withLock { $0.stream?.position ?? $0.position } }
    set {
      state.withLock { state in
        let position = newValue.isNaN ? 0 : min(max(newValue, 0), facts.duration)
        state.position = position
        if let stream = state.stream { seek(stream, to: position, state) }
      }
    }
  }
}

// MARK: - Actions

extension SoundPlayer {
  /// With the lock held.
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
    case .halt:
      // A start that still waits is none of the new turn.
      turns.begin()
      state.stream?.pause()
    case .close: close(&state)
    case .rewind:
      if let stream = state.stream { seek(stream, to: 0, state) }
    case .reopenSilently:
      close(&state)
      state.output = .silence
      return open(&state)
        && (state.playback.phase != .playing || start(after: 0, &state))
    case .announce(let ending):
      let turn = turns.current
      DispatchQueue.main.async { [weak self] in self?.deliver(ending, turn: turn) }
    case .tell(let ending):
      state.position = 0
      state.untold = ending
    }
    return true
  }

  /// Where the chosen output does not open, the sound is played in silence.
  private func open(_ state: inout State) -> Bool {
    let settings = state.settings
    let ear = Ear(player: self)
    func stream(to output: SoundOutput) -> SoundStream? {
      try? SoundStream(source, output: output, keepsPitch: settings.isRateEnabled) {
        [turns, queue] event in
        let turn = turns.current
        queue.async { ear.player?.hear(event, turn: turn) }
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
    turns.begin()
    if state.position > 0 || settings.effectiveRate != 1 {
      seek(opened, to: state.position, state)
    }
    state.stream = opened
    return true
  }

  private func start(after delay: TimeInterval, _ state: inout State) -> Bool {
    guard let stream = state.stream else { return false }
    guard delay > 0 else { return stream.play() }
    let turn = turns.current
    queue.asyncAfter(deadline: .now() + delay) { [weak self] in
      self?.state.withLock { state in
        guard self?.turns.current == turn else { return }
        _ = state.stream?.play()
      }
    }
    return true
  }

  private func seek(_ stream: SoundStream, to position: TimeInterval, _ state: State) {
    turns.begin()
    stream.seek(to: position, rate: state.settings.effectiveRate)
  }

  private func close(_ state: inout State) {
    turns.begin()
    state.position = state.stream?.position ?? state.position
    state.stream = nil
  }

  /// On the queue.
  private func hear(_ event: SoundEvent, turn: SoundTurns.Turn) {
    state.withLock { state in
      if turns.current == turn { _ = perform(.sound(event), &state) }
    }
  }

  /// On the main queue.
  private func deliver(_ ending: Playback.Ending, turn: SoundTurns.Turn) {
    let untold = state.withLock { state in
      if turns.current == turn { _ = perform(.deliver(ending), &state) }
      defer { state.untold = nil }
      return state.untold
    }
    guard let untold, let tell = ended.withLock({ $0 }) else { return }
    tell(untold)
  }
}
