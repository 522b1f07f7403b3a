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
    let elements = accessibilityElements(flipped: flipped) { text, paragraph in
      text.plainText(paragraph, at: instant)
    }
    return elements.enumerated().compactMap { index, element in
      if isRedacted, element.isPrivate { return nil }
      return PictureElement(element, index: index, isLocked: isLocked)
    }
  }
}

extension StyledText {
  /// The text at an instant, without its symbols.
  fileprivate func plainText(_ paragraph: ParagraphStyle, at instant: Date) -> String {
    let formatter = DynamicDateFormatter(
      localeIdentifier: paragraph.localeIdentifier,
      timeZoneIdentifier: paragraph.timeZoneIdentifier)
    return segments.map { segment in
      switch segment.content {
      case .string(let string): string
      case .dynamic(let date): formatter.string(of: date, at: instant)
      case .symbol, .attachment: ""
      }
    }.joined()
  }
}
