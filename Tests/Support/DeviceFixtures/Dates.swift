import Foundation

/// 2026-03-05 00:00 UTC.
package let midnight = Date(timeIntervalSince1970: 1_772_668_800)

/// 2026-03-05 12:00 UTC.
package let noon = date("12:00")

/// `date("09:30")` is on 5 March 2026, `date("+1 09:30:15")` one day later.
package func date(_ text: String) -> Date {
  let parts = text.split(separator: " ")
  let days = parts.count > 1 ? Double(parts[0].dropFirst()) ?? .nan : 0
  let clock = (parts.last ?? "").split(separator: ":").map { Double($0) ?? .nan }
  let seconds = clock[0] * 3600 + clock[1] * 60 + (clock.count > 2 ? clock[2] : 0)
  return midnight.addingTimeInterval(days * 86_400 + seconds)
}
