// Compatibility: accepted | `UISwitch`, `UISlider`, `UIStepper`, `UIPageControl`,
//   `UIProgressView`, `UIRefreshControl` | values; nothing is drawn

@preconcurrency @MainActor
open class UISwitch: UIControl {
  open var isOn = false
  open var onTintColor: UIColor?
  open var thumbTintColor: UIColor?
  open var onImage: UIImage?
  open var offImage: UIImage?
  open var title: String?
  open var preferredStyle = Style.automatic
  open var style: Style { .sliding }

  public enum Style: Int, Sendable { case automatic, checkbox, sliding }

  open func setOn(_ on: Bool, animated: Bool) { isOn = on }
}

@preconcurrency @MainActor
open class UISlider: UIControl {
  open var value: Float = 0
  open var minimumValue: Float = 0
  open var maximumValue: Float = 1
  open var isContinuous = true
  open var minimumTrackTintColor: UIColor?
  open var maximumTrackTintColor: UIColor?
  open var thumbTintColor: UIColor?
  open var minimumValueImage: UIImage?
  open var maximumValueImage: UIImage?
  private var thumbImages: [State: UIImage] = [:]

  open func setValue(_ value: Float, animated: Bool) {
    self.value = min(max(value, minimumValue), maximumValue)
  }

  open func setThumbImage(_ image: UIImage?, for state: State) {
    thumbImages[state] = image
  }
  open func thumbImage(for state: State) -> UIImage? { thumbImages[state] }
  open var currentThumbImage: UIImage? { thumbImage(for: state) ?? thumbImage(for: .normal) }
  open func setMinimumTrackImage(_ image: UIImage?, for state: State) {}
  open func setMaximumTrackImage(_ image: UIImage?, for state: State) {}

  // The track fills the slider, and the thumb is a square: sliders are not drawn.
  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect { .zero }
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect { .zero }
  open func trackRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let length = maximumValue - minimumValue
    let fraction = length > 0 ? CGFloat((value - minimumValue) / length) : 0
    return CGRect(
      x: rect.minX + fraction * (rect.width - rect.height), y: rect.minY, width: rect.height,
      height: rect.height)
  }
}

/// A value that two buttons change.
@preconcurrency @MainActor
open class UIStepper: UIControl {
  open var value: Double = 0 {
    didSet { value = min(max(value, minimumValue), maximumValue) }
  }
  open var minimumValue: Double = 0
  open var maximumValue: Double = 100
  open var stepValue: Double = 1
  open var isContinuous = true
  open var autorepeat = true
  open var wraps = false

  open func setBackgroundImage(_ image: UIImage?, for state: State) {}
  open func setDividerImage(
    _ image: UIImage?, forLeftSegmentState leftState: State, rightSegmentState rightState: State
  ) {}
  open func setIncrementImage(_ image: UIImage?, for state: State) {}
  open func setDecrementImage(_ image: UIImage?, for state: State) {}
}

@preconcurrency @MainActor
open class UIPageControl: UIControl {
  open var numberOfPages = 0
  open var currentPage = 0
  open var hidesForSinglePage = false
  open var pageIndicatorTintColor: UIColor?
  open var currentPageIndicatorTintColor: UIColor?
  open var backgroundStyle = BackgroundStyle.automatic
  open var allowsContinuousInteraction = true
  open var preferredIndicatorImage: UIImage?
  open var preferredCurrentPageIndicatorImage: UIImage?
  open var interactionState: InteractionState { .none }

  public enum BackgroundStyle: Int, Sendable { case automatic, prominent, minimal }
  public enum InteractionState: Int, Sendable { case none, discrete, continuous }

  open func size(forNumberOfPages pageCount: Int) -> CGSize { .zero }
  open func indicatorImage(forPage page: Int) -> UIImage? { nil }
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {}
}

@preconcurrency @MainActor
open class UIProgressView: UIView {
  public enum Style: Int, Sendable { case `default`, bar }

  /// 0…1.
  open var progress: Float = 0
  open var progressTintColor: UIColor?
  open var trackTintColor: UIColor?
  open var progressImage: UIImage?
  open var trackImage: UIImage?
  open var progressViewStyle = Style.default
  open var observedProgress: Progress?

  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
  }

  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
}

@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
  public enum Style: Int, Sendable {
    case whiteLarge, white, gray
    case medium = 100
    case large
  }

  open var style = Style.medium
  open var hidesWhenStopped = true
  open var color: UIColor!
  open private(set) var isAnimating = false

  public convenience init(style: Style) {
    self.init(frame: .zero)
    self.style = style
  }

  open func startAnimating() { isAnimating = true }
  open func stopAnimating() { isAnimating = false }
}

@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
  open private(set) var isRefreshing = false
  open var attributedTitle: NSAttributedString?

  open func beginRefreshing() { isRefreshing = true }
  open func endRefreshing() { isRefreshing = false }
}
