import Foundation
import ViewArchive

extension SystemFormatStyle {
  /// A clock that counts within an interval: "4:59". It rests at both ends.
  public struct Timer: DiscreteFormatStyle, Sendable {
    private let interval: Range<Date>
    private let countsDown: Bool
    private var text: ClockText

    public init(
      countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
      maxPrecision: Duration = .seconds(1)
    ) {
      self.interval = interval
      countsDown = true
      text = ClockText(
        showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
    }

    public init(
      countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
      maxPrecision: Duration = .seconds(1)
    ) {
      self.interval = interval
      countsDown = false
      text = ClockText(
        showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
    }

    public func format(_ input: Date) -> AttributedString {
      AttributedString(text.string(seconds(at: input)))
    }

    public func locale(_ locale: Locale) -> Self {
      var result = self
      result.text.locale = locale
      return result
    }

    public func discreteInput(after input: Date) -> Date? {
      guard input < interval.upperBound else { return nil }
      let now = max(input, interval.lowerBound)
      // One multiple of the step ends where the next one begins.
      let next =
        countsDown
        ? interval.upperBound - (seconds(at: now) - text.step)
        : interval.lowerBound + (seconds(at: now) + text.step)
      return next <= interval.upperBound ? max(next, input.justAfter) : nil
    }

    public func discreteInput(before input: Date) -> Date? {
      guard input > interval.lowerBound else { return nil }
      let now = min(input, interval.upperBound)
      let previous =
        countsDown
        ? (interval.upperBound - seconds(at: now)).justBefore
        : (interval.lowerBound + seconds(at: now)).justBefore
      return previous > interval.lowerBound ? min(previous, input.justBefore) : nil
    }

    private func seconds(at instant: Date) -> TimeInterval {
      let now = min(max(instant, interval.lowerBound), interval.upperBound)
      return countsDown
        ? text.ceil(interval.upperBound.timeIntervalSince(now))
        : text.floor(now.timeIntervalSince(interval.lowerBound))
    }
  }
}

extension SystemFormatStyle.Timer: ClockStyle {
  var clock: DynamicDate? {
    guard text.isPlain else { return nil }
    return .timerInterval(
      start: interval.lowerBound, end: interval.upperBound, pause: nil, countsDown: countsDown,
      showsHours: text.showsHours)
  }
}

extension FormatStyle where Self == SystemFormatStyle.Timer {
  public static func timer(
    countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
    maxPrecision: Duration = .seconds(1)
  ) -> SystemFormatStyle.Timer {
    Self(
      countingDownIn: interval, showsHours: showsHours, maxFieldCount: maxFieldCount,
      maxPrecision: maxPrecision)
  }

  public static func timer(
    countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
    maxPrecision: Duration = .seconds(1)
  ) -> SystemFormatStyle.Timer {
    Self(
      countingUpIn: interval, showsHours: showsHours, maxFieldCount: maxFieldCount,
      maxPrecision: maxPrecision)
  }
}
