import Foundation
import ViewArchive

/// What a tap finds in an archive.
struct ArchiveTarget {
  var action: NodeAction
  /// The toggle's number in the archive.
  var toggle: Int?
}

extension ViewArchive {
  /// What a tap at a target does; nil where it does nothing.
  func target(_ tap: TapTarget) -> ArchiveTarget? {
    let action: NodeAction? =
      switch tap {
      case .point(let point): hit(at: point)
      case .element(let index): element(index)?.action ?? widgetURL.map { .link($0) }
      }
    guard let action else { return nil }
    guard case .toggle = action else { return ArchiveTarget(action: action) }
    return ArchiveTarget(action: action, toggle: toggleActions.firstIndex(of: action))
  }

  private func element(_ index: Int) -> AccessibilityElement? {
    // Only counted: what text that follows the clock says does not matter.
    let elements = accessibilityElements { _, _ in "…" }
    return elements.indices.contains(index) ? elements[index] : nil
  }

  /// The toggles' own states by their numbers, which count up in the tree's order.
  var toggleStates: [Bool] {
    toggleActions.map { action in
      if case .toggle(let isOn, _, _) = action { isOn } else { false }
    }
  }

  private var toggleActions: [NodeAction] {
    var found: [NodeAction] = []
    func visit(_ node: ArchiveNode) {
      if case .toggle = node.action { node.action.map { found.append($0) } }
      for child in node.children { visit(child) }
    }
    visit(content)
    return found
  }
}
