import ViewArchive

// Compatibility (modifiers): works | `containerRelativeFrame`

/// `containerRelativeFrame(…)`: a frame relative to the widget's content area.
public struct _ContainerRelativeFrameLayout {
  let axes: Axis.Set
  let alignment: Alignment
  let length: (CGFloat, Axis) -> CGFloat
}

extension _ContainerRelativeFrameLayout: NodeModifier {
  public typealias Body = Never

  func node(wrapping content: _LayoutNode, _ context: _ViewContext) -> _LayoutNode {
    let container = context.session.containerSize
    let session = context.session
    func side(_ axis: Axis, _ set: Axis.Set) -> CGFloat? {
      guard axes.contains(set) else { return nil }
      return session.validLength(length(container[axis], axis), "containerRelativeFrame")
    }
    return FrameNode(
      content, width: side(.horizontal, .horizontal), height: side(.vertical, .vertical),
      alignment: alignment, context)
  }
}

extension View {
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in length }
  }

  /// Divides the container into `count` parts, `spacing` points apart; the view covers `span` of
  /// them.
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in
      let parts = CGFloat(max(count, 1))
      let part = (length - spacing * (parts - 1)) / parts
      return max(part * CGFloat(span) + spacing * CGFloat(span - 1), 0)
    }
  }

  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    modifier(_ContainerRelativeFrameLayout(axes: axes, alignment: alignment, length: length))
  }
}
