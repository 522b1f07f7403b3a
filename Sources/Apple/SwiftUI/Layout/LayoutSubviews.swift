/// The subviews of a custom layout, in order.
///
/// `@unchecked Sendable` as in Apple's interface: a subview's methods check that they run on the
/// main actor, on which layout runs.
public struct LayoutSubviews: RandomAccessCollection, Equatable, @unchecked Sendable {
  public typealias SubSequence = LayoutSubviews

  public var layoutDirection: LayoutDirection
  let elements: [LayoutSubview]

  public var startIndex: Int { 0 }
  public var endIndex: Int { elements.count }
  public subscript(index: Int) -> LayoutSubview { elements[index] }

  /// The subviews at these positions. Their indices start at 0.
  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    LayoutSubviews(layoutDirection: layoutDirection, elements: Array(elements[bounds]))
  }

  public subscript<S: Sequence<Int>>(indices: S) -> LayoutSubviews {
    LayoutSubviews(layoutDirection: layoutDirection, elements: indices.map { elements[$0] })
  }
}

/// A proxy for one subview. It can always be measured, but placed only during `placeSubviews`.
public struct LayoutSubview {
  let node: _LayoutNode
  let index: Int
  let placements: LayoutPlacements?

  public var priority: Double { onMain { $0.node.layoutPriority } }

  public var spacing: ViewSpacing { onMain { $0.node.spacing } }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    onMain { $0.node.size(proposal) }
  }

  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    onMain { $0.node.dimensions(proposal) }
  }

  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    onMain { $0.node.layoutValue(K.self) }
  }

  /// The values from `containerValue(_:_:)` and `tag(_:)`.
  public var containerValues: ContainerValues {
    onMain { $0.node.containerValues }
  }

  /// Puts the subview's `anchor` at `position`, in points in the layout's bounds.
  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {
    onMain { subview in
      subview.placements?.byIndex[subview.index] = LayoutPlacements.Placement(
        point: position, anchor: anchor, proposal: proposal)
    }
  }

  /// Layout runs on the main actor, but the `Layout` protocol's methods are not annotated with it.
  private func onMain<R>(_ body: @MainActor (LayoutSubview) -> R) -> R {
    nonisolated(unsafe) let subview = self
    nonisolated(unsafe) var result: R?
    MainActor.assumeIsolated { result = body(subview) }
    guard let result else { preconditionFailure("assumeIsolated runs its body") }
    return result
  }
}

extension LayoutSubview: Equatable {
  public static func == (left: LayoutSubview, right: LayoutSubview) -> Bool {
    left.node === right.node
  }
}
