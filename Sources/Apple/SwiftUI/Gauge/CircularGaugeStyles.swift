import FoundationSupplement
import ViewArchive

// Compatibility (styles): works | gauge styles `.accessoryCircular`, `.accessoryCircularCapacity`

/// An open ring with a marker at the value. Source: docs/layout-facts.md §6.
public struct AccessoryCircularGaugeStyle {
  public init() {}
}

extension AccessoryCircularGaugeStyle: GaugeStyle {
  public func makeBody(configuration: Configuration) -> some View {
    OpenGaugeBody(configuration: configuration).modifier(FittedGauge())
  }
}

/// A closed ring that fills clockwise from the top.
public struct AccessoryCircularCapacityGaugeStyle {
  public init() {}
}

extension AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  public func makeBody(configuration: Configuration) -> some View {
    ProgressTrack(amount: .fraction(configuration.value), shape: .ring, tint: nil)
      .frame(width: RingGeometry.accessorySide, height: RingGeometry.accessorySide)
      .overlay {
        RingLabel(
          content: configuration.currentValueLabel.map { AnyView($0) }
            ?? AnyView(configuration.label))
      }
      .modifier(FittedGauge())
  }
}

/// Scales a circular gauge down to its side on a watch, and to a complication that is smaller.
private struct FittedGauge: ViewModifier {
  @Environment(\.circularGaugeSide) private var complicationSide

  func body(content: Content) -> some View {
    let natural = GaugePlatform.current.side
    let side = min(complicationSide ?? natural, natural)
    if side < RingGeometry.accessorySide {
      content.scaleEffect(side / RingGeometry.accessorySide).frame(width: side, height: side)
    } else {
      content
    }
  }
}

/// What differs between the platforms. Source: docs/layout-facts.md §6.
private struct GaugePlatform {
  /// The side of a circular gauge that is not in a complication, in points.
  var side: CGFloat
  var boundsWeight: Font.Weight

  static let current =
    SystemPlatform.current == .watchOS
    ? GaugePlatform(side: 50, boundsWeight: .semibold)
    : GaugePlatform(side: RingGeometry.accessorySide, boundsWeight: .medium)
}

private struct CircularGaugeSideKey: EnvironmentKey {
  static let defaultValue: CGFloat? = nil
}

extension EnvironmentValues {
  /// The side of the circular complication around a gauge, in points; nil elsewhere.
  package var circularGaugeSide: CGFloat? {
    get { self[CircularGaugeSideKey.self] }
    set { self[CircularGaugeSideKey.self] = newValue }
  }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  nonisolated public static var accessoryCircular: AccessoryCircularGaugeStyle {
    AccessoryCircularGaugeStyle()
  }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  nonisolated public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}

/// The ring with the value in its centre. The gap shows the bounds or, without bounds, the label.
private struct OpenGaugeBody: View {
  let configuration: GaugeStyleConfiguration

  private var hasBounds: Bool {
    configuration.minimumValueLabel != nil || configuration.maximumValueLabel != nil
  }

  var body: some View {
    OpenRing(fraction: configuration.value, sweep: hasBounds ? .degrees(240) : .degrees(270))
      .overlay {
        if let value = configuration.currentValueLabel { RingLabel(content: AnyView(value)) }
      }
      .overlay(alignment: .bottom) { gap }
  }

  private var gap: some View {
    HStack(spacing: 0) {
      if hasBounds {
        configuration.minimumValueLabel
        Spacer(minLength: 2)
        configuration.maximumValueLabel
      } else {
        configuration.label
      }
    }
    .environment(
      \.text.font, .system(size: 12, weight: GaugePlatform.current.boundsWeight, design: .rounded)
    )
    .lineLimit(1)
    .minimumScaleFactor(0.5)
    .frame(width: hasBounds ? 34.3 : 28, height: hasBounds ? 15 : 13)
    // The baselines are 52.3 and 57.7 points below the top, as far below the ends of the ring.
    .padding(.bottom, hasBounds ? 2.5 : -1.9)
  }
}

/// An open ring with a marker: a dot in a gap of the ring. It begins at the leading end, like the
/// labels below it.
private struct OpenRing: PrimitiveView {
  let fraction: Double
  let sweep: Angle

  func makeNodes(_ context: _ViewContext) -> [_LayoutNode] {
    [OpenRingNode(self, context)]
  }

  @MainActor
  final class OpenRingNode: _LayoutNode {
    private let ring: OpenRing
    private let context: _ViewContext

    init(_ ring: OpenRing, _ context: _ViewContext) {
      self.ring = ring
      self.context = context
      super.init(context)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
      CGSize(width: RingGeometry.accessorySide, height: RingGeometry.accessorySide)
    }

    override func place(_ proposal: ProposedViewSize) -> ArchiveNode {
      let bounds = CGRect(origin: .zero, size: size(proposal))
      let geometry = RingGeometry(side: bounds.width)
      let request = _PaintRequest(context, bounds: bounds)
      let gradient = TrackGradient(request)
      let start = Angle.degrees(90) + (.degrees(360) - ring.sweep) / 2
      let paint =
        gradient?.arc(geometry.center, from: start, sweep: ring.sweep)
        ?? TintShapeStyle()._paint(request)
      let arc = geometry.arc(from: start, to: start + ring.sweep)
      let marker = GaugeMarker.nodes(
        at: geometry.point(at: start + ring.sweep * ring.fraction),
        gradient?.marker(at: ring.fraction) ?? paint)
      return ArchiveNode(
        kind: "GaugeRing", frame: bounds,
        effects: [.compositingGroup] + (isRightToLeft ? [.mirrored(bounds.width)] : []),
        children: [
          ArchiveNode(
            kind: "track", frame: bounds,
            content: .stroke(arc.archived, paint, geometry.stroke))
        ] + marker)
    }
  }
}

extension NodeEffect {
  fileprivate static func mirrored(_ width: CGFloat) -> NodeEffect {
    .transform(AffineMatrix(a: -1, tx: width))
  }
}
