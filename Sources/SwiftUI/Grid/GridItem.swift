/// A column of a vertical grid, or a row of a horizontal one.
public struct GridItem: Sendable {
  /// Lengths in points.
  public enum Size: Sendable {
    case fixed(CGFloat)
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many equal tracks as there is room for.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  public var size: Size
  /// To the next one, points; nil is 8.
  public var spacing: CGFloat?
  /// Of the views in their cells; nil is the centre.
  public var alignment: Alignment?

  public init(
    _ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil
  ) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}

/// One column or row of a grid, with its place.
struct GridTrack: Equatable {
  var position: CGFloat
  var length: CGFloat
  var alignment: Alignment

  /// The tracks of `items` in `length` points; nil takes the shortest.
  ///
  /// Fixed lengths and spacings come off first; each other item in order is offered an equal share
  /// of what is left, and takes what lies within its bounds.
  static func tracks(_ items: [GridItem], in length: CGFloat?) -> [GridTrack] {
    var rest = length ?? 0
    var flexibleCount = 0
    for (index, item) in items.enumerated() {
      if index < items.count - 1 { rest -= gap(item) }
      if case .fixed(let fixed) = item.size { rest -= valid(fixed) } else { flexibleCount += 1 }
    }
    var tracks: [GridTrack] = []
    var position: CGFloat = 0
    func append(_ length: CGFloat, _ item: GridItem) {
      tracks.append(
        GridTrack(position: position, length: length, alignment: item.alignment ?? .center))
      position += length + gap(item)
    }
    for item in items {
      if case .fixed(let fixed) = item.size {
        append(valid(fixed), item)
        continue
      }
      let share = max(rest / CGFloat(flexibleCount), 0)
      flexibleCount -= 1
      switch item.size {
      case .fixed: break
      case .flexible(let minimum, let maximum):
        let taken = min(max(share, valid(minimum)), max(maximum, valid(minimum)))
        append(taken, item)
        rest -= taken
      case .adaptive(let minimum, let maximum):
        let minimum = max(valid(minimum), 1)
        let count = min(
          max(Int(((share + gap(item)) / (minimum + gap(item))).rounded(.down)), 1), maximumCount)
        let each = (share - CGFloat(count - 1) * gap(item)) / CGFloat(count)
        let taken = min(max(each, minimum), max(maximum, minimum))
        for _ in 0..<count { append(taken, item) }
        rest -= taken * CGFloat(count) + CGFloat(count - 1) * gap(item)
      }
    }
    return tracks
  }

  /// More tracks than any widget is pixels wide.
  private static let maximumCount = 2000

  private static func gap(_ item: GridItem) -> CGFloat {
    item.spacing.map(valid) ?? ViewSpacing.defaultDistance
  }

  private static func valid(_ length: CGFloat) -> CGFloat {
    length.isFinite ? max(length, 0) : 0
  }
}
