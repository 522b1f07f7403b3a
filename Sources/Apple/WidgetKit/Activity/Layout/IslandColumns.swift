/// The widths of the expanded Island's regions, in points.
///
/// The center region gets its width first, but leaves the sides their minimum widths. The sides
/// share the rest equally; if one has a higher priority, it gets the rest.
/// Source: docs/layout-facts.md §5.
struct IslandColumns {
  let center: CGFloat
  /// Below the camera and the center region.
  let leading: CGFloat
  let trailing: CGFloat
  /// Beside the camera, or beside the center region if that is wider.
  let besideLeading: CGFloat
  let besideTrailing: CGFloat

  init(_ children: [IslandChild], notch: CGSize, margins: EdgeInsets, width: CGFloat) {
    let leading = children.filter { $0.region == .leading }
    let trailing = children.filter { $0.region == .trailing }
    let centers = children.filter { $0.region == .center }
    let leadingInset = leading.map(\.insets.leading).max() ?? margins.leading
    let trailingInset = trailing.map(\.insets.trailing).max() ?? margins.trailing
    let leadingGap = Self.gap(leading, centers)
    let trailingGap = Self.gap(centers, trailing)

    let centerMinimum = max(notch.width - 2 * max(leadingGap, trailingGap), 0)
    let room = min(
      width / 2 - leadingInset - Self.minimum(leading) - leadingGap,
      width / 2 - trailingInset - Self.minimum(trailing) - trailingGap)
    let centerMaximum = max(2 * room, centerMinimum)
    let centerIdeal = centers.map { $0.size(centerMaximum, nil).width }.max() ?? 0
    center = min(max(centerIdeal, centerMinimum), centerMaximum)
    besideLeading = max(width / 2 - center / 2 - leadingGap - leadingInset, 0)
    besideTrailing = max(width / 2 - center / 2 - trailingGap - trailingInset, 0)

    let inner = max(width - leadingInset - trailingInset, 0)
    let shared = max(inner - Self.gap(leading, trailing), 0)
    let (first, second) = (Self.priority(leading), Self.priority(trailing))
    if leading.isEmpty || trailing.isEmpty {
      (self.leading, self.trailing) = (inner, inner)
    } else if first == second {
      (self.leading, self.trailing) = (shared / 2, shared / 2)
    } else if first > second {
      (self.leading, self.trailing) = (max(shared - besideTrailing, 0), besideTrailing)
    } else {
      (self.leading, self.trailing) = (besideLeading, max(shared - besideLeading, 0))
    }
  }

  private static func minimum(_ group: [IslandChild]) -> CGFloat {
    group.map { $0.size(0, nil).width }.max() ?? 0
  }

  private static func priority(_ group: [IslandChild]) -> Double {
    group.map(\.priority).max() ?? 0
  }

  /// The largest distance that views of the two groups prefer, in points.
  private static func gap(_ left: [IslandChild], _ right: [IslandChild]) -> CGFloat {
    let gaps = left.flatMap { first in
      right.map { first.subview.spacing.distance(to: $0.subview.spacing, along: .horizontal) }
    }
    return gaps.max() ?? 8
  }
}
