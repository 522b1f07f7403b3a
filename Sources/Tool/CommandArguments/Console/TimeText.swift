import Foundation

/// `2026-03-05 09:30:00` in a time zone.
package func dateText(_ date: Date, timeZone: TimeZone) -> String {
  var calendar = Calendar(identifier: .gregorian)
  calendar.timeZone = timeZone
  let parts = calendar.dateComponents(
    [.year, .month, .day, .hour, .minute, .second], from: date)
  func digits(_ value: Int?, _ count: Int = 2) -> String {
    let text = "\(value ?? 0)"
    return String(repeating: "0", count: max(count - text.count, 0)) + text
  }
  return "\(digits(parts.year, 4))-\(digits(parts.month))-\(digits(parts.day)) "
    + "\(digits(parts.hour)):\(digits(parts.minute)):\(digits(parts.second))"
}

/// `+1h 30m`, `-5s`, `now`.
package func offsetText(_ seconds: TimeInterval) -> String {
  if abs(seconds) < 0.5 { return "now" }
  return (seconds < 0 ? "-" : "+") + durationText(abs(seconds))
}

/// The two largest units: `2d 3h`, `1h 30m`, `45s`.
package func durationText(_ seconds: TimeInterval) -> String {
  guard seconds.isFinite, abs(seconds) < 1e12 else { return "forever" }
  var rest = Int(seconds.rounded())
  var parts: [String] = []
  for (unit, length) in [("d", 86_400), ("h", 3600), ("m", 60), ("s", 1)] {
    if rest >= length { parts.append("\(rest / length)\(unit)") }
    rest %= length
    if parts.count == 2 { break }
  }
  return parts.isEmpty ? "0s" : parts.joined(separator: " ")
}
