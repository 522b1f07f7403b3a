import Foundation
import ViewArchive

extension StyledText {
  /// The text at an instant, without its symbols.
  package func plainText(_ paragraph: ParagraphStyle, at instant: Date) -> String {
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
