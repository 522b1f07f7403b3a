/// The positions of the expanded Island's views.
///
/// Three vertical stacks share the bottom region's views: leading and bottom, center and bottom,
/// trailing and bottom. A view that is too wide for its place beside the camera becomes narrower or
/// moves below it.
/// Source: docs/layout-facts.md §5. Complexity: at most O(n²) measurements of n views.
struct IslandArrangement {
  struct Place {
    /// Relative to the Island's top leading corner.
    var origin = CGPoint.zero
    var proposal = ProposedViewSize.unspecified
  }

  private enum Adjustment { case narrow, below }

  /// One place for each child, in the same order.
  private(set) var places: [Place] = []
  private(set) var size = CGSize.zero
  private let children: [IslandChild]
  private let notch: CGSize
  private let margins: EdgeInsets
  private let columns: IslandColumns
  private let width: CGFloat
  private let height: CGFloat?
  private var adjustments: [Int: Adjustment] = [:]

  /// - Parameter height: The offered height; nil uses the views' ideal heights.
  init(
    _ children: [IslandChild], notch: CGSize, margins: EdgeInsets, width: CGFloat, height: CGFloat?
  ) {
    self.children = children
    self.notch = notch
    self.margins = margins
    self.width = width
    self.height = height
    columns = IslandColumns(children, notch: notch, margins: margins, width: width)
    repeat { arrange() } while adjustNext()
  }

  private func indices(_ region: IslandChild.Region) -> [Int] {
    children.indices.filter { children[$0].region == region }
  }

  private func offeredWidth(_ index: Int) -> CGFloat {
    let child = children[index]
    let isNarrow = adjustments[index] == .narrow
    return switch child.region {
    case .leading: isNarrow ? min(columns.besideLeading, columns.leading) : columns.leading
    case .trailing: isNarrow ? min(columns.besideTrailing, columns.trailing) : columns.trailing
    case .center: columns.center
    case .bottom: max(width - child.insets.leading - child.insets.trailing, 0)
    }
  }

  // MARK: Positions

  /// The lower edge of the center region, or of the camera if that region is empty.
  private var centerBottom: CGFloat {
    guard let last = indices(.center).last else { return notch.height }
    return places[last].origin.y + size(last).height
  }

  private func size(_ index: Int) -> CGSize {
    children[index].subview.sizeThatFits(places[index].proposal)
  }

  private mutating func arrange() {
    let heights = offeredHeights()
    places = children.indices.map { index in
      Place(
        proposal: ProposedViewSize(width: offeredWidth(index), height: heights?[index] ?? nil))
    }
    let centers = indices(.center)
    let start = max(centers.isEmpty ? notch.height : centerTop, top(of: .center))
    var end = stack(centers, from: start, below: 0)
    for region in [IslandChild.Region.leading, .trailing] {
      end = max(end, stack(indices(region), from: top(of: region), below: centerBottom))
    }
    let bottoms = indices(.bottom)
    var total = end
    if let first = bottoms.first {
      let above = [.leading, .center, .trailing].compactMap { indices($0).last }
      let starts = above.map {
        places[$0].origin.y + size($0).height + children[$0].gap(to: children[first])
      }
      total = stack(bottoms, from: starts.max().map { max($0, notch.height) } ?? end, below: 0)
    }
    size = CGSize(width: width, height: total + bottomMargin)
    placeHorizontally()
  }

  /// On a device the center region begins 4 points above the camera's lower edge.
  /// Source: docs/layout-facts.md §5.
  private var centerTop: CGFloat { max(notch.height - 4, 0) }

  private func top(of region: IslandChild.Region) -> CGFloat {
    indices(region).first.map { children[$0].insets.top } ?? margins.top
  }

  private var bottomMargin: CGFloat {
    let last = indices(.bottom).last ?? children.indices.last
    return last.map { children[$0].insets.bottom } ?? margins.bottom
  }

