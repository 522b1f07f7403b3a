import DeviceEngine
import Foundation
import ViewArchive

extension ViewArchive {
  /// What a tap at a target does; nil where it does nothing.
  ///
  /// - Parameter flipped: The toggles that show their other state.
  func target(_ tap: TapTarget, flipped: Set<Int>) -> HitTarget? {
    switch tap {
    case .point(let point): return hitTarget(at: point, flipped: flipped)
    case .element(let index):
      // Only counted: what text that follows the clock says does not matter.
      let elements = accessibilityElements(flipped: flipped) { _, _ in "…" }
      guard elements.indices.contains(index), let action = elements[index].action else {
        return widgetURL.map { HitTarget(action: .link($0)) }
      }
      return HitTarget(action: action, toggleIndex: elements[index].toggleIndex)
    }
  }
}
