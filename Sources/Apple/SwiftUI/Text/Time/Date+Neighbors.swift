import Foundation

extension Date {
  /// The next date that differs.
  var justAfter: Date {
    Date(timeIntervalSinceReferenceDate: timeIntervalSinceReferenceDate.nextUp)
  }

  /// The previous date that differs.
  var justBefore: Date {
    Date(timeIntervalSinceReferenceDate: timeIntervalSinceReferenceDate.nextDown)
  }
}
