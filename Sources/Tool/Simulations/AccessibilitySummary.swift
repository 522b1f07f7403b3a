import Foundation
import TextEngine
import ViewArchive

/// Summarizes a widget in one line: its accessibility labels and values in reading order.
struct AccessibilitySummary: Sendable {
  private let formatter: DynamicDateFormatter
  /// In characters.
  private let limit = 72

  init(locale: String, timeZone: String) {
    formatter = DynamicDateFormatter(
      localeIdentifier: locale, timeZoneIdentifier: timeZone)
  }

  /// Summarizes an encoded archive as it looks at an instant.
  func text(_ archive: Data, at now: Date) -> String {
    guard let archive = try? ViewArchive(decoding: archive) else { return "unreadable" }
    let elements = archive.accessibilityElements { text, _ in
      text.segments.map { segment in
        switch segment.content {
        case .string(let string): string
        case .dynamic(let date): formatter.string(of: date, at: now)
        case .symbol, .attachment: ""
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
