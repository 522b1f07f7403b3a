import AuthorNotices
@_exported import CoreGraphics
@_exported import CoreMedia
@_exported import ImageIO
import UIKit
@_exported import UniformTypeIdentifiers

// A part of AVFoundation. It is not in the module AVFoundation, because that is in a library that
// does not link the one with `CGImage`. Sources that import AVFoundation see both.

/// A movie or a sound. Nothing is read from it.
open class AVAsset: NSObject, @unchecked Sendable {
  // `@unchecked Sendable`: the compiler does not check open classes. It stores nothing.
  public convenience init(url URL: URL) { self.init() }

  /// Unknown, and therefore zero.
  open var duration: CMTime { .zero }
  open var isPlayable: Bool { false }
}

open class AVURLAsset: AVAsset, @unchecked Sendable {
  // `@unchecked Sendable`: the compiler does not check open classes. The URL is constant.
  public let url: URL

  public init(url URL: URL, options: [String: Any]? = nil) { url = URL }
}

/// Makes pictures of a movie. It fails, after a notice.
open class AVAssetImageGenerator: NSObject, @unchecked Sendable {
  // `@unchecked Sendable`: as in AVFoundation, sources set it up before they share it.
  public enum Result: Int, Sendable { case succeeded, failed, cancelled }

  public let asset: AVAsset
  open var appliesPreferredTrackTransform = false
  /// In pixels; zero is the size of the movie.
  open var maximumSize = CGSize.zero
  open var requestedTimeToleranceBefore = CMTime.positiveInfinity
  open var requestedTimeToleranceAfter = CMTime.positiveInfinity

  public init(asset: AVAsset) { self.asset = asset }

  open func copyCGImage(
    at requestedTime: CMTime, actualTime: UnsafeMutablePointer<CMTime>?
  ) throws -> CGImage {
    AuthorNotice.report("AVFoundation", lacks: "pictures of movies")
    throw CocoaError(.featureUnsupported)
  }

  open func image(at time: CMTime) async throws -> (image: CGImage, actualTime: CMTime) {
    AuthorNotice.report("AVFoundation", lacks: "pictures of movies")
    throw CocoaError(.featureUnsupported)
  }

  open func generateCGImagesAsynchronously(
    forTimes requestedTimes: [NSValue],
    completionHandler handler:
      @escaping @Sendable (CMTime, CGImage?, CMTime, Result, (any Error)?) -> Void
  ) {
    AuthorNotice.report("AVFoundation", lacks: "pictures of movies")
    handler(.zero, nil, .zero, .failed, CocoaError(.featureUnsupported))
  }

  open func generateCGImageAsynchronously(
    for requestedTime: CMTime,
    completionHandler handler: @escaping @Sendable (CGImage?, CMTime, (any Error)?) -> Void
  ) {
    AuthorNotice.report("AVFoundation", lacks: "pictures of movies")
    handler(nil, .zero, CocoaError(.featureUnsupported))
  }

  open func cancelAllCGImageGeneration() {}
}

extension NSValue {
  /// A value without the time: Foundation's values hold no structures of other modules.
  public convenience init(time: CMTime) {
    var seconds = time.seconds
    self.init(bytes: &seconds, objCType: "d")
  }
}

open class AVPlayerItem: NSObject, @unchecked Sendable {
  // `@unchecked Sendable`: the compiler does not check open classes. It stores only its asset.
  public enum Status: Int, Sendable { case unknown, readyToPlay, failed }

  public let asset: AVAsset

  public init(asset: AVAsset) { self.asset = asset }
  public convenience init(url URL: URL) { self.init(asset: AVURLAsset(url: URL)) }

  open var status: Status { .unknown }
  open var duration: CMTime { .indefinite }
  open func currentTime() -> CMTime { .zero }
}

/// Plays movies and sounds. Nothing is played, which a notice says; `AVAudioPlayer` plays sounds.
open class AVPlayer: NSObject, @unchecked Sendable {
  // `@unchecked Sendable`: as in AVFoundation, sources change it on one thread.
  open private(set) var currentItem: AVPlayerItem?
  open var rate: Float = 0
  /// 0…1.
  open var volume: Float = 1
  open var isMuted = false
  open var actionAtItemEnd = ActionAtItemEnd.pause

  public enum ActionAtItemEnd: Int, Sendable { case advance, pause, none }
  public enum TimeControlStatus: Int, Sendable {
    case paused, waitingToPlayAtSpecifiedRate, playing
  }

  public init(playerItem item: AVPlayerItem? = nil) { currentItem = item }
  public convenience init(url URL: URL) { self.init(playerItem: AVPlayerItem(url: URL)) }
  public convenience override init() { self.init(playerItem: nil) }

  open var timeControlStatus: TimeControlStatus { .paused }
  open func play() { AuthorNotice.report("AVFoundation", lacks: "AVPlayer") }
  open func pause() {}
  open func seek(to time: CMTime) {}
  open func currentTime() -> CMTime { .zero }
  open func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }

  open func addPeriodicTimeObserver(
    forInterval interval: CMTime, queue: DispatchQueue?,
    using block: @escaping @Sendable (CMTime) -> Void
  ) -> Any { NSObject() }

  open func removeTimeObserver(_ observer: Any) {}
}
