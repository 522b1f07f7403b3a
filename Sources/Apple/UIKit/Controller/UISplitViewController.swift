// Compatibility: accepted | `UISplitViewController` | values; controllers are not shown

/// Controllers beside each other, which are not shown.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
  public enum Style: Int, Sendable { case unspecified, doubleColumn, tripleColumn }
  public enum Column: Int, Sendable { case primary, supplementary, secondary, compact }
  public enum DisplayMode: Int, Sendable {
    case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary
    case twoOverSecondary, twoDisplaceSecondary
  }
  public enum PrimaryEdge: Int, Sendable { case leading, trailing }
  public enum SplitBehavior: Int, Sendable { case automatic, tile, overlay, displace }
  public enum DisplayModeButtonVisibility: Int, Sendable { case automatic, never, always }
  public enum BackgroundStyle: Int, Sendable { case none, sidebar }

  public static let automaticDimension: CGFloat = -1

  open weak var delegate: (any UISplitViewControllerDelegate)?
  open private(set) var style = Style.unspecified
  open var preferredDisplayMode = DisplayMode.automatic
  open var preferredSplitBehavior = SplitBehavior.automatic
  open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic
  open var primaryBackgroundStyle = BackgroundStyle.none
  open var primaryEdge = PrimaryEdge.leading
  open var presentsWithGesture = true
  open var showsSecondaryOnlyButton = false
  open var preferredPrimaryColumnWidth = UISplitViewController.automaticDimension
  open var preferredPrimaryColumnWidthFraction = UISplitViewController.automaticDimension
  open var preferredSupplementaryColumnWidth = UISplitViewController.automaticDimension
  open var minimumPrimaryColumnWidth = UISplitViewController.automaticDimension
  open var maximumPrimaryColumnWidth = UISplitViewController.automaticDimension
  open private(set) lazy var displayModeButtonItem = UIBarButtonItem()
  private var columns: [Column: UIViewController] = [:]

  open var viewControllers: [UIViewController] = [] {
    didSet {
      for controller in oldValue { controller.removeFromParent() }
      for controller in viewControllers { addChild(controller) }
    }
  }

  public override init(
    nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?
  ) { super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil) }

  public init(style: Style) {
    super.init(nibName: nil, bundle: nil)
    self.style = style
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open var isCollapsed: Bool { true }
  open var displayMode: DisplayMode { .secondaryOnly }
  open var splitBehavior: SplitBehavior { .automatic }
  open var primaryColumnWidth: CGFloat { 0 }
  open var supplementaryColumnWidth: CGFloat { 0 }

  open func setViewController(_ vc: UIViewController?, for column: Column) {
    columns[column]?.removeFromParent()
    columns[column] = vc
    if let vc { addChild(vc) }
  }

  open func viewController(for column: Column) -> UIViewController? { columns[column] }

  // Without effect: controllers are not shown.
  open func show(_ column: Column) {}
  open func hide(_ column: Column) {}
}

/// Never called: controllers are not shown.
@preconcurrency @MainActor
public protocol UISplitViewControllerDelegate: NSObjectProtocol {
  func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool
  func splitViewController(
    _ splitViewController: UISplitViewController,
    separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController?
  func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column
  func splitViewControllerDidCollapse(_ svc: UISplitViewController)
  func splitViewControllerDidExpand(_ svc: UISplitViewController)
}

extension UISplitViewControllerDelegate {
  public func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) {}
  public func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool { false }
  public func splitViewController(
    _ splitViewController: UISplitViewController,
    separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController? { nil }
  public func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool { false }
  public func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { proposedTopColumn }
  public func splitViewControllerDidCollapse(_ svc: UISplitViewController) {}
  public func splitViewControllerDidExpand(_ svc: UISplitViewController) {}
}
