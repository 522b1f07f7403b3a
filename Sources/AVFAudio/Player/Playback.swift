import Foundation

/// What a player is doing, as a value without input and output: an event gives the actions to take.
///
/// ```
/// stopped --prepare--> ready --play--> playing --pause--> ready
/// ```
/// An end that no loop follows is told on the main queue. Until it is told there the player counts
/// as playing, so that who stops it in between hears nothing of that end.
struct Playback: Equatable, Sendable {
  enum Phase: Equatable {
    /// Nothing is open; the position is remembered.
    case stopped
    /// Open, and standing: prepared or paused.
    case ready
    /// Playing, or about to at a set time.
    case playing
  }

  enum Event: Equatable {
    case prepare
    /// Seconds to wait; 0 plays at once.
    case play(after: TimeInterval)
    case pause
    case stop
    /// From the stream.
    case sound(SoundEvent)
    /// An end's turn on the main queue has come.
    case deliver(Ending)
    /// The file could be read before, and now cannot.
    case openingFailed
  }

  /// How playing ended by itself.
  enum Ending: Equatable, Sendable {
    case finished
    case failed(reason: String)
  }

  enum Action: Equatable {
    case open
    case start(after: TimeInterval)
    case halt
    /// Remembers where it was.
    case close
    /// Goes on at the beginning.
    case rewind
    /// Goes on where it is, in silence.
    case reopenSilently
    /// Comes back as `.deliver` on the main queue.
    case announce(Ending)
    /// Tells the delegate; the position is 0.
    case tell(Ending)
  }

  private(set) var phase = Phase.stopped
  /// How often the sound goes back to its beginning; negative: until it is stopped.
  var numberOfLoops = 0
  private var loopsDone = 0

  mutating func handle(_ event: Event) -> [Action] {
    switch (event, phase) {
    case (.prepare, .stopped):
      phase = .ready
      return [.open]
    case (.play(let delay), .stopped):
      phase = .playing
      loopsDone = 0
      return [.open, .start(after: delay)]
    case (.play(let delay), .ready):
      phase = .playing
      return [.start(after: delay)]
    case (.pause, .playing):
      phase = .ready
      return [.halt]
    case (.stop, .ready), (.stop, .playing):
      phase = .stopped
      return [.close]
    case (.openingFailed, _):
      phase = .stopped
      return [.close]
    case (.sound(.ended), .playing):
      guard numberOfLoops < 0 || loopsDone < numberOfLoops else { return [.announce(.finished)] }
      loopsDone += 1
      return [.rewind]
    case (.sound(.failed(let reason)), .playing):
      return [.announce(.failed(reason: reason))]
    case (.sound(.outputLost), .playing), (.sound(.outputLost), .ready):
      return [.reopenSilently]
    case (.deliver(let ending), .playing):
      phase = .stopped
      return [.close, .tell(ending)]
    case (.prepare, _), (.play, .playing), (.pause, _), (.stop, _), (.sound, _), (.deliver, _):
      return []
    }
  }
}
