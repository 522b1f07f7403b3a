import ViewArchive

/// `LazyVGrid` or `LazyHGrid` while it is laid out.
///
/// The tracks are laid out in the offered length; the grid is as long as they are, or as the offer
/// where that is more, and lines take the longest of their views. A section's header or footer has
/// a line of its own, across all tracks.
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
    let offered = proposal[cross].flatMap { $0.isFinite ? $0 : nil }
    let tracks = GridTrack.tracks(items, in: offered)
    let tracksLength = tracks.last.map { $0.position + $0.length } ?? 0
    let length = max(tracksLength, offered ?? 0)
    let shift = offset(of: tracksLength, in: length)

    var cells: [Cell] = []
    var position: CGFloat = 0
    for (index, line) in lines(of: tracks.count).enumerated() {
      if index > 0 { position += lineGap }
      var measured: [(_LayoutNode, GridTrack, ProposedViewSize)] = []
      var lineLength: CGFloat = 0
      for (child, track) in zip(line.children, line.spans ? [whole(tracksLength)] : tracks) {
        var offer = ProposedViewSize.unspecified
        offer[cross] = track.length
        lineLength = max(lineLength, child.size(offer)[axis])
        measured.append((child, track, offer))
      }
      for (child, track, offer) in measured {
        var origin = CGPoint.zero
        origin[axis] = position
        origin[cross] = shift + track.position
        var size = CGSize.zero
        size[axis] = lineLength
        size[cross] = track.length
        cells.append(
          Cell(
            child: child, frame: CGRect(origin: origin, size: size), alignment: track.alignment,
            proposal: offer))
      }
      position += lineLength
    }
    var size = CGSize.zero
    size[axis] = position
    size[cross] = length
    return (size, cells)
  }

  /// Where the tracks begin in a longer grid.
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

  private func whole(_ length: CGFloat) -> GridTrack {
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
      frame: CGRect(origin: .zero, size: size), children: placed)
  }
}
