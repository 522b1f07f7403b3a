import Foundation
import Testing
import UIKit

/// Views and controllers as values: trees, constraints and controls.
@MainActor @Suite struct UIViewTests {
  private final class Badge: UIView {
    let name: String

    override init(frame: CGRect) {
      name = "badge"
      super.init(frame: frame)
    }

    required init?(coder: NSCoder) { nil }
  }

  @Test func plainInitializerCallsThatOfSubclass() {
    #expect(Badge().name == "badge")
  }

  @Test func subviewsChangeTheirOrder() {
    let (view, first, second) = (UIView(), UIView(), UIView())
    view.addSubview(first)
    view.insertSubview(second, belowSubview: first)
    #expect(view.subviews == [second, first])
    view.bringSubviewToFront(second)
    #expect(view.subviews == [first, second])
    first.removeFromSuperview()
    #expect(view.subviews == [second])
  }

  @Test func pointsAreConvertedBetweenViews() {
    let outer = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
    let inner = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
    outer.addSubview(inner)
    #expect(inner.convert(CGPoint(x: 1, y: 1), to: nil) == CGPoint(x: 16, y: 26))
    #expect(inner.convert(.zero, from: outer) == CGPoint(x: -5, y: -5))
  }

  @Test func constraintsKeepTheirValues() {
    let (view, other) = (UIView(), UIView())
    let constraint = view.leadingAnchor.constraint(
      greaterThanOrEqualTo: other.safeAreaLayoutGuide.trailingAnchor, constant: 8)
    NSLayoutConstraint.activate([constraint])
    #expect(constraint.isActive)
    #expect(constraint.relation == .greaterThanOrEqual)
    #expect(constraint.firstAttribute == .leading)
    #expect(constraint.secondAttribute == .trailing)
    #expect(constraint.constant == 8)
  }

  @Test func controlPerformsItsActions() {
    let button = UIButton(type: .system)
    var count = 0
    button.addAction(UIAction { _ in count += 1 }, for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    button.sendActions(for: .valueChanged)
    #expect(count == 1)
    button.setTitle("Tide", for: .normal)
    button.isSelected = true
    #expect(button.currentTitle == "Tide")
  }

  @Test func animationsTakeEffectAtOnce() {
    let view = UIView()
    var isComplete = false
    UIView.animate(withDuration: 1) {
      view.alpha = 0.5
    } completion: {
      isComplete = $0
    }
    #expect(view.alpha == 0.5)
    #expect(isComplete)
  }

  @Test func navigationStackKeepsItsRoot() {
    let (root, detail) = (UIViewController(), UIViewController())
    let stack = UINavigationController(rootViewController: root)
    stack.pushViewController(detail, animated: true)
    #expect(detail.navigationController === stack)
    #expect(stack.popToRootViewController(animated: false) == [detail])
    #expect(stack.popViewController(animated: false) == nil)
    #expect(stack.topViewController === root)
  }

  @Test func colorIsArchived() throws {
    let color = UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5)
    let data = try NSKeyedArchiver.archivedData(withRootObject: color, requiringSecureCoding: true)
    #expect(try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data) == color)
  }
}
