import SwiftUI

// Compatibility: partial | `AxisMarks`, `AxisGridLine`, `AxisTick`, `AxisValueLabel` |
//   `multiLabelAlignment` and `offsetsMarks` have no effect; labels that overlap or exceed the
//   chart are left out

/// Grid lines, ticks and labels at values of an axis.
public struct AxisMarks<Content: AxisMark>: AxisContent {
  let set: AxisMarkSet

  public func _collect(into marks: inout _AxisMarkSets) { marks.sets.append(set) }

  private nonisolated init(
    _ preset: AxisMarkPreset, _ position: AxisMarkPosition, _ values: AxisMarkValues,
    stroke: StrokeStyle? = nil, format: ((_PlottedValue) -> String?)? = nil,
    content: ((AxisValue) -> Content)? = nil
  ) {
    set = AxisMarkSet(
      preset: preset, position: position, values: values.values,
      roundsLower: values.roundsLower, roundsUpper: values.roundsUpper,
      content: content.map { content in { AxisMarkItemList(content($0)).items } }, format: format,
      stroke: stroke)
  }

  public nonisolated init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping () -> Content
  ) {
    self.init(preset, position, values, content: { _ in content() })
  }

  public nonisolated init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic,
    @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) {
    self.init(preset, position, values, content: content)
  }

  public nonisolated init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [Value], @AxisMarkBuilder content: @escaping () -> Content
  ) {
    self.init(preset, position, .given(values), content: { _ in content() })
  }

  public nonisolated init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [Value], @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) {
    self.init(preset, position, .given(values), content: content)
  }
}

extension AxisMarks where Content == Never {
  public nonisolated init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) {
    self.init(preset, position, values, stroke: stroke)
  }

  public nonisolated init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [Value], stroke: StrokeStyle? = nil
  ) {
    self.init(preset, position, .given(values), stroke: stroke)
  }

  public nonisolated init<Format: FormatStyle>(
    format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
    self.init(preset, position, values, stroke: stroke, format: format.plotted)
  }

  public nonisolated init<Value: Plottable, Format: FormatStyle>(
    format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [Value], stroke: StrokeStyle? = nil
  ) where Value == Format.FormatInput, Format.FormatOutput == String {
    self.init(preset, position, .given(values), stroke: stroke, format: format.plotted)
  }
}

extension AxisMarkValues {
  static func given<Value: Plottable>(_ values: [Value]) -> AxisMarkValues {
    AxisMarkValues(values: .given(values.map(\.plotted)))
  }
}

extension FormatStyle where FormatInput: Plottable, FormatOutput == String {
  /// The text of a value; nil if the value is of another kind.
  func plotted(_ value: _PlottedValue) -> String? { FormatInput.value(of: value).map(format) }
}
