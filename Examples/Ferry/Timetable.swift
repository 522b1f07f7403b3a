import Foundation

/// The departures of a fictional ferry: every 40 minutes from 6:00 to 22:00.
enum Timetable {
  /// The time between two departures, in seconds.
  static let interval = 40.0 * 60
  /// The gate is open for the last ten minutes before a departure, in seconds.
  static let boarding = 10.0 * 60

  private static let first = 6.0 * 3600
  private static let last = 22.0 * 3600

  /// The next departures at or after a date.
  static func departures(from date: Date, count: Int) -> [Date] {
    var departures: [Date] = []
    var day = Calendar.current.startOfDay(for: date)
    while departures.count < count {
      departures += stride(from: first, through: last, by: interval)
        .map { day.addingTimeInterval($0) }
        .filter { $0 >= date }
      day = Calendar.current.startOfDay(for: day.addingTimeInterval(36 * 3600))
    }
    return Array(departures.prefix(count))
  }

  /// The time of a departure without "AM" and "PM", for places with little room.
  static func clock(_ departure: Date) -> String {
    departure.formatted(.dateTime.hour(.defaultDigits(amPM: .omitted)).minute())
  }

  /// Tells the piers apart: the ferry leaves from them by turns.
  static func pier(of departure: Date) -> String {
    let number = Int(departure.timeIntervalSince1970 / interval)
    return number.isMultiple(of: 2) ? "Mill Pier" : "North Quay"
  }
}
