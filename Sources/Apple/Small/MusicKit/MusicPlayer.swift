import Combine
import Foundation

/// Plays music. There is none here: the queue is empty, and `play()` throws, after a notice.
public class MusicPlayer {
  public enum PlaybackStatus: Hashable, Sendable {
    case stopped
    case playing
    case paused
    case interrupted
    case seekingForward
    case seekingBackward
  }

  public enum RepeatMode: Hashable, Sendable {
    case none
    case one
    case all
  }

  public enum ShuffleMode: Hashable, Sendable {
    case off
    case songs
  }

  public final class State: ObservableObject {
    public var playbackStatus: PlaybackStatus { .stopped }
    public var playbackRate: Float { 0 }
    public var repeatMode: RepeatMode?
    public var shuffleMode: ShuffleMode?
  }

  public class Queue: ObservableObject {
    public struct Entry: Equatable, Hashable, Identifiable, Sendable {
      public enum Item: Equatable, Hashable, Sendable {
        case song(Song)
      }

      public let id: String
      public let title: String
      public let subtitle: String?
      public let artwork: Artwork?
      public let item: Item?
    }

    public var currentEntry: Entry?
    public init() {}
  }

  public let state = State()
  public var playbackTime: TimeInterval = 0
  public var isPreparedToPlay: Bool { false }

  public func play() async throws { throw MissingMusic.refusal() }
  public func prepareToPlay() async throws { throw MissingMusic.refusal() }
  public func pause() {}
  public func stop() {}
  public func skipToNextEntry() async throws { throw MissingMusic.refusal() }
  public func skipToPreviousEntry() async throws { throw MissingMusic.refusal() }
  public func restartCurrentEntry() {}
}

/// The player of the Music app.
public final class SystemMusicPlayer: MusicPlayer, @unchecked Sendable {
  // `@unchecked Sendable`: apps use the player on the main thread.
  public static let shared = SystemMusicPlayer()
  public var queue = Queue()
}

/// The player of one app.
public final class ApplicationMusicPlayer: MusicPlayer, @unchecked Sendable {
  // `@unchecked Sendable`: apps use the player on the main thread.
  public static let shared = ApplicationMusicPlayer()
  public var queue = Queue()
}
