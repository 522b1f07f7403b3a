import Foundation

/// The water level of a fictional harbour: the sum of a lunar and a smaller solar wave, both about
/// half a day long, which produces spring and neap tides.
struct Tide {
  struct Turn: Hashable {
    var date: Date
    var isHigh: Bool
    /// Metres.
    var height: Double
  }

  private static let moonPeriod = 12.4206 * 3600
  private static let sunPeriod = 12.0 * 3600

  /// Metres above chart datum.
  static func height(at date: Date) -> Double {
    let seconds = date.timeIntervalSince1970
    let moon = 1.7 * cos(2 * .pi * seconds / moonPeriod)
    let sun = 0.5 * cos(2 * .pi * seconds / sunPeriod + 0.7)
    return 2.6 + moon + sun
  }

  static func isRising(at date: Date) -> Bool {
    height(at: date.addingTimeInterval(60)) > height(at: date)
  }

  /// The next high and low tides after `date`.
  static func turns(after date: Date, count: Int) -> [Turn] {
    var turns: [Turn] = []
    let step = 300.0
    var time = Date(
      timeIntervalSince1970: (date.timeIntervalSince1970 / step).rounded(.up) * step)
    var wasRising = isRising(at: time)
    while turns.count < count {
      time += step
      let isRising = isRising(at: time)
      if isRising != wasRising {
        turns.append(Turn(date: time, isHigh: wasRising, height: height(at: time)))
      }
      wasRising = isRising
    }
    return turns
  }
}
