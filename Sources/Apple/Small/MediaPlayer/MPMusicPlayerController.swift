import AuthorNotices
import Foundation

// Compatibility (module): accepted | | no library and no other apps' players: a notice

public typealias MPMediaEntityPersistentID = UInt64

public enum MPMusicPlaybackState: Int, Sendable {
  case stopped
  case playing
  case paused
  case interrupted
  case seekingForward
  case seekingBackward
}

public enum MPMusicRepeatMode: Int, Sendable {
  case `default`
  case none
  case one
  case all
}

public enum MPMusicShuffleMode: Int, Sendable {
  case `default`
  case off
  case songs
  case albums
}

public enum MPMediaLibraryAuthorizationStatus: Int, Sendable {
  case notDetermined
  case denied
  case restricted
  case authorized
}

/// Songs of the user's library. None is created here.
open class MPMediaEntity: NSObject {
  open var persistentID: MPMediaEntityPersistentID { 0 }
  open func value(forProperty property: String) -> Any? { nil }
}

open class MPMediaItem: MPMediaEntity {
  open var title: String? { nil }
  open var artist: String? { nil }
  open var albumTitle: String? { nil }
  open var albumArtist: String? { nil }
  open var genre: String? { nil }
  open var artwork: MPMediaItemArtwork? { nil }
  /// Seconds.
  open var playbackDuration: TimeInterval { 0 }
  open var playbackStoreID: String { "" }
}

open class MPMediaItemCollection: MPMediaEntity {
  public let items: [MPMediaItem]

  public init(items: [MPMediaItem]) { self.items = items }

  open var count: Int { items.count }
  open var representativeItem: MPMediaItem? { items.first }
}

/// The user's library. Access is denied here, and a notice says so.
open class MPMediaLibrary: NSObject {
  open class func authorizationStatus() -> MPMediaLibraryAuthorizationStatus { .denied }

  open class func requestAuthorization(
    _ handler: @escaping @Sendable (MPMediaLibraryAuthorizationStatus) -> Void
  ) {
    MissingMusic.report()
    handler(.denied)
  }

  open class func requestAuthorization() async -> MPMediaLibraryAuthorizationStatus {
    MissingMusic.report()
    return .denied
  }
}

/// A search of the library. It finds nothing.
open class MPMediaQuery: NSObject {
  public override init() {}

  open class func songs() -> MPMediaQuery { MPMediaQuery() }
  open class func albums() -> MPMediaQuery { MPMediaQuery() }
  open class func playlists() -> MPMediaQuery { MPMediaQuery() }

  open var items: [MPMediaItem]? {
    MissingMusic.report()
    return []
  }

  open var collections: [MPMediaItemCollection]? {
    MissingMusic.report()
    return []
  }
}

enum MissingMusic {
  static func report() {
    AuthorNotice.report("MediaPlayer", lacks: "music library; access is denied")
  }
}

extension Notification.Name {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let MPMusicPlayerControllerNowPlayingItemDidChange = Notification.Name(
    "MPMusicPlayerControllerNowPlayingItemDidChangeNotification")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let MPMusicPlayerControllerPlaybackStateDidChange = Notification.Name(
    "MPMusicPlayerControllerPlaybackStateDidChangeNotification")
}

/// Plays songs of the library, which is empty: the state stays `stopped`.
open class MPMusicPlayerController: NSObject, @unchecked Sendable {
  // `@unchecked Sendable`: apps control a player on the main thread, as on a device.
  private static let player = MPMusicPlayerController()

  open class var systemMusicPlayer: MPMusicPlayerController { player }
  open class var applicationMusicPlayer: MPMusicPlayerController { player }
  open class var applicationQueuePlayer: MPMusicPlayerController { player }

  open var repeatMode = MPMusicRepeatMode.default
  open var shuffleMode = MPMusicShuffleMode.default
  open var currentPlaybackTime: TimeInterval = 0
  open var currentPlaybackRate: Float = 0
  open var nowPlayingItem: MPMediaItem?
  open var playbackState: MPMusicPlaybackState { .stopped }
  open var indexOfNowPlayingItem: Int { NSNotFound }
  open var isPreparedToPlay: Bool { false }

  open func prepareToPlay() { MissingMusic.report() }
  open func play() { MissingMusic.report() }
  open func pause() {}
  open func stop() {}
  open func skipToNextItem() {}
  open func skipToPreviousItem() {}
  open func skipToBeginning() {}
  open func setQueue(with itemCollection: MPMediaItemCollection) {}
  open func setQueue(with storeIDs: [String]) {}
  open func beginGeneratingPlaybackNotifications() {}
  open func endGeneratingPlaybackNotifications() {}
}
