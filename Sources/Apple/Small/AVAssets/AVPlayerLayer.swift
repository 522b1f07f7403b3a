import QuartzCore

/// How a video fills its layer.
public struct AVLayerVideoGravity: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let resizeAspect = Self(rawValue: "AVLayerVideoGravityResizeAspect")
  public static let resizeAspectFill = Self(rawValue: "AVLayerVideoGravityResizeAspectFill")
  public static let resize = Self(rawValue: "AVLayerVideoGravityResize")
}

/// Shows the video of a player. The layer stays empty, because no video is played.
open class AVPlayerLayer: CALayer {
  open var player: AVPlayer?
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  open var isReadyForDisplay: Bool { false }

  public convenience init(player: AVPlayer?) {
    self.init()
    self.player = player
  }
}