  /// Places views below each other and moves those marked `below` under `edge`. Returns the lower
  /// edge of the last view.
  private mutating func stack(_ indices: [Int], from top: CGFloat, below edge: CGFloat) -> CGFloat {
    var y = top
    var last: Int?
    for index in indices {
      if let last { y += children[last].gap(to: children[index]) }
      if adjustments[index] == .below { y = max(y, edge) }
      places[index].origin.y = y
      y += size(index).height
      last = index
    }
    return y
  }

  private mutating func placeHorizontally() {
    for (index, child) in children.enumerated() {
      let taken = size(index).width
      places[index].origin.x =
        switch child.region {
        case .leading, .bottom: child.insets.leading
        case .trailing: width - child.insets.trailing - taken
        case .center: (width - taken) / 2
        }
    }
  }

  // MARK: Views that are too wide

  /// Adjusts the first view that overlaps the camera or the center region. Returns false if there
  /// is none. Each view is adjusted at most once.
  private mutating func adjustNext() -> Bool {
    for (region, room) in [
      (IslandChild.Region.leading, columns.besideLeading), (.trailing, columns.besideTrailing),
    ] {
      for index in indices(region) where adjustments[index] == nil {
        guard places[index].origin.y < centerBottom - 0.01, size(index).width > room + 0.01 else {
          continue
        }
        adjustments[index] = children[index].isBelowIfTooWide ? .below : .narrow
        return true
      }
    }
    return false
  }

  // MARK: Heights

  /// The height offered to each view, shared as in a stack. A bottom view gets the smallest of its
  /// shares in the three stacks. nil if there is no height to share.
  private func offeredHeights() -> [CGFloat?]? {
    guard let height, height.isFinite else { return nil }
    let regions: [IslandChild.Region] = [.leading, .center, .trailing]
    let stacks = regions.map { indices($0) + indices(.bottom) }
    let minimums = children.indices.map { children[$0].size(offeredWidth($0), 0).height }
    var available = zip(regions, stacks).map { region, stack in
      height - start(of: region) - bottomMargin - gaps(stack)
        - stack.reduce(0) { $0 + minimums[$1] }
    }
    var offered: [CGFloat?] = Array(repeating: nil, count: children.count)
    let priorities = Set(children.map(\.subview.priority)).sorted(by: >)
    for priority in priorities {
      let group = leastFlexibleFirst(priority, minimums)
      var remaining = stacks.map { $0.filter(group.contains).count }
      for place in stacks.indices {
        available[place] += stacks[place].filter(group.contains).reduce(0) { $0 + minimums[$1] }
      }
      for index in group {
        let memberStacks = stacks.indices.filter { stacks[$0].contains(index) }
        let share = memberStacks.map { max(available[$0] / CGFloat(remaining[$0]), 0) }.min() ?? 0
        offered[index] = share
        let used = children[index].size(offeredWidth(index), share).height
        for place in memberStacks {
          available[place] -= used
          remaining[place] -= 1
        }
      }
    }
    return offered
  }

  private func start(of region: IslandChild.Region) -> CGFloat {
    let top = top(of: region)
    let isBelow =
      region == .center || indices(region).isEmpty
      || indices(region).first.map { adjustments[$0] == .below } == true
    return isBelow ? max(top, region == .center ? centerTop : notch.height) : top
  }

  private func gaps(_ stack: [Int]) -> CGFloat {
    zip(stack, stack.dropFirst()).reduce(0) { $0 + children[$1.0].gap(to: children[$1.1]) }
  }

  /// The views of a priority, the least flexible first.
  private func leastFlexibleFirst(_ priority: Double, _ minimums: [CGFloat]) -> [Int] {
    let group = children.indices.filter { children[$0].subview.priority == priority }
    let ranges = Dictionary(
      uniqueKeysWithValues: group.map { index in
        let maximum = children[index].size(offeredWidth(index), .infinity).height
        return (index, maximum - minimums[index])
      })
    return group.sorted { left, right in
      let (a, b) = (ranges[left] ?? 0, ranges[right] ?? 0)
      if a != b { return a < b }
      return minimums[left] != minimums[right] ? minimums[left] > minimums[right] : left < right
    }
  }
}
