import AuthorNotices
@_exported import Foundation
import Observation

// Compatibility (iOS 27): accepted | `MediaSession` | NowPlaying's sessions are not shown: a notice

/// What an app plays.
@MainActor
public protocol MediaSessionRepresentable: Identifiable {
  var id: String { get }
  var content: (any MediaContentRepresentable)? { get }
  var playbackSnapshot: MediaPlaybackSnapshot? { get }
  var commands: [MediaCommand] { get }
}

/// Publishes what an app plays. Nothing shows it here.
@MainActor @Observable
public final class MediaSession<Representable: MediaSessionRepresentable>: Identifiable {
  public nonisolated let id: String

  public init(_ representable: Representable) {
    id = representable.id
    AuthorNotice.report("NowPlaying", lacks: "media sessions")
  }

  public var canBecomeApplicationPrimary: Bool { false }
  public var isApplicationPrimary: Bool { false }
  public var isSystemPrimary: Bool { false }
  public func requestToBecomeApplicationPrimary() async throws {}
  public func requestToBecomeSystemPrimary() async throws {}
}

/// How far the playback is.
public struct MediaPlaybackSnapshot: Equatable, Sendable {
  public enum PlaybackState: Equatable, Sendable {
    case playing(rate: Float = 1)
    case paused, stopped, interrupted, buffering
  }

  public var state: PlaybackState
  public var defaultPlaybackRate: Float
  /// In seconds.
  public var elapsedTime: TimeInterval?
  public var timestamp: Date?

  public init(
    state: PlaybackState, defaultPlaybackRate: Float = 1, elapsedTime: TimeInterval? = nil,
    timestamp: Date? = nil
  ) {
    self.state = state
    self.defaultPlaybackRate = defaultPlaybackRate
    self.elapsedTime = elapsedTime
    self.timestamp = timestamp
  }
}

/// What a person can do with the playback. Nothing sends commands here.
public struct MediaCommand: Sendable {
  public enum RepeatMode: Sendable { case off, one, all }
  public enum ShuffleMode: Sendable { case off, items, collections }
  public enum FeedbackStatus: Sendable { case positive, neutral, negative }

  public static func play(_ action: @escaping () async throws -> Void) -> MediaCommand { Self() }
  public static func pause(_ action: @escaping () async throws -> Void) -> MediaCommand { Self() }
  public static func stop(_ action: @escaping () async throws -> Void) -> MediaCommand { Self() }
  public static func togglePlayPause(
    _ action: @escaping () async throws -> Void
  ) -> MediaCommand { Self() }
  public static func next(_ action: @escaping () async throws -> Void) -> MediaCommand { Self() }
  public static func previous(
    _ action: @escaping () async throws -> Void
  ) -> MediaCommand { Self() }
  public static func seekToPosition(
    _ action: @escaping (TimeInterval) async throws -> Void
  ) -> MediaCommand { Self() }
  public static func skipForward(
    preferredIntervals: [TimeInterval], _ action: @escaping (TimeInterval) async throws -> Void
  ) -> MediaCommand { Self() }
  public static func skipBackward(
    preferredIntervals: [TimeInterval], _ action: @escaping (TimeInterval) async throws -> Void
  ) -> MediaCommand { Self() }
  public static func changePlaybackRate(
    supported: [Float], _ action: @escaping (Float) async throws -> Void
  ) -> MediaCommand { Self() }
  public static func changeRepeatMode(
    current: RepeatMode, supported: [RepeatMode]? = nil,
    _ action: @escaping (RepeatMode) async throws -> Void
  ) -> MediaCommand { Self() }
  public static func changeShuffleMode(
    current: ShuffleMode, supported: [ShuffleMode]? = nil,
    _ action: @escaping (ShuffleMode) async throws -> Void
  ) -> MediaCommand { Self() }
  public static func feedback(
    title: String? = nil, shortTitle: String? = nil, status: FeedbackStatus,
    _ action: @escaping (FeedbackStatus) async throws -> Void
  ) -> MediaCommand { Self() }

  public func enabled(_ enabled: Bool) -> MediaCommand { self }
}
