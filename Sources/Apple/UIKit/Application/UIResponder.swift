import Foundation

/// An object that could respond to events. There are none here: it is the superclass of app
/// delegates and view controllers.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  public override init() {
    super.init()
  }

  open var isAccessibilityElement = false
  open var accessibilityLabel: String?
  open var accessibilityHint: String?
  open var accessibilityValue: String?
  open var accessibilityLanguage: String?
  open var accessibilityIdentifier: String?
  open var accessibilityTraits = UIAccessibilityTraits.none
  /// In the coordinates of the screen.
  open var accessibilityFrame = CGRect.zero
  /// In the coordinates of the screen.
  open var accessibilityPath: UIBezierPath?
  /// In the coordinates of the screen.
  open var accessibilityActivationPoint = CGPoint.zero
  open var accessibilityElements: [Any]?
  open var accessibilityElementsHidden = false
  open var accessibilityViewIsModal = false
  open var accessibilityRespondsToUserInteraction = true
  open var accessibilityUserInputLabels: [String]! = []
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]?
  open var shouldGroupAccessibilityChildren = false

  open var next: UIResponder? { nil }
  open var canBecomeFirstResponder: Bool { false }
  open var canResignFirstResponder: Bool { true }
  open var isFirstResponder: Bool { false }
  open var inputView: UIView? { nil }
  open var inputAccessoryView: UIView? { nil }

  /// Returns false: there is no input.
  @discardableResult
  open func becomeFirstResponder() -> Bool { false }
  @discardableResult
  open func resignFirstResponder() -> Bool { true }
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  open func reloadInputViews() {}

  // Of assistive technologies, which do not run here.
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
  open func accessibilityElement(at index: Int) -> Any? {
    guard let accessibilityElements, accessibilityElements.indices.contains(index) else {
      return nil
    }
    return accessibilityElements[index]
  }
  open func index(ofAccessibilityElement element: Any) -> Int {
    accessibilityElements?.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound
  }
  open func accessibilityActivate() -> Bool { false }
  open func accessibilityIncrement() {}
  open func accessibilityDecrement() {}
  open func accessibilityPerformEscape() -> Bool { false }
  open func accessibilityPerformMagicTap() -> Bool { false }
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
  open func accessibilityElementDidBecomeFocused() {}
  open func accessibilityElementDidLoseFocus() {}
  open func accessibilityElementIsFocused() -> Bool { false }
}
