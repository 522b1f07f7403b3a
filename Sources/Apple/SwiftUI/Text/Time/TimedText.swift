import Foundation
import ViewArchive

/// A value that follows the clock, with its format.
///
/// `@unchecked Sendable` because format styles are values, but not declared as `Sendable`.
struct TimedText: @unchecked Sendable {
  private let kind: AnyHashable
  private let style: AnyHashable
  private let content: (Date, Locale) -> DynamicDate
  private let styleType: Any.Type

  init<Value, Style: DiscreteFormatStyle>(
    _ source: TimeDataSource<Value>, _ style: Style,
    _ string: @escaping (Style.FormatOutput) -> String
  ) where Style.FormatInput == Value {
    kind = source.kind
    self.style = style
    styleType = Style.self
    content = { start, locale in
      if let clock = (style as? any ClockStyle)?.clock { return clock }
      return .steps(Self.steps(source, style.following(locale), from: start, string))
    }
  }

  /// The style's type if neither the system nor Foundation declares it.
  var authorsStyle: String? {
    let module = String(reflecting: styleType).prefix { $0 != "." }
    return Self.systemModules.contains(String(module)) ? nil : "\(styleType)"
  }

  private static let systemModules: Set = [
    "SwiftUI", "SwiftUICore", "Foundation", "FoundationEssentials",
    "FoundationInternationalization", "FoundationSupplement",
  ]

  /// The texts from an instant on.
  func content(from start: Date, in locale: Locale) -> DynamicDate { content(start, locale) }

  /// Texts of the first changes, at least a second apart, and then of changes at least a minute
  /// apart. Together they last for five minutes and, at most, another five hours: the entries of a
  /// timeline follow each other faster, and archives stay small.
  private static func steps<Value, Style: DiscreteFormatStyle>(
    _ source: TimeDataSource<Value>, _ style: Style, from start: Date,
    _ string: (Style.FormatOutput) -> String
  ) -> [DynamicDate.Step] where Style.FormatInput == Value {
    /// A millisecond later, because instants are less exact than durations.
    func text(at instant: Date) -> String {
      string(style.format(source.value(instant + 1e-3)))
    }
    func change(after instant: Date) -> Date? {
      let changes = [instant, instant + 1e-3].lazy
        .compactMap { style.discreteInput(after: source.value($0)).map(source.instant) }
      return changes.first { $0 > instant && $0.timeIntervalSinceReferenceDate.isFinite }
    }
    var now = start
    var steps = [DynamicDate.Step(date: now, text: text(at: now))]
    for index in 0..<600 {
      guard let next = change(after: now) else { break }
      let gap: TimeInterval = index < 300 ? 1 : 60
      // The first change is not a whole second away if the instant is not a whole second.
      now = index == 0 || next.timeIntervalSince(now) > gap / 2 ? next : now + gap
      let text = text(at: now)
      if text != steps.last?.text { steps.append(DynamicDate.Step(date: now, text: text)) }
    }
    return steps
  }
}

extension TimedText: Equatable {
  static func == (left: TimedText, right: TimedText) -> Bool {
    left.kind == right.kind && left.style == right.style
  }
}

/// A format whose text is a clock that hosts draw without texts in advance.
protocol ClockStyle {
  /// nil if the style needs texts in advance.
  var clock: DynamicDate? { get }
}

extension FormatStyle {
  /// The style in the locale of the environment. A style with a locale other than the current one
  /// keeps it: its author has set it.
  func following(_ locale: Locale) -> Self {
    guard locale.identifier != Locale.current.identifier, self.locale(.current) == self else {
      return self
    }
    return self.locale(locale)
  }
}
