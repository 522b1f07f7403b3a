import UIKit

// Compatibility (AVFAudio): accepted | `AVPlayerViewController` | values; no video is played

/// Shows the video of a player, with controls. The view stays empty, because no video is played.
@preconcurrency @MainActor
open class AVPlayerViewController: UIViewController {
  open var player: AVPlayer?
  open weak var delegate: (any AVPlayerViewControllerDelegate)?
  open var showsPlaybackControls = true
  open var showsTimecodes = false
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  open var allowsPictureInPicturePlayback = true
  open var canStartPictureInPictureAutomaticallyFromInline = false
  open var updatesNowPlayingInfoCenter = true
  open var entersFullScreenWhenPlaybackBegins = false
  open var exitsFullScreenWhenPlaybackEnds = false
  open var requiresLinearPlayback = false
  open private(set) lazy var contentOverlayView: UIView? = UIView()
  open var isReadyForDisplay: Bool { false }
  open var videoBounds: CGRect { .zero }
}

/// Never called: no video is played.
@preconcurrency @MainActor
public protocol AVPlayerViewControllerDelegate: NSObjectProtocol {
  func playerViewControllerWillStartPictureInPicture(
    _ playerViewController: AVPlayerViewController)
  func playerViewControllerDidStartPictureInPicture(
    _ playerViewController: AVPlayerViewController)
  func playerViewControllerWillStopPictureInPicture(
    _ playerViewController: AVPlayerViewController)
  func playerViewControllerDidStopPictureInPicture(
    _ playerViewController: AVPlayerViewController)
}

extension AVPlayerViewControllerDelegate {
  public func playerViewControllerWillStartPictureInPicture(
    _ playerViewController: AVPlayerViewController
  ) {}
  public func playerViewControllerDidStartPictureInPicture(
    _ playerViewController: AVPlayerViewController
  ) {}
  public func playerViewControllerWillStopPictureInPicture(
    _ playerViewController: AVPlayerViewController
  ) {}
  public func playerViewControllerDidStopPictureInPicture(
    _ playerViewController: AVPlayerViewController
  ) {}
}
