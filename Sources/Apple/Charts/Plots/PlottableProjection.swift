import SwiftUI

/// A labeled value of each element of a collection.
public struct PlottableProjection<DataElement, DataValue: Plottable> {
  let label: Text
  let datum: (DataElement) -> Datum

  init(_ label: Text, _ datum: @escaping (DataElement) -> Datum) {
    self.label = label
    self.datum = datum
  }
}

extension PlottableProjection {
  public static func value(_ label: Text, _ value: DataValue) -> Self {
    let datum = Datum(value: value.plotted)
    return Self(label) { _ in datum }
  }

  public static func value(_ label: Text, _ value: KeyPath<DataElement, DataValue>) -> Self {
    Self(label) { Datum(value: $0[keyPath: value].plotted) }
  }

  public static func value(_ labelKey: LocalizedStringKey, _ value: DataValue) -> Self {
    .value(Text(labelKey), value)
  }

  public static func value(
    _ labelKey: LocalizedStringKey, _ value: KeyPath<DataElement, DataValue>
  ) -> Self { .value(Text(labelKey), value) }

  @_disfavoredOverload
  public static func value(_ label: some StringProtocol, _ value: DataValue) -> Self {
    .value(Text(label), value)
  }

  @_disfavoredOverload
  public static func value(
    _ label: some StringProtocol, _ value: KeyPath<DataElement, DataValue>
  ) -> Self { .value(Text(label), value) }

  @_disfavoredOverload
  public static func value(_ labelResource: LocalizedStringResource, _ value: DataValue) -> Self {
    .value(Text(labelResource), value)
  }

  @_disfavoredOverload
  public static func value(
    _ labelResource: LocalizedStringResource, _ value: KeyPath<DataElement, DataValue>
  ) -> Self { .value(Text(labelResource), value) }
}

// Intervals.
extension PlottableProjection where DataValue: Comparable {
  public static func value(_ label: Text, _ start: DataValue, _ end: DataValue) -> Self {
    let datum = Datum(value: start.plotted, end: end.plotted)
    return Self(label) { _ in datum }
  }

  public static func value(
    _ label: Text, _ start: KeyPath<DataElement, DataValue>, _ end: KeyPath<DataElement, DataValue>
  ) -> Self {
    Self(label) { Datum(value: $0[keyPath: start].plotted, end: $0[keyPath: end].plotted) }
  }

  public static func value(
    _ labelKey: LocalizedStringKey, _ start: DataValue, _ end: DataValue
  ) -> Self { .value(Text(labelKey), start, end) }

  public static func value(
    _ labelKey: LocalizedStringKey, _ start: KeyPath<DataElement, DataValue>,
    _ end: KeyPath<DataElement, DataValue>
  ) -> Self { .value(Text(labelKey), start, end) }

  @_disfavoredOverload
  public static func value(
    _ label: some StringProtocol, _ start: DataValue, _ end: DataValue
  ) -> Self { .value(Text(label), start, end) }

  @_disfavoredOverload
  public static func value(
    _ label: some StringProtocol, _ start: KeyPath<DataElement, DataValue>,
    _ end: KeyPath<DataElement, DataValue>
  ) -> Self { .value(Text(label), start, end) }

  @_disfavoredOverload
  public static func value(
    _ labelResource: LocalizedStringResource, _ start: DataValue, _ end: DataValue
  ) -> Self { .value(Text(labelResource), start, end) }

  @_disfavoredOverload
  public static func value(
    _ labelResource: LocalizedStringResource, _ start: KeyPath<DataElement, DataValue>,
    _ end: KeyPath<DataElement, DataValue>
  ) -> Self { .value(Text(labelResource), start, end) }
}

// Units of time.
extension PlottableProjection where DataValue == Date {
  public static func value(
    _ label: Text, _ date: DataValue, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> Self {
    let datum = Datum(date, unit, calendar)
    return Self(label) { _ in datum }
  }

  public static func value(
    _ labelKey: LocalizedStringKey, _ date: DataValue, unit: Calendar.Component,
    calendar: Calendar? = nil
  ) -> Self { .value(Text(labelKey), date, unit: unit, calendar: calendar) }

  @_disfavoredOverload
  public static func value(
    _ label: some StringProtocol, _ date: DataValue, unit: Calendar.Component,
    calendar: Calendar? = nil
  ) -> Self { .value(Text(label), date, unit: unit, calendar: calendar) }

  @_disfavoredOverload
  public static func value(
    _ labelResource: LocalizedStringResource, _ date: DataValue, unit: Calendar.Component,
    calendar: Calendar? = nil
  ) -> Self { .value(Text(labelResource), date, unit: unit, calendar: calendar) }
}

extension PlottableProjection where DataValue.PrimitivePlottable == Date {
  public static func value(
    _ label: Text, _ date: KeyPath<DataElement, DataValue>, unit: Calendar.Component,
    calendar: Calendar? = nil
  ) -> Self {
    Self(label) { Datum($0[keyPath: date].primitivePlottable, unit, calendar) }
  }

  public static func value(
    _ labelKey: LocalizedStringKey, _ date: KeyPath<DataElement, DataValue>,
    unit: Calendar.Component, calendar: Calendar? = nil
  ) -> Self { .value(Text(labelKey), date, unit: unit, calendar: calendar) }

  @_disfavoredOverload
  public static func value(
    _ label: some StringProtocol, _ date: KeyPath<DataElement, DataValue>,
    unit: Calendar.Component, calendar: Calendar? = nil
  ) -> Self { .value(Text(label), date, unit: unit, calendar: calendar) }

  @_disfavoredOverload
  public static func value(
    _ labelResource: LocalizedStringResource, _ date: KeyPath<DataElement, DataValue>,
    unit: Calendar.Component, calendar: Calendar? = nil
  ) -> Self { .value(Text(labelResource), date, unit: unit, calendar: calendar) }
}

/// The sizes of the marks of a collection along one axis.
public struct MarkDimensions<DataElement>: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  let dimension: (DataElement) -> MarkDimension

  private init(_ dimension: @escaping (DataElement) -> MarkDimension) {
    self.dimension = dimension
  }

  public static var automatic: MarkDimensions { Self { _ in .automatic } }

  /// In points.
  public static func fixed(_ value: CGFloat) -> MarkDimensions { Self { _ in .fixed(value) } }

  public static func fixed(_ keyPath: KeyPath<DataElement, CGFloat>) -> MarkDimensions {
    Self { .fixed($0[keyPath: keyPath]) }
  }

  public static func inset(_ value: CGFloat) -> MarkDimensions { Self { _ in .inset(value) } }

  public static func inset(_ keyPath: KeyPath<DataElement, CGFloat>) -> MarkDimensions {
    Self { .inset($0[keyPath: keyPath]) }
  }

  public static func ratio(_ value: CGFloat) -> MarkDimensions { Self { _ in .ratio(value) } }

  public static func ratio(_ keyPath: KeyPath<DataElement, CGFloat>) -> MarkDimensions {
    Self { .ratio($0[keyPath: keyPath]) }
  }

  public init(floatLiteral value: Double) {
    self.init { _ in .fixed(value) }
  }

  public init(integerLiteral value: Int) {
    self.init { _ in .fixed(CGFloat(value)) }
  }
}
