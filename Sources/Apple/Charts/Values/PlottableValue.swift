import SwiftUI

// Compatibility: works | `PlottableValue`, `Plottable`, `NumberBins`, `DateBins` | numbers,
//   dates, units of time, strings, enumerations, ranges

/// A labeled value of a mark.
public struct PlottableValue<Value: Plottable> {
  /// For accessibility and axes.
  let label: Text
  let datum: Datum
}

/// What a mark plots: a value, or the interval of a bin or of a unit of time.
struct Datum: Hashable, Sendable {
  var value: _PlottedValue
  /// The end of the interval that starts at `value`; nil for a single value.
  var end: _PlottedValue?
  /// The unit of a date's interval.
  var unit: Calendar.Component?
}

extension PlottableValue {
  public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> Self {
    Self(label: Text(labelKey), datum: Datum(value: value.plotted))
  }

  @_disfavoredOverload
  public static func value<S: StringProtocol>(_ label: S, _ value: Value) -> Self {
    Self(label: Text(label), datum: Datum(value: value.plotted))
  }

  @_disfavoredOverload
  public static func value(_ labelResource: LocalizedStringResource, _ value: Value) -> Self {
    Self(label: Text(labelResource), datum: Datum(value: value.plotted))
  }

  public static func value(_ label: Text, _ value: Value) -> Self {
    Self(label: label, datum: Datum(value: value.plotted))
  }
}

extension PlottableValue where Value: Comparable {
  private static func interval(_ label: Text, _ lower: Value, _ upper: Value) -> Self {
    Self(label: label, datum: Datum(value: lower.plotted, end: upper.plotted))
  }

  public static func value(_ labelKey: LocalizedStringKey, _ range: Range<Value>) -> Self {
    interval(Text(labelKey), range.lowerBound, range.upperBound)
  }

  @_disfavoredOverload
  public static func value<S: StringProtocol>(_ label: S, _ range: Range<Value>) -> Self {
    interval(Text(label), range.lowerBound, range.upperBound)
  }

  @_disfavoredOverload
  public static func value(
    _ labelResource: LocalizedStringResource, _ range: Range<Value>
  ) -> Self {
    interval(Text(labelResource), range.lowerBound, range.upperBound)
  }

  public static func value(_ label: Text, _ range: Range<Value>) -> Self {
    interval(label, range.lowerBound, range.upperBound)
  }

  public static func value(_ labelKey: LocalizedStringKey, _ range: ChartBinRange<Value>) -> Self {
    interval(Text(labelKey), range.lowerBound, range.upperBound)
  }

  @_disfavoredOverload
  public static func value<S: StringProtocol>(_ label: S, _ range: ChartBinRange<Value>) -> Self {
    interval(Text(label), range.lowerBound, range.upperBound)
  }

  @_disfavoredOverload
  public static func value(
    _ labelResource: LocalizedStringResource, _ range: ChartBinRange<Value>
  ) -> Self {
    interval(Text(labelResource), range.lowerBound, range.upperBound)
  }

  public static func value(_ label: Text, _ range: ChartBinRange<Value>) -> Self {
    interval(label, range.lowerBound, range.upperBound)
  }
}

extension PlottableValue where Value == Date {
  /// Plots the unit of time that contains the date, such as its day.
  public static func value(
    _ labelKey: LocalizedStringKey, _ date: Date, unit: Calendar.Component,
    calendar: Calendar? = nil
  ) -> Self {
    Self(label: Text(labelKey), datum: Datum(date, unit, calendar))
  }

  @_disfavoredOverload
  public static func value<S: StringProtocol>(
    _ label: S, _ date: Date, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> Self {
    Self(label: Text(label), datum: Datum(date, unit, calendar))
  }

  @_disfavoredOverload
  public static func value(
    _ labelResource: LocalizedStringResource, _ date: Date, unit: Calendar.Component,
    calendar: Calendar? = nil
  ) -> Self {
    Self(label: Text(labelResource), datum: Datum(date, unit, calendar))
  }

  public static func value(
    _ label: Text, _ date: Date, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> Self {
    Self(label: label, datum: Datum(date, unit, calendar))
  }
}

extension Datum {
  /// The unit of time that contains the date.
  init(_ date: Date, _ unit: Calendar.Component, _ calendar: Calendar?) {
    let calendar = calendar ?? .current
    guard let interval = calendar.dateInterval(of: unit, for: date) else {
      self.init(value: .date(date))
      return
    }
    self.init(value: .date(interval.start), end: .date(interval.end), unit: unit)
  }

  /// The position on a continuous scale: the middle of an interval.
  var middle: Double? {
    guard let start = value.continuous else { return nil }
    return end?.continuous.map { (start + $0) / 2 } ?? start
  }

  var isFinite: Bool { value.isFinite && end?.isFinite ?? true }
}
