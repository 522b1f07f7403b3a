import DeviceEngine
import Foundation
import ViewArchive

extension ViewArchive {
  /// The action of a tap at a target; nil if there is none.
  ///
  /// - Parameter flipped: The toggles that show their other state.
  func target(_ tap: TapTarget, flipped: Set<Int>) -> HitTarget? {
    switch tap {
    case .point(let point): return hitTarget(at: point, flipped: flipped)
    case .element(let index):
      // The elements are only counted, so the text that follows the clock does not matter.
      let elements = accessibilityElements(flipped: flipped) { _, _ in "…" }
      guard elements.indices.contains(index), let action = elements[index].action else {
        return widgetURL.map { HitTarget(action: .link($0)) }
      }
      return HitTarget(action: action, toggleIndex: elements[index].toggleIndex)
    }
  }
}
