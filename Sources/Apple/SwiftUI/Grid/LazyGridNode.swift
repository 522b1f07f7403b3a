import ViewArchive

/// The layout node of `LazyVGrid` and `LazyHGrid`.
///
/// - The tracks (`GridTrack`) divide the proposed length across the axis. The grid is as long as
///   the tracks or the proposal, whichever is longer.
/// - Views fill the tracks line by line. A line is as long as its longest view.
/// - A section's header or footer is a separate line across all tracks.
@MainActor
final class LazyGridNode: ContainerNode {
  private let items: [GridItem]
  /// The axis along which the grid grows.
  private let axis: Axis
  private let alignment: Alignment
  private let lineGap: CGFloat

  init(
    _ children: [_LayoutNode], items: [GridItem], axis: Axis, alignment: Alignment,
    spacing: CGFloat?, _ context: _ViewContext
  ) {
    self.items = items.isEmpty ? [GridItem()] : items
    self.axis = axis
    self.alignment = alignment
    lineGap = context.session.validLength(spacing, "the grid's spacing") ?? 8
    super.init(children, context)
  }

  private struct Cell {
    var child: _LayoutNode
    var frame: CGRect
    var alignment: Alignment
    var proposal: ProposedViewSize
  }

  private func layOut(_ proposal: ProposedViewSize) -> (size: CGSize, cells: [Cell]) {
    let cross = axis.other
    let proposed = proposal[cross].flatMap { $0.isFinite ? $0 : nil }
    let tracks = GridTrack.tracks(items, in: proposed)
    let tracksLength = tracks.last.map { $0.position + $0.length } ?? 0
    let length = max(tracksLength, proposed ?? 0)
    let shift = offset(of: tracksLength, in: length)

    var cells: [Cell] = []
    var position: CGFloat = 0
    for (index, line) in lines(of: tracks.count).enumerated() {
      if index > 0 { position += lineGap }
      var measured: [(_LayoutNode, GridTrack, ProposedViewSize)] = []
      var lineLength: CGFloat = 0
      for (child, track) in zip(line.children, line.spans ? [fullTrack(tracksLength)] : tracks) {
        var cellProposal = ProposedViewSize.unspecified
        cellProposal[cross] = track.length
        lineLength = max(lineLength, child.size(cellProposal)[axis])
        measured.append((child, track, cellProposal))
      }
      for (child, track, cellProposal) in measured {
        var origin = CGPoint.zero
        origin[axis] = position
        origin[cross] = shift + track.position
        var size = CGSize.zero
        size[axis] = lineLength
        size[cross] = track.length
        cells.append(
          Cell(
            child: child, frame: CGRect(origin: origin, size: size), alignment: track.alignment,
            proposal: cellProposal))
      }
      position += lineLength
    }
    var size = CGSize.zero
    size[axis] = position
    size[cross] = length
    return (size, cells)
  }

  /// The position of the first track in a grid that is longer than its tracks.
  private func offset(of length: CGFloat, in bounds: CGFloat) -> CGFloat {
    var inner = CGSize.zero
    var outer = CGSize.zero
    inner[axis.other] = length
    outer[axis.other] = bounds
    let content = ViewDimensions(node: nil, size: inner, proposal: .unspecified)
    let container = ViewDimensions(node: nil, size: outer, proposal: .unspecified)
    return axis == .vertical
      ? container[alignment.horizontal] - content[alignment.horizontal]
      : container[alignment.vertical] - content[alignment.vertical]
  }

  private func fullTrack(_ length: CGFloat) -> GridTrack {
    GridTrack(position: 0, length: length, alignment: .center)
  }

  private func lines(of count: Int) -> [(children: [_LayoutNode], spans: Bool)] {
    var lines: [(children: [_LayoutNode], spans: Bool)] = []
    for child in children {
      if child is SectionEdgeNode {
        lines.append(([child], true))
      } else if let last = lines.last, !last.spans, last.children.count < count {
        lines[lines.count - 1].children.append(child)
      } else {
        lines.append(([child], false))
      }
    }
    return lines
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { layOut(proposal).size }

  override func place(_ proposal: ProposedViewSize) -> ArchiveNode {
    let (size, cells) = layOut(proposal)
    let placed = cells.map { cell in
      var node = cell.child.placeAligned(cell.proposal, in: cell.frame.size, cell.alignment)
      node.frame.origin.x += left(cell.frame.minX, width: cell.frame.width, in: size.width)
      node.frame.origin.y += cell.frame.minY
      return node
    }
    return ArchiveNode(
      kind: axis == .vertical ? "LazyVGrid" : "LazyHGrid",
      frame: CGRect(origin: .zero, size: size),
      children: cells.map(\.child).backToFront(placed))
  }
}
