// Compatibility: accepted | `UISegmentedControl` | values; nothing is drawn

/// Segments of which one is selected.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
  private struct Segment {
    var title: String?
    var image: UIImage?
    var width: CGFloat = 0
    var isEnabled = true
  }

  public static let noSegment = -1

  private var segments: [Segment] = []
  open var selectedSegmentIndex = UISegmentedControl.noSegment
  open var selectedSegmentTintColor: UIColor?
  open var isMomentary = false
  open var apportionsSegmentWidthsByContent = false

  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    segments = (items ?? []).map { Segment(title: $0 as? String, image: $0 as? UIImage) }
  }

  open var numberOfSegments: Int { segments.count }

  open func titleForSegment(at segment: Int) -> String? { value(at: segment)?.title }
  open func imageForSegment(at segment: Int) -> UIImage? { value(at: segment)?.image }
  open func widthForSegment(at segment: Int) -> CGFloat { value(at: segment)?.width ?? 0 }
  open func isEnabledForSegment(at segment: Int) -> Bool {
    value(at: segment)?.isEnabled ?? false
  }

  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    change(segment) { $0.title = title }
  }
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    change(segment) { $0.image = image }
  }
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    change(segment) { $0.width = width }
  }
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    change(segment) { $0.isEnabled = enabled }
  }

  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    segments.insert(Segment(title: title), at: min(max(segment, 0), segments.count))
  }

  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    segments.insert(Segment(image: image), at: min(max(segment, 0), segments.count))
  }

  open func removeSegment(at segment: Int, animated: Bool) {
    if segments.indices.contains(segment) { segments.remove(at: segment) }
  }

  open func removeAllSegments() { segments = [] }

  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: State
  ) {}
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: State, barMetrics: UIBarMetrics
  ) {}
  open func setDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: State,
    rightSegmentState rightState: State, barMetrics: UIBarMetrics
  ) {}

  private func value(at segment: Int) -> Segment? {
    segments.indices.contains(segment) ? segments[segment] : nil
  }

  private func change(_ segment: Int, _ body: (inout Segment) -> Void) {
    if segments.indices.contains(segment) { body(&segments[segment]) }
  }
}
