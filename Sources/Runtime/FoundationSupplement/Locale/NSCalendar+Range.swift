import Foundation

extension NSCalendar {
  /// Writes the start of the unit that contains the date, and its length in seconds.
  public func range(
    of unit: NSCalendar.Unit, start datep: UnsafeMutablePointer<NSDate?>?,
    interval tip: UnsafeMutablePointer<TimeInterval>?, for date: Date
  ) -> Bool {
    guard let interval = range(of: unit, for: date) else { return false }
    datep?.pointee = interval.start as NSDate
    tip?.pointee = interval.duration
    return true
  }
}
