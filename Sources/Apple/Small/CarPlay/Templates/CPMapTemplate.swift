@preconcurrency @MainActor
open class CPMapButton: NSObject {
  open var isEnabled = true
  open var isHidden = false
  open var image: UIImage?
  open var focusedImage: UIImage?
  let handler: ((CPMapButton) -> Void)?

  public init(handler: ((CPMapButton) -> Void)? = nil) { self.handler = handler }
}

/// Never called: no map is shown.
@preconcurrency @MainActor
public protocol CPMapTemplateDelegate: NSObjectProtocol {
  func mapTemplateDidShowPanningInterface(_ mapTemplate: CPMapTemplate)
  func mapTemplateWillDismissPanningInterface(_ mapTemplate: CPMapTemplate)
  func mapTemplateDidDismissPanningInterface(_ mapTemplate: CPMapTemplate)
  func mapTemplateDidCancelNavigation(_ mapTemplate: CPMapTemplate)
}

extension CPMapTemplateDelegate {
  public func mapTemplateDidShowPanningInterface(_ mapTemplate: CPMapTemplate) {}
  public func mapTemplateWillDismissPanningInterface(_ mapTemplate: CPMapTemplate) {}
  public func mapTemplateDidDismissPanningInterface(_ mapTemplate: CPMapTemplate) {}
  public func mapTemplateDidCancelNavigation(_ mapTemplate: CPMapTemplate) {}
}

/// Buttons over a map that the app draws. Routes and guidance are missing.
open class CPMapTemplate: CPTemplate, CPBarButtonProviding {
  open weak var mapDelegate: (any CPMapTemplateDelegate)?
  open var mapButtons: [CPMapButton] = []
  open var guidanceBackgroundColor: UIColor! = .clear
  open var automaticallyHidesNavigationBar = true
  open var hidesButtonsWithNavigationBar = true
  open private(set) var isPanningInterfaceVisible = false
  open var leadingNavigationBarButtons: [CPBarButton] = []
  open var trailingNavigationBarButtons: [CPBarButton] = []
  open var backButton: CPBarButton?

  public override init() {}

  open func showPanningInterface(animated: Bool) { isPanningInterfaceVisible = true }
  open func dismissPanningInterface(animated: Bool) { isPanningInterfaceVisible = false }
}
