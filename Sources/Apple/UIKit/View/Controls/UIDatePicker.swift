// Compatibility: accepted | `UIDatePicker`, `UICalendarView`, `UIColorWell` | values; nothing is
//   drawn

public enum UIDatePickerStyle: Int, Sendable { case automatic, wheels, compact, inline }

/// Chooses a date or a duration.
@preconcurrency @MainActor
open class UIDatePicker: UIControl {
  public enum Mode: Int, Sendable {
    case time, date, dateAndTime, countDownTimer, yearAndMonth
  }

  open var datePickerMode = Mode.dateAndTime
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic
  open var datePickerStyle: UIDatePickerStyle { .compact }
  open var date = Date()
  open var minimumDate: Date?
  open var maximumDate: Date?
  open var locale: Locale?
  open var calendar: Calendar! = .current
  open var timeZone: TimeZone?
  /// Seconds.
  open var countDownDuration: TimeInterval = 0
  /// Minutes.
  open var minuteInterval = 1
  open var roundsToMinuteInterval = true

  open func setDate(_ date: Date, animated: Bool) { self.date = date }
}

/// Shows a calendar.
@preconcurrency @MainActor
open class UICalendarView: UIView {
  open weak var delegate: (any UICalendarViewDelegate)?
  open var calendar = Calendar.current
  open var locale: Locale! = .current
  open var timeZone: TimeZone?
  open var fontDesign = UIFontDescriptor.SystemDesign.default
  open var availableDateRange = DateInterval(start: .distantPast, end: .distantFuture)
  open var wantsDateDecorations = true
  open var visibleDateComponents = DateComponents()

  open func setVisibleDateComponents(_ dateComponents: DateComponents, animated: Bool) {
    visibleDateComponents = dateComponents
  }

  open func reloadDecorations(forDateComponents dates: [DateComponents], animated: Bool) {}

  /// A mark below a date.
  @preconcurrency @MainActor
  open class Decoration: NSObject {
    public override init() { super.init() }
  }
}

/// Never called: calendars are not drawn.
@preconcurrency @MainActor
public protocol UICalendarViewDelegate: NSObjectProtocol {
  func calendarView(
    _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
  ) -> UICalendarView.Decoration?
}

/// Chooses a color.
@preconcurrency @MainActor
open class UIColorWell: UIControl {
  open var title: String?
  open var selectedColor: UIColor?
  open var supportsAlpha = true
}
