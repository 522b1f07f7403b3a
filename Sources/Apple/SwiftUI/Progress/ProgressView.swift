import NoticeCatalog
import ViewArchive

// Compatibility (views): works | `ProgressView` | values, timer intervals (move with the clock),
//   wheel; `Progress` objects with their current value

/// Shows the progress of a task: a fraction, a time interval, or an indeterminate spinner.
public struct ProgressView<Label: View, CurrentValueLabel: View> {
  let amount: ProgressAmount
  let label: Label?
  let currentValueLabel: CurrentValueLabel?

  init(_ amount: ProgressAmount, label: Label?, currentValueLabel: CurrentValueLabel?) {
    self.amount = amount
    self.label = label
    self.currentValueLabel = currentValueLabel
  }
}

/// The progress that a progress view shows.
enum ProgressAmount {
  case indeterminate
  /// The value divided by the total: 0…1, unless the author made a mistake.
  case fraction(Double)
  case interval(ClosedRange<Date>, countsDown: Bool)

  init<V: BinaryFloatingPoint>(_ value: V?, total: V) {
    guard let value else {
      self = .indeterminate
      return
    }
    let fraction = Double(value) / Double(total)
    self = .fraction(fraction.isFinite ? fraction : 0)
  }

  /// The amount that a redacted progress view shows.
  var hidden: ProgressAmount {
    if case .indeterminate = self { .indeterminate } else { .fraction(0) }
  }

  var isKnown: Bool {
    if case .indeterminate = self { false } else { true }
  }

  /// The completed fraction, 0…1; nil if it is unknown or depends on the clock.
  var fraction: Double? {
    if case .fraction(let fraction) = self { min(max(fraction, 0), 1) } else { nil }
  }

  /// The fraction if it is less than 0 or more than 1.
  var excess: Double? {
    // Sums of fractions are a little off.
    guard case .fraction(let fraction) = self, !(-1e-6...1 + 1e-6).contains(fraction) else {
      return nil
    }
    return fraction
  }
}

extension ProgressView: PrimitiveView {
  public typealias Body = Never

  func makeNodes(_ context: _ViewContext) -> [_LayoutNode] {
    if case .indeterminate = amount, context.labelRecorder == nil {
      context.noteEndlessMotion("ProgressView without a value does not spin in a widget.")
    }
    if let excess = amount.excess {
      context.noteMistake(
        NoticeKind.outOfRange.notice(
          "The value of a ProgressView is \(excess) of its total: the nearest end is shown."))
    }
    let style = context.environment.progressViewStyle
    var inner = context
    // A custom style that shows `ProgressView(configuration)` must not apply itself again.
    inner.environment.progressViewStyle = DefaultProgressViewStyle()
    // Redaction in the views' own environment; the host leaves out nodes with `privateValue`.
    let isHidden = context.environment.redactionReasons.hidesText(in: context.environment)
    let amount = isHidden ? amount.hidden : amount
    let configuration = ProgressViewStyleConfiguration(
      amount: amount, label: partContent(label).map { .init(content: $0) },
      currentValueLabel: partContent(currentValueLabel).map { .init(content: $0) })
    let nodes = style.nodes(configuration, inner)
    guard !nodes.isEmpty else { return [] }
    return [
      ControlNode(
        joined(nodes, inner), context, kind: "ProgressView",
        accessibility: NodeAccessibility(
          value: isHidden ? nil : amount.fraction.map { spokenPercent($0) },
          traits: .updatesFrequently, children: .combine))
    ]
  }
}

/// Returns the accessibility value of a fraction, such as "40%".
func spokenPercent(_ fraction: Double) -> String { "\(Int((fraction * 100).rounded()))%" }

extension ProgressView where CurrentValueLabel == EmptyView {
  public init() where Label == EmptyView {
    self.init(.indeterminate, label: nil, currentValueLabel: nil)
  }

  public init(@ViewBuilder label: () -> Label) {
    self.init(.indeterminate, label: label(), currentValueLabel: nil)
  }

  public init(_ titleKey: LocalizedStringKey) where Label == Text {
    self.init(.indeterminate, label: Text(titleKey), currentValueLabel: nil)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) where Label == Text {
    self.init(.indeterminate, label: Text(title), currentValueLabel: nil)
  }
}

extension ProgressView {
  /// `value` is between 0 and `total`; nil means that the progress is unknown.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0)
  where Label == EmptyView, CurrentValueLabel == EmptyView {
    self.init(ProgressAmount(value, total: total), label: nil, currentValueLabel: nil)
  }

  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label
  ) where CurrentValueLabel == EmptyView {
    self.init(ProgressAmount(value, total: total), label: label(), currentValueLabel: nil)
  }

  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      ProgressAmount(value, total: total), label: label(), currentValueLabel: currentValueLabel())
  }

  public init<V: BinaryFloatingPoint>(
    _ titleKey: LocalizedStringKey, value: V?, total: V = 1.0
  ) where Label == Text, CurrentValueLabel == EmptyView {
    self.init(ProgressAmount(value, total: total), label: Text(titleKey), currentValueLabel: nil)
  }

  @_disfavoredOverload
  public init<S: StringProtocol, V: BinaryFloatingPoint>(
    _ title: S, value: V?, total: V = 1.0
  ) where Label == Text, CurrentValueLabel == EmptyView {
    self.init(ProgressAmount(value, total: total), label: Text(title), currentValueLabel: nil)
  }

  public init(_ progress: Progress) where Label == EmptyView, CurrentValueLabel == EmptyView {
    self.init(
      progress.isIndeterminate
        ? .indeterminate : ProgressAmount(progress.fractionCompleted, total: 1),
      label: nil, currentValueLabel: nil)
  }

  /// Recreates the progress view inside a style's `makeBody`.
  public init(_ configuration: ProgressViewStyleConfiguration)
  where
    Label == ProgressViewStyleConfiguration.Label,
    CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
  {
    self.init(
      configuration.amount, label: configuration.label,
      currentValueLabel: configuration.currentValueLabel)
  }
}
