import Foundation
import TextEngine
import ViewArchive

extension ViewArchive {
  /// The accessibility elements at an instant, in reading order.
  ///
  /// - Parameter isRedacted: Leaves out privacy-sensitive elements.
  func pictureElements(
    at instant: Date, flipped: Set<Int>, isRedacted: Bool, isLocked: Bool
  ) -> [PictureElement] {
    elements(at: instant, flipped: flipped, isRedacted: isRedacted).map {
      PictureElement($0.element, index: $0.index, isLocked: isLocked)
    }
  }

  /// The same elements with all of their properties, and their indices.
  package func elements(
    at instant: Date, flipped: Set<Int>, isRedacted: Bool
  ) -> [(index: Int, element: AccessibilityElement)] {
    let elements = accessibilityElements(flipped: flipped) { text, paragraph in
      text.plainText(paragraph, at: instant)
    }
    return elements.enumerated().filter { !isRedacted || !$0.element.isPrivate }
      .map { (index: $0.offset, element: $0.element) }
  }
}
