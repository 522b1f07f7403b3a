/// Never called: nothing can be tapped.
@preconcurrency @MainActor
public protocol CPNowPlayingTemplateObserver: NSObjectProtocol {
  func nowPlayingTemplateUpNextButtonTapped(_ nowPlayingTemplate: CPNowPlayingTemplate)
  func nowPlayingTemplateAlbumArtistButtonTapped(_ nowPlayingTemplate: CPNowPlayingTemplate)
}

extension CPNowPlayingTemplateObserver {
  public func nowPlayingTemplateUpNextButtonTapped(_ nowPlayingTemplate: CPNowPlayingTemplate) {}
  public func nowPlayingTemplateAlbumArtistButtonTapped(
    _ nowPlayingTemplate: CPNowPlayingTemplate
  ) {}
}

/// What plays.
open class CPNowPlayingTemplate: CPTemplate {
  public static let shared = CPNowPlayingTemplate()

  open private(set) var nowPlayingButtons: [CPNowPlayingButton] = []
  open var isUpNextButtonEnabled = false
  open var upNextTitle = ""
  open var isAlbumArtistButtonEnabled = false

  override init() {}

  open func updateNowPlayingButtons(_ nowPlayingButtons: [CPNowPlayingButton]) {
    self.nowPlayingButtons = nowPlayingButtons
  }

  open func add(_ observer: any CPNowPlayingTemplateObserver) {}
  open func remove(_ observer: any CPNowPlayingTemplateObserver) {}
}

@preconcurrency @MainActor
open class CPNowPlayingButton: NSObject {
  open var isEnabled = true
  open var isSelected = false
  let handler: ((CPNowPlayingButton) -> Void)?

  public init(handler: ((CPNowPlayingButton) -> Void)? = nil) { self.handler = handler }
}

open class CPNowPlayingShuffleButton: CPNowPlayingButton {}
open class CPNowPlayingRepeatButton: CPNowPlayingButton {}
open class CPNowPlayingAddToLibraryButton: CPNowPlayingButton {}
open class CPNowPlayingMoreButton: CPNowPlayingButton {}
open class CPNowPlayingPlaybackRateButton: CPNowPlayingButton {}

open class CPNowPlayingImageButton: CPNowPlayingButton {
  public let image: UIImage?

  public init(image: UIImage, handler: ((CPNowPlayingButton) -> Void)? = nil) {
    self.image = image
    super.init(handler: handler)
  }
}
