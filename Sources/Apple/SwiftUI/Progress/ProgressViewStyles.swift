import ViewArchive

// Compatibility (styles): works | progress view styles `.linear`, `.circular`

/// Shows a bar, or a spinner if the progress is indeterminate.
public struct DefaultProgressViewStyle {
  public init() {}
}

extension DefaultProgressViewStyle: ProgressViewStyle {
  public func makeBody(configuration: Configuration) -> some View {
    if case .indeterminate = configuration.amount {
      CircularProgressViewStyle().makeBody(configuration: configuration)
    } else {
      LinearProgressViewStyle().makeBody(configuration: configuration)
    }
  }
}

/// Shows a bar between the label and the current value.
public struct LinearProgressViewStyle {
  let tint: Color?

  public init() {
    tint = nil
  }

  public init(tint: Color) {
    self.tint = tint
  }
}

extension LinearProgressViewStyle: ProgressViewStyle {
  public func makeBody(configuration: Configuration) -> some View {
    LinearProgressBody(configuration: configuration, tint: tint)
  }
}

/// Shows a ring around the current value, or a spinner if the progress is indeterminate.
public struct CircularProgressViewStyle {
  let tint: Color?

  public init() {
    tint = nil
  }

  public init(tint: Color) {
    self.tint = tint
  }
}

extension CircularProgressViewStyle: ProgressViewStyle {
  public func makeBody(configuration: Configuration) -> some View {
    CircularProgressBody(configuration: configuration, tint: tint)
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  nonisolated public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  nonisolated public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  nonisolated public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

private struct LinearProgressBody: View {
  let configuration: ProgressViewStyleConfiguration
  let tint: Color?
  @Environment(\.hidesLabels) private var hidesLabels

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      if !hidesLabels { configuration.label }
      ProgressTrack(
        amount: configuration.amount, shape: .bar(height: ControlMetrics.system.progress),
        tint: tint.map { AnyShapeStyle($0) })
      configuration.currentValueLabel
        .environment(\.text.font, .caption)
        .foregroundStyle(.secondary)
    }
  }
}

private struct CircularProgressBody: View {
  let configuration: ProgressViewStyleConfiguration
  let tint: Color?
  @Environment(\.hidesLabels) private var hidesLabels

  var body: some View {
    if case .indeterminate = configuration.amount {
      VStack {
        ProgressWheel()
        if !hidesLabels { configuration.label.foregroundStyle(.secondary) }
      }
    } else {
      ProgressTrack(
        amount: configuration.amount, shape: .ring, tint: tint.map { AnyShapeStyle($0) }
      )
      .overlay { RingLabel(content: ringLabel) }
    }
  }

  /// The current value, or the label if there is none.
  private var ringLabel: AnyView {
    if let value = configuration.currentValueLabel { return AnyView(value) }
    if let label = configuration.label, !hidesLabels { return AnyView(label) }
    return AnyView(EmptyView())
  }
}

/// The text inside a ring, scaled down to fit.
struct RingLabel: View {
  let content: AnyView

  /// The width of the text in a ring with `accessorySide`, in points.
  private static let width: CGFloat = 40

  var body: some View {
    content
      .environment(\.text.font, .system(size: 20, weight: .medium, design: .rounded))
      .lineLimit(1)
      .minimumScaleFactor(0.3)
      .multilineTextAlignment(.center)
      .modifier(InscribedModifier(fraction: Self.width / RingGeometry.accessorySide))
  }
}

/// Takes the whole proposal, and proposes a fraction of it to its content.
struct InscribedModifier: NodeModifier {
  let fraction: CGFloat

  func node(wrapping content: _LayoutNode, _ context: _ViewContext) -> _LayoutNode {
    InscribedNode(content, fraction: fraction, context)
  }
}

@MainActor
final class InscribedNode: WrapperNode {
  private let fraction: CGFloat

  init(_ content: _LayoutNode, fraction: CGFloat, _ context: _ViewContext) {
    self.fraction = fraction
    super.init(content, context)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: content.size(proposal))
  }

  override func place(_ proposal: ProposedViewSize) -> ArchiveNode {
    let size = size(proposal)
    let offer = ProposedViewSize(width: size.width * fraction, height: size.height * fraction)
    return ArchiveNode(
      kind: "inscribed", frame: CGRect(origin: .zero, size: size),
      children: [content.placeAligned(offer, in: size, .center)])
  }
}
