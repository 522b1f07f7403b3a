/// A column of a vertical grid, or a row of a horizontal one.
public struct GridItem: Sendable {
  /// Lengths in points.
  public enum Size: Sendable {
    case fixed(CGFloat)
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many tracks of equal length as fit.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  public var size: Size
  /// The distance to the next column or row, in points; nil is 8.
  public var spacing: CGFloat?
  /// The alignment of the views in their cells; nil is the centre.
  public var alignment: Alignment?

  public init(
    _ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil
  ) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}

/// One column or row of a lazy grid: its position, length and alignment.
struct GridTrack: Equatable {
  var position: CGFloat
  var length: CGFloat
  var alignment: Alignment

  /// The tracks of `items` in a grid that is `length` points wide; nil uses the minimum lengths.
  ///
  /// Fixed lengths and spacing are subtracted first. Then each other item, in order, gets an equal
  /// share of the remaining length, clamped to the item's bounds.
  static func tracks(_ items: [GridItem], in length: CGFloat?) -> [GridTrack] {
    var remaining = length ?? 0
    var flexibleCount = 0
    for (index, item) in items.enumerated() {
      if index < items.count - 1 { remaining -= gap(item) }
      if case .fixed(let fixed) = item.size {
        remaining -= valid(fixed)
      } else {
        flexibleCount += 1
      }
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
      let share = max(remaining / CGFloat(flexibleCount), 0)
      flexibleCount -= 1
      switch item.size {
      case .fixed: break
      case .flexible(let minimum, let maximum):
        let length = min(max(share, valid(minimum)), max(maximum, valid(minimum)))
        append(length, item)
        remaining -= length
      case .adaptive(let minimum, let maximum):
        let minimum = max(valid(minimum), 1)
        let count = min(
          max(Int(((share + gap(item)) / (minimum + gap(item))).rounded(.down)), 1), maximumCount)
        let each = (share - CGFloat(count - 1) * gap(item)) / CGFloat(count)
        let length = min(max(each, minimum), max(maximum, minimum))
        for _ in 0..<count { append(length, item) }
        remaining -= length * CGFloat(count) + CGFloat(count - 1) * gap(item)
      }
    }
    return tracks
  }

  /// More tracks than a widget has pixels.
  private static let maximumCount = 2000

  private static func gap(_ item: GridItem) -> CGFloat {
    item.spacing.map(valid) ?? ViewSpacing.defaultDistance
  }

  private static func valid(_ length: CGFloat) -> CGFloat {
    length.isFinite ? max(length, 0) : 0
  }
}
