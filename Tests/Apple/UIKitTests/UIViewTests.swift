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

  @Test(arguments: [
    (0, 2, true, [1, 2, 0]), (0, 2, false, [1, 0, 2]), (2, 0, true, [0, 2, 1]),
    (2, 0, false, [2, 0, 1]), (0, 1, true, [1, 0, 2]), (0, 1, false, [0, 1, 2]),
  ])
  func subviewMovesBesideAnother(moved: Int, sibling: Int, isAbove: Bool, order: [Int]) {
    let view = UIView()
    let subviews = (0..<3).map { _ in UIView() }
    for (tag, subview) in subviews.enumerated() {
      subview.tag = tag
      view.addSubview(subview)
    }
    if isAbove {
      view.insertSubview(subviews[moved], aboveSubview: subviews[sibling])
    } else {
      view.insertSubview(subviews[moved], belowSubview: subviews[sibling])
    }
    #expect(view.subviews.map(\.tag) == order)
  }

  /// Each view of a deep tree is asked once.
  @Test func tagIsFoundInADeepTree() {
    final class Counting: UIView {
      static var count = 0
      override var tag: Int {
        get {
          Self.count += 1
          return super.tag
        }
        set { super.tag = newValue }
      }
    }
    let view = Counting()
    var deepest: UIView = view
    for _ in 0..<50 {
      let next = Counting()
      deepest.addSubview(UIView())
      deepest.addSubview(next)
      deepest = next
    }
    deepest.tag = 7
    #expect(view.viewWithTag(7) === deepest)
    #expect(Counting.count == 51)
    #expect(view.viewWithTag(8) == nil)
  }

  private final class Moves: UIView {
    var moves: [String] = []

    override func willMove(toSuperview newSuperview: UIView?) {
      moves.append(newSuperview == nil ? "will leave" : "will move")
    }

    override func didMoveToSuperview() { moves.append(superview == nil ? "left" : "moved") }
    override func didAddSubview(_ subview: UIView) { moves.append("added") }
    override func willRemoveSubview(_ subview: UIView) { moves.append("will remove") }
  }

  @Test func viewsLearnOfMoves() {
    let (first, second, view) = (Moves(), Moves(), Moves())
    view.removeFromSuperview()
    first.addSubview(view)
    second.addSubview(view)
    view.removeFromSuperview()
    #expect(view.moves == ["will move", "moved", "will move", "moved", "will leave", "left"])
    #expect(first.moves == ["added", "will remove"])
    #expect(second.moves == ["added", "will remove"])
  }

  @Test func arrangedSubviewsLeaveWithTheirViews() {
    let (first, second) = (UIView(), UIView())
    let stack = UIStackView(arrangedSubviews: [first, second])
    stack.bringSubviewToFront(first)
    #expect(stack.arrangedSubviews == [first, second])
    first.removeFromSuperview()
    #expect(stack.arrangedSubviews == [second])
    UIView().addSubview(second)
    #expect(stack.arrangedSubviews.isEmpty)
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

  /// Otherwise, a completion handler that starts the next animation would never return.
  @Test func animationsTakeEffectAtOnceAndCompleteLater() async {
    let view = UIView()
    var isComplete = false
    await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
      UIView.animate(withDuration: 0) {
        view.alpha = 0.5
      } completion: {
        isComplete = $0
        continuation.resume()
      }
      #expect(view.alpha == 0.5)
      #expect(!isComplete)
    }
    #expect(isComplete)
  }

  @Test func animatorCallsCompletionsAddedAfterItsStart() async {
    let view = UIView()
    let animator = UIViewPropertyAnimator(duration: 0, curve: .linear) { view.alpha = 0.5 }
    var position: UIViewAnimatingPosition?
    await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
      animator.addCompletion { position = $0 }
      animator.startAnimation()
      animator.addCompletion { _ in continuation.resume() }
      #expect(view.alpha == 0.5)
      #expect(position == nil)
    }
    #expect(position == .end)
  }

  @Test func onlyChangedOffsetsReachTheDelegate() {
    final class Delegate: NSObject, UIScrollViewDelegate {
      var offsets: [CGFloat] = []
      func scrollViewDidScroll(_ scrollView: UIScrollView) {
        offsets.append(scrollView.contentOffset.y)
      }
    }
    let (view, delegate) = (UIScrollView(), Delegate())
    view.delegate = delegate
    view.setContentOffset(CGPoint(x: 0, y: 5), animated: true)
    view.setContentOffset(CGPoint(x: 0, y: 5), animated: false)
    view.contentOffset.y = 7
    #expect(delegate.offsets == [5, 7])
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

  @Test func assignedControllersAreChildren() {
    let (root, old, new) = (UIViewController(), UIViewController(), UIViewController())
    let stack = UINavigationController(rootViewController: root)
    stack.pushViewController(old, animated: false)
    stack.viewControllers = [root, new]
    #expect(stack.children == [root, new])
    #expect(old.parent == nil)
    #expect(new.navigationController === stack)
  }

  @Test func initializersKeepTargetAndStyle() {
    let target = UIView()
    let action = Selector("tap")
    let items = [
      UIBarButtonItem(title: "a", style: .plain, target: target, action: action),
      UIBarButtonItem(image: nil, style: .plain, target: target, action: action),
      UIBarButtonItem(barButtonSystemItem: .add, target: target, action: action),
    ]
    for item in items {
      #expect(item.target === target)
      #expect(item.action == action)
    }
    #expect(UITableViewController(style: .insetGrouped).tableView.style == .insetGrouped)
  }

  @Test func colorIsArchived() throws {
    let color = UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5)
    let data = try NSKeyedArchiver.archivedData(withRootObject: color, requiringSecureCoding: true)
    #expect(try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data) == color)
  }
}
