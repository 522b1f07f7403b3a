import Photos
import UIKit

public enum PHLivePhotoViewPlaybackStyle: Int, Sendable {
  case undefined
  case full
  case hint
}

public enum PHLivePhotoViewContentMode: Int, Sendable {
  case aspectFit
  case aspectFill
}

public struct PHLivePhotoBadgeOptions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let overContent = PHLivePhotoBadgeOptions(rawValue: 1 << 0)
  public static let liveOff = PHLivePhotoBadgeOptions(rawValue: 1 << 1)
}

@MainActor
public protocol PHLivePhotoViewDelegate: NSObjectProtocol {
  func livePhotoView(
    _ livePhotoView: PHLivePhotoView,
    willBeginPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle)
  func livePhotoView(
    _ livePhotoView: PHLivePhotoView,
    didEndPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle)
}

extension PHLivePhotoViewDelegate {
  public func livePhotoView(
    _ livePhotoView: PHLivePhotoView,
    willBeginPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle
  ) {}
  public func livePhotoView(
    _ livePhotoView: PHLivePhotoView,
    didEndPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle
  ) {}
}

/// Shows a Live Photo. It stays empty: there are none.
open class PHLivePhotoView: UIView {
  open weak var delegate: (any PHLivePhotoViewDelegate)?
  open var livePhoto: PHLivePhoto?
  open var isMuted = false
  /// In the unit square.
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)

  open class func livePhotoBadgeImage(options badgeOptions: PHLivePhotoBadgeOptions = [])
    -> UIImage
  { UIImage() }

  open func startPlayback(with playbackStyle: PHLivePhotoViewPlaybackStyle) {}
  open func stopPlayback() {}
}
