import DeviceEngine
import Foundation
import WidgetHost

/// Reads or sets the clock: to a date, by an interval, or at a rate.
package struct SetClock: DeviceCommand {
  package static let name = "clock"
  var date: Date?
  /// Seconds from the device's present time, or from `date`.
  var by: Double?
  /// Device seconds per second.
  var rate: Double?

  package init(date: Date? = nil, by: TimeInterval? = nil, rate: Double? = nil) {
    self.date = date
    self.by = by
    self.rate = rate
  }

  package func validate() throws {
    try check("by", by, in: -1e10...1e10)
    try check("rate", rate, in: 0...3600)
  }

  package func perform(on device: DeviceService) async throws -> ClockState {
    var date = date
    if let by {
      let from = if let date { date } else { await device.host.clockState().now }
      date = from.addingTimeInterval(by)
    }
    guard date != nil || rate != nil else { return await device.host.clockState() }
    return try await device.host.setClock(date: date, rate: rate)
  }
}
