import Foundation
import ViewArchive

extension SystemFormatStyle {
  /// A clock that counts up from a date: "0:05.43". Widgets show whole seconds.
  public struct Stopwatch: DiscreteFormatStyle, Sendable {
    private let startDate: Date
    private var text: ClockText

    public init(
      startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
      maxPrecision: Duration = .milliseconds(10)
    ) {
      self.startDate = startDate
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
      max(startDate + (seconds(at: input) + text.step), input.justAfter)
    }

    public func discreteInput(before input: Date) -> Date? {
      guard input > startDate else { return nil }
      return min((startDate + seconds(at: input)).justBefore, input.justBefore)
    }

    private func seconds(at instant: Date) -> TimeInterval {
      text.floor(max(instant.timeIntervalSince(startDate), 0))
    }
  }
}

extension SystemFormatStyle.Stopwatch: ClockStyle {
  var clock: DynamicDate? {
    guard text.isPlain else { return nil }
    return .timerInterval(
      start: startDate, end: .distantFuture, pause: nil, countsDown: false,
      showsHours: text.showsHours)
  }
}

extension FormatStyle where Self == SystemFormatStyle.Stopwatch {
  public static func stopwatch(
    startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
    maxPrecision: Duration = .milliseconds(10)
  ) -> SystemFormatStyle.Stopwatch {
    Self(
      startingAt: startDate, showsHours: showsHours, maxFieldCount: maxFieldCount,
      maxPrecision: maxPrecision)
  }
}
