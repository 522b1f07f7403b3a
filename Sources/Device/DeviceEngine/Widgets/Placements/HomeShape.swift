import Devices
import HostLink

/// The cells of a Home Screen page: how many there are, and how many a small widget covers.
///
/// Phones have 4 × 6 cells of icons, and a small widget covers 2 × 2 of them. An iPad has 4 × 6
/// cells in portrait and 6 × 4 in landscape, and a small widget covers one.
public struct HomeShape: Equatable, Hashable, Sendable {
  public var columns: Int
  public var rows: Int
  /// The number of columns, and of rows, that a small widget covers.
  public var smallSpan: Int

  public init(columns: Int, rows: Int, smallSpan: Int) {
    self.columns = columns
    self.rows = rows
    self.smallSpan = smallSpan
  }

  public static let phone = HomeShape(columns: 4, rows: 6, smallSpan: 2)

  /// The name under which stores keep the places of items: `4x6/2`.
  public var name: String { "\(columns)x\(rows)/\(smallSpan)" }

  /// The cells that a family covers; nil if a page has no room for it.
  public func cells(of family: WidgetFamilyName) -> (columns: Int, rows: Int)? {
    guard let size = family.smallWidgets else { return nil }
    let cells = (columns: size.columns * smallSpan, rows: size.rows * smallSpan)
    return cells.columns <= columns && cells.rows <= rows ? cells : nil
  }
}
