import ViewArchive

// Compatibility (styles): works | gauge styles `.linearCapacity`, `.accessoryLinear`,
//   `.accessoryLinearCapacity`

/// The default gauge style: `linearCapacity`.
public struct DefaultGaugeStyle {
  public init() {}
}

extension DefaultGaugeStyle: GaugeStyle {
  public func makeBody(configuration: Configuration) -> some View {
    LinearCapacityGaugeStyle().makeBody(configuration: configuration)
  }
}

/// A bar that fills from the leading edge, between the bounds and under the label.
///
/// Source: docs/layout-facts.md §6.
public struct LinearCapacityGaugeStyle {
  public init() {}
}

extension LinearCapacityGaugeStyle: GaugeStyle {
  public func makeBody(configuration: Configuration) -> some View {
    LabeledGaugeBar(
      configuration: configuration, height: 16, spacing: nil, emptyColor: .tertiaryFill)
  }
}

/// A bar that fills, for rectangular Lock Screen widgets.
public struct AccessoryLinearCapacityGaugeStyle {
  public init() {}
}

extension AccessoryLinearCapacityGaugeStyle: GaugeStyle {
  public func makeBody(configuration: Configuration) -> some View {
    LabeledGaugeBar(
      configuration: configuration, height: RingGeometry.accessoryLineWidth, spacing: 2,
      emptyColor: .fill)
  }
}

/// A bar with a marker at the value, for rectangular Lock Screen widgets.
public struct AccessoryLinearGaugeStyle {
  public init() {}
}

extension AccessoryLinearGaugeStyle: GaugeStyle {
  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 4) {
      configuration.minimumValueLabel
      MarkedBar(fraction: configuration.value)
      configuration.maximumValueLabel
    }
    .environment(\.text.font, .system(size: 12, weight: .medium, design: .rounded))
  }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  nonisolated public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  nonisolated public static var linearCapacity: LinearCapacityGaugeStyle {
    LinearCapacityGaugeStyle()
  }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  nonisolated public static var accessoryLinear: AccessoryLinearGaugeStyle {
    AccessoryLinearGaugeStyle()
  }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  nonisolated public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
    AccessoryLinearCapacityGaugeStyle()
  }
}

private struct LabeledGaugeBar: View {
  let configuration: GaugeStyleConfiguration
  let height: CGFloat
  /// nil is the preferred spacing of the label and the bar.
  let spacing: CGFloat?
  let emptyColor: SystemColor
  @Environment(\.hidesLabels) private var hidesLabels

  var body: some View {
    VStack(alignment: .leading, spacing: spacing) {
      if !hidesLabels { configuration.label }
      HStack(spacing: 4) {
        configuration.minimumValueLabel
        ProgressTrack(
          amount: .fraction(configuration.value), shape: .bar(height: height), tint: nil,
          emptyColor: emptyColor)
        configuration.maximumValueLabel
      }
      .environment(\.text.font, .caption)
      configuration.currentValueLabel
        .environment(\.text.font, .caption)
        .foregroundStyle(.secondary)
    }
  }
}

/// A full bar with a marker at the value: a dot in a gap of the bar.
private struct MarkedBar: PrimitiveView {
  let fraction: Double

  func makeNodes(_ context: _ViewContext) -> [_LayoutNode] {
    [MarkedBarNode(fraction: fraction, context)]
  }

  @MainActor
  final class MarkedBarNode: _LayoutNode {
    private let fraction: Double
    private let context: _ViewContext

    init(fraction: Double, _ context: _ViewContext) {
      self.fraction = fraction
      self.context = context
      super.init(context)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
      let width = proposal.width ?? 150
      return CGSize(width: width.isFinite ? width : 150, height: GaugeMarker.gapDiameter)
    }

    override func place(_ proposal: ProposedViewSize) -> ArchiveNode {
      let bounds = CGRect(origin: .zero, size: size(proposal))
      let height = RingGeometry.accessoryLineWidth
      let bar = CGRect(
        x: 0, y: (bounds.height - height) / 2, width: bounds.width, height: height)
      let request = _PaintRequest(context, bounds: bounds)
      let gradient = TrackGradient(request)
      let paint =
        gradient?.bar(
          from: left(0, width: 0, in: bounds.width),
          to: left(bounds.width, width: 0, in: bounds.width))
        ?? TintShapeStyle()._paint(request)
      let position = height / 2 + max(bounds.width - height, 0) * fraction
      let center = CGPoint(x: left(position, width: 0, in: bounds.width), y: bounds.midY)
      return ArchiveNode(
        kind: "GaugeBar", frame: bounds, effects: [.compositingGroup],
        children: [
          ArchiveNode(
            kind: "track", frame: bounds,
            content: .fill(Capsule().path(in: bar).archived, paint, evenOdd: false))
        ]
          + GaugeMarker.nodes(
            at: center, gradient?.marker(at: fraction) ?? paint))
    }
  }
}
