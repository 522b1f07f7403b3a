import Foundation

/// Lays pictures out in a panel: centered rows from top to bottom.
///
/// A picture joins the current row if it has the same height and the row stays within `rowLimit`,
/// so that small and medium widgets share a row and large ones follow below. A clock can be
/// inserted after a number of rows: on the Lock Screen it is below the inline widget.
struct PanelLayout {
  static let gap = 22.0
  static let padding = 28.0
  static let clockHeight = 84.0
  /// The height of the caption below a picture, in points.
  static let captionHeight = 26.0

  /// The frames of the pictures in the panel's coordinates, in points.
  private(set) var frames: [CGRect] = []
  private(set) var clockFrame: CGRect?
  /// The smallest width for the rows, including padding.
  let naturalWidth: Double
  let height: Double

  /// - Parameters:
  ///   - width: The width of the panel; nil for the natural width.
  ///   - clockBelow: The number of rows above the clock; nil for no clock.
  ///   - rowLimit: The maximum length of a row.
  init(
    _ pictures: [PagePicture], width: Double? = nil, clockBelow: Int? = nil, rowLimit: Double = 560
  ) {
    let sizes = pictures.map(\.size)
    var rows: [[Int]] = []
    var rowWidth = 0.0
    for (index, size) in sizes.enumerated() {
      let extended = rowWidth + Self.gap + size.width
      let isSameHeight = index > 0 && abs(sizes[index - 1].height - size.height) < 8
      if !rows.isEmpty, extended <= rowLimit, isSameHeight, !pictures[index].startsRow {
        rows[rows.count - 1].append(index)
        rowWidth = extended
      } else {
        rows.append([index])
        rowWidth = size.width
      }
    }
    func length(_ row: [Int]) -> Double {
      row.reduce(0) { $0 + sizes[$1].width } + Self.gap * Double(row.count - 1)
    }
    naturalWidth = (rows.map(length).max() ?? 0) + 2 * Self.padding
    let available = width ?? naturalWidth
    var y = Self.padding
    var placed = [CGRect](repeating: .zero, count: sizes.count)
    for (number, row) in rows.enumerated() {
      if number == clockBelow {
        clockFrame = CGRect(x: 0, y: y - 8, width: available, height: Self.clockHeight)
        y += Self.clockHeight + 4
      }
      var x = ((available - length(row)) / 2).rounded()
      let rowHeight = row.map { sizes[$0].height }.max() ?? 0
      for index in row {
        placed[index] = CGRect(
          x: x, y: y + ((rowHeight - sizes[index].height) / 2).rounded(),
          width: sizes[index].width, height: sizes[index].height)
        x += sizes[index].width + Self.gap
      }
      y += rowHeight + Self.captionHeight + Self.gap / 2
    }
    frames = placed
    height = rows.isEmpty ? 0 : y - Self.gap / 2 + Self.padding / 2
  }
}
