import Foundation

public enum MPRemoteCommandHandlerStatus: Int, Sendable {
  case success = 0
  case noSuchContent = 100
  case noActionableNowPlayingItem = 110
  case deviceNotFound = 120
  case commandFailed = 200
}

/// A press of a remote control. None is created here.
open class MPRemoteCommandEvent: NSObject {
  open var timestamp: TimeInterval { 0 }
}

open class MPChangePlaybackPositionCommandEvent: MPRemoteCommandEvent {
  /// Seconds.
  open var positionTime: TimeInterval { 0 }
}

open class MPSkipIntervalCommandEvent: MPRemoteCommandEvent {
  /// Seconds.
  open var interval: TimeInterval { 0 }
}

/// A command of remote controls. It keeps its handlers; nothing calls them.
open class MPRemoteCommand: NSObject {
  open var isEnabled = true
  private var handlers: [Int: (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus] = [:]

  /// Returns an object that removes the handler.
  @discardableResult
  open func addTarget(
    handler: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus
  ) -> Any {
    let key = handlers.count
    handlers[key] = handler
    return key
  }

  /// Removes all handlers for nil.
  open func removeTarget(_ target: Any?) {
    if let key = target as? Int { handlers[key] = nil } else { handlers = [:] }
  }
}

open class MPChangePlaybackPositionCommand: MPRemoteCommand {}

open class MPSkipIntervalCommand: MPRemoteCommand {
  /// Seconds.
  open var preferredIntervals: [NSNumber] = []
}

open class MPFeedbackCommand: MPRemoteCommand {
  open var isActive = false
  open var localizedTitle = ""
}

/// The commands of remote controls, such as headphones. None is sent here.
open class MPRemoteCommandCenter: NSObject, @unchecked Sendable {
  // `@unchecked Sendable`: apps add targets on the main thread, as on a device.
  private static let center = MPRemoteCommandCenter()

  open class func shared() -> MPRemoteCommandCenter { center }

  public let playCommand = MPRemoteCommand()
  public let pauseCommand = MPRemoteCommand()
  public let stopCommand = MPRemoteCommand()
  public let togglePlayPauseCommand = MPRemoteCommand()
  public let nextTrackCommand = MPRemoteCommand()
  public let previousTrackCommand = MPRemoteCommand()
  public let skipForwardCommand = MPSkipIntervalCommand()
  public let skipBackwardCommand = MPSkipIntervalCommand()
  public let changePlaybackPositionCommand = MPChangePlaybackPositionCommand()
  public let likeCommand = MPFeedbackCommand()
  public let dislikeCommand = MPFeedbackCommand()
  public let bookmarkCommand = MPFeedbackCommand()
}
