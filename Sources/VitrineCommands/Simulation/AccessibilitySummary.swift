import Foundation
import TextEngine
import ViewArchive

/// What a widget says, in one line: its accessibility labels and values in reading order.
struct ArchiveWords: Sendable {
  private let formatter: DynamicDateFormatter
  /// Characters.
  private let limit = 72

  init(locale: String, timeZone: String) {
    formatter = DynamicDateFormatter(
      localeIdentifier: locale, timeZoneIdentifier: timeZone)
  }

  /// Of an encoded archive at an instant.
  func text(_ archive: Data, at now: Date) -> String {
    guard let archive = try? ViewArchive(decoding: archive) else { return "unreadable" }
    let elements = archive.accessibilityElements { text, _ in
      text.segments.map { segment in
        switch segment.content {
        case .string(let string): string
        case .dynamic(let date): formatter.string(of: date, at: now)
        case .symbol: ""
        }
      }.joined()
    }
    let words = elements.map { element in
      [element.label, element.value ?? ""].filter { !$0.isEmpty }.joined(separator: " ")
    }
    let line = words.filter { !$0.isEmpty }.joined(separator: " · ")
      .replacingOccurrences(of: "\n", with: " ")
    return line.count > limit ? line.prefix(limit - 1) + "…" : line
  }
}
