// Compatibility: works | `AccessoryWidgetGroup`, `accessoryWidgetGroupStyle` | the label's font and
//   the distances are estimates

/// A label above up to three views in a row, each masked with a circle or a rounded square.
///
/// For `accessoryRectangular` widgets of watchOS. Fewer views are centered. Further ones are not
/// shown.
@MainActor @preconcurrency
public struct AccessoryWidgetGroup<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content
  @Environment(\.accessoryWidgetGroupStyle) private var style

  public init(@ViewBuilder label: () -> Label, @ViewBuilder content: () -> Content) {
    self.label = label()
    self.content = content()
  }

  public var body: some View {
    VStack(alignment: .leading, spacing: Self.labelSpacing) {
      label
        .font(.system(size: Self.labelSize, weight: .semibold, design: .rounded))
        .lineLimit(1)
        .widgetAccentable()
      Group(subviews: content) { subviews in
        AccessoryGroupRow {
          ForEach(subviews.prefix(AccessoryGroupRow.capacity)) { subview in
            subview
              .frame(maxWidth: .infinity, maxHeight: .infinity)
              .clipShape(style.shape)
              .contentShape(style.shape)
          }
        }
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }

  private static var labelSize: CGFloat { 13 }
  private static var labelSpacing: CGFloat { 4 }
}

extension AccessoryWidgetGroup where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: { Text(titleKey) }, content: content)
  }

  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(label: { Text(titleResource) }, content: content)
  }

  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(label: { Text(title) }, content: content)
  }
}

extension AccessoryWidgetGroup where Label == SwiftUI.Label<Text, Image> {
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(label: { Label(titleKey, systemImage: systemImage) }, content: content)
  }

  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String,
    @ViewBuilder content: () -> Content
  ) {
    self.init(label: { Label(titleResource, systemImage: systemImage) }, content: content)
  }

  @_disfavoredOverload
  public init(
    _ titleKey: some StringProtocol, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(label: { Label(titleKey, systemImage: systemImage) }, content: content)
  }

  public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content
  ) {
    self.init(label: { Label(titleKey, image: image) }, content: content)
  }

  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, image: ImageResource,
    @ViewBuilder content: () -> Content
  ) {
    self.init(label: { Label(titleResource, image: image) }, content: content)
  }

  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, image: ImageResource, @ViewBuilder content: () -> Content
  ) {
    self.init(label: { Label(title, image: image) }, content: content)
  }
}

/// Squares of the same size in a row, at equal distances, centered.
struct AccessoryGroupRow: Layout {
  static let capacity = 3
  /// The least distance of two squares, in points.
  private static let spacing: CGFloat = 6

  /// The side of the squares: three of them fit, whatever the number of views.
  private func side(in size: CGSize) -> CGFloat {
    let count = CGFloat(Self.capacity)
    return max(min(size.height, (size.width - (count - 1) * Self.spacing) / count), 0)
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: CGSize(width: 150, height: 44))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let side = side(in: bounds.size)
    let shown = CGFloat(subviews.count)
    // Three squares reach the edges; fewer ones keep that distance and are centered.
    let pitch = (bounds.width - side) / CGFloat(Self.capacity - 1)
    let start = bounds.midX - pitch * (shown - 1) / 2
    for (index, subview) in subviews.enumerated() {
      subview.place(
        at: CGPoint(x: start + pitch * CGFloat(index), y: bounds.midY), anchor: .center,
        proposal: ProposedViewSize(width: side, height: side))
    }
  }
}
