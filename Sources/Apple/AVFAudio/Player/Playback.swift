import Foundation

/// The state machine of a player, without I/O. An event returns the actions that `SoundPlayer`
/// performs.
///
/// ```
/// stopped --prepare--> ready --play--> playing --pause--> ready
///    ^                   |                |
///    +------- stop ------+------ stop ----+
/// ```
/// When the sound ends and no repetition is left, the delegate must be called on the main queue.
/// That takes two steps: `.sound(.ended)` returns `.scheduleDelivery`, and its counterpart
/// `.deliver`, which arrives on the main queue, returns `.close` and `.notifyDelegate`. Until then
/// the phase is still `playing`. If the player is stopped or paused in between, `.deliver` does
/// nothing, so the delegate never receives the end of a sound that was stopped.
///
/// Events that do not apply to the current phase return no actions.
struct Playback: Equatable, Sendable {
  enum Phase: Equatable {
    /// No stream is open. The position is kept.
    case stopped
    /// A stream is open but not playing: prepared or paused.
    case ready
    /// Playing, or scheduled to start at a given time.
    case playing
  }

  enum Event: Equatable {
    case prepare
    /// Play after a delay in seconds; 0 plays immediately.
    case play(after: TimeInterval)
    case pause
    case stop
    /// An event of the stream.
    case sound(SoundEvent)
    /// The delivery that `.scheduleDelivery` has scheduled, on the main queue.
    case deliver(Ending)
    /// The stream could not be opened, although the file could be read when the player was created.
    case openingFailed
  }

  /// How a sound ended without being stopped.
  enum Ending: Equatable, Sendable {
    case finished
    case failed(reason: String)
  }

  enum Action: Equatable {
    case open
    case start(after: TimeInterval)
    case pause
    /// Close the stream and keep its position.
    case close
    /// Continue at the beginning.
    case rewind
    /// Continue at the same position without output.
    case reopenSilently
    /// Send `.deliver` on the main queue.
    case scheduleDelivery(Ending)
    /// Call the delegate and reset the position to 0.
    case notifyDelegate(Ending)
  }

  private(set) var phase = Phase.stopped
  /// The number of repetitions; negative repeats until the player is stopped.
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
      return [.pause]
    case (.stop, .ready), (.stop, .playing):
      phase = .stopped
      return [.close]
    case (.openingFailed, _):
      phase = .stopped
      return [.close]
    case (.sound(.ended), .playing):
      guard numberOfLoops < 0 || loopsDone < numberOfLoops else {
        return [.scheduleDelivery(.finished)]
      }
      loopsDone += 1
      return [.rewind]
    case (.sound(.failed(let reason)), .playing):
      return [.scheduleDelivery(.failed(reason: reason))]
    case (.sound(.outputLost), .playing), (.sound(.outputLost), .ready):
      return [.reopenSilently]
    case (.deliver(let ending), .playing):
      phase = .stopped
      return [.close, .notifyDelegate(ending)]
    case (.prepare, _), (.play, .playing), (.pause, _), (.stop, _), (.sound, _), (.deliver, _):
      return []
    }
  }
}
