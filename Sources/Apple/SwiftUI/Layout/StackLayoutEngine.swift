import ViewArchive

/// Distributes a stack's length among its children, then aligns them across the axis.
///
/// The rules, from docs/layout-facts.md §2:
/// 1. Gaps are subtracted from the proposed length first.
/// 2. Children get space by layout priority, highest first. The minimum lengths of all lower
///    priorities are reserved meanwhile.
/// 3. Within a priority the least flexible child goes first. Each child is proposed an equal share
///    of the remaining length, and the length it takes is subtracted.
///
/// Example: a row of 100 points without gaps holds two shapes and a text 20 points wide. It
/// proposes 33⅓ to the text, which takes 20, then 40 to each shape.
///
/// The engine is a value without state: `StackNode` remembers its results, and `HStackLayout` and
/// `VStackLayout` run it on a custom layout's subviews. Complexity: O(n log n), with three
/// measurements a child.
@MainActor
struct StackLayoutEngine {
  let axis: Axis
  /// The cross-axis guide on which children are aligned.
  let alignment: AlignmentKey
  /// The gap between children, in points; nil uses the preferred distance of each pair.
  let spacing: CGFloat?

  struct Placement: Sendable {
    var origin: CGPoint
    var proposal: ProposedViewSize
    var size: CGSize
  }

  struct Result {
    var size: CGSize
    var placements: [Placement]
  }

  /// Returns the gaps between neighbours, one fewer than the children.
  func gaps(_ children: [_LayoutNode]) -> [CGFloat] {
    guard children.count > 1 else { return [] }
    if let spacing { return Array(repeating: spacing, count: children.count - 1) }
    return zip(children, children.dropFirst()).map { first, second in
      first.spacing.distance(to: second.spacing, along: axis)
    }
  }

  func layOut(_ children: [_LayoutNode], in proposal: ProposedViewSize) -> Result {
    refined(measured(children, in: proposal), of: children, in: proposal)
  }

  /// Returns the stack's size, with placements that are final unless the proposal has no cross-axis
  /// length.
  func measured(_ children: [_LayoutNode], in proposal: ProposedViewSize) -> Result {
    let gaps = gaps(children)
    let proposals = proposals(children, proposal, gapLength: gaps.reduce(0, +))
    return arrange(children, proposals, gaps)
  }

  /// Without a cross-axis proposal, proposes the stack's own cross-axis length to the children, so
  /// that they can stretch to it. Keeps the measured result if that would change the stack's size.
  func refined(
    _ measured: Result, of children: [_LayoutNode], in proposal: ProposedViewSize
  ) -> Result {
    guard proposal[axis.other] == nil, !children.isEmpty else { return measured }
    let proposals = measured.placements.map { placement in
      var offered = placement.proposal
      offered[axis.other] = measured.size[axis.other]
      return offered
    }
    let refined = arrange(children, proposals, gaps(children))
    return refined.size == measured.size ? refined : measured
  }

  private func arrange(
    _ children: [_LayoutNode], _ proposals: [ProposedViewSize], _ gaps: [CGFloat]
  ) -> Result {
    var placements: [Placement] = []
    var position: CGFloat = 0
    var low = CGFloat.infinity
    var high = -CGFloat.infinity
    for (index, child) in children.enumerated() {
      let dimensions = child.dimensions(proposals[index])
      var origin = CGPoint.zero
      origin[axis] = position
      let guide = dimensions.value(alignment)
      origin[axis.other] = -(guide.isFinite ? guide : 0)
      placements.append(
        Placement(origin: origin, proposal: proposals[index], size: dimensions.size))
      low = min(low, origin[axis.other])
      high = max(high, origin[axis.other] + dimensions.size[axis.other])
      position += dimensions.size[axis]
      if index < gaps.count { position += gaps[index] }
    }
    guard !children.isEmpty else { return Result(size: .zero, placements: []) }
    for index in placements.indices { placements[index].origin[axis.other] -= low }
    var size = CGSize.zero
    size[axis] = position
    size[axis.other] = high - low
    return Result(size: size, placements: placements)
  }

  /// Returns the size to propose to each child.
  private func proposals(
    _ children: [_LayoutNode], _ proposal: ProposedViewSize, gapLength: CGFloat
  ) -> [ProposedViewSize] {
    var offered = Array(repeating: proposal, count: children.count)
    guard let length = proposal[axis] else { return offered }
    guard children.count > 1 else { return offered }
    // Shares of zero or of infinity do not depend on the children. Measuring them anyway would cost
    // exponential time in nested stacks: each level would repeat both measurements of the level
    // below.
    if length - gapLength <= 0 || length == .infinity {
      for index in offered.indices { offered[index][axis] = max(length - gapLength, 0) }
      return offered
    }

    let minimums = children.map { lengthOf($0, offering: 0, proposal) }
    let flexibilities = children.indices.map { index in
      let maximum = lengthOf(children[index], offering: .infinity, proposal)
      return Flexibility(minimum: minimums[index], range: maximum - minimums[index])
    }
    let priorities = children.map(\.layoutPriority)
    let order = children.indices.sorted { left, right in
      let (a, b) = (priorities[left], priorities[right])
      if a != b { return a > b }
      if flexibilities[left] != flexibilities[right] {
        return flexibilities[left].isServedBefore(flexibilities[right])
      }
      return left < right
    }

    var available = length - gapLength - minimums.reduce(0, +)
    var start = 0
    while start < order.count {
      let priority = priorities[order[start]]
      var end = start
      while end < order.count, priorities[order[end]] == priority { end += 1 }
      let group = order[start..<end]
      available += group.reduce(0) { $0 + minimums[$1] }
      var remaining = group.count
      for index in group {
        offered[index][axis] = max(available / CGFloat(remaining), 0)
        available -= children[index].size(offered[index])[axis]
        remaining -= 1
      }
      start = end
    }
    return offered
  }

  private func lengthOf(
    _ child: _LayoutNode, offering length: CGFloat, _ proposal: ProposedViewSize
  ) -> CGFloat {
    var offer = proposal
    offer[axis] = length
    return child.size(offer)[axis]
  }

  /// How much a child can grow. Of two that grow without limit, the one with the larger minimum
  /// comes first.
  private struct Flexibility: Equatable {
    let minimum: CGFloat
    let range: CGFloat

    func isServedBefore(_ other: Flexibility) -> Bool {
      if range.isFinite || other.range.isFinite { return range < other.range }
      return minimum > other.minimum
    }
  }
}
