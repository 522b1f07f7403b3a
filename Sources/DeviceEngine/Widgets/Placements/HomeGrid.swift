import HostLink

/// The Home Screen's pages, each a grid of 4 × 6 cells.
///
/// ```swift
/// var grid = HomeGrid()
/// let cell = grid.firstFree(for: .systemSmall)       // page 0, column 0, row 0
/// try grid.put("p1", .systemSmall, at: cell)
/// ```
/// Items are placements or whole stacks, given by their ids. Invariants: no two items overlap, and
/// none extends beyond its page. An item may be at any cell at which it fits.
public struct HomeGrid: Equatable, Sendable {
  public static let columns = 4
  public static let rows = 6
  /// The maximum number of pages, as on an iPhone.
  public static let pages = 15

  /// A cell; the place of an item is its top left cell.
  public struct Cell: Equatable, Hashable, Sendable {
    public var page: Int
    public var column: Int
    public var row: Int

    public init(page: Int, column: Int, row: Int) {
      self.page = page
      self.column = column
      self.row = row
    }

    public var place: WidgetPlace { .home(page: page, column: column, row: row) }
  }

  struct Item: Equatable, Sendable {
    var id: String
    var family: WidgetFamilyName
    var cell: Cell
  }

  /// In the order in which they were added.
  private(set) var items: [Item] = []

  public init() {}

  /// The cells that a family covers; nil if the Home Screen does not support it.
  public static func cells(of family: WidgetFamilyName) -> (columns: Int, rows: Int)? {
    switch family {
    case .systemSmall: (2, 2)
    case .systemMedium: (4, 2)
    case .systemLarge: (4, 4)
    case .systemExtraLargePortrait: (4, 6)
    default: nil
    }
  }

  /// Adds an item at free cells. Throws `HostError.badPlace`.
  public mutating func put(
    _ id: String, _ family: WidgetFamilyName, at cell: Cell
  ) throws(HostError) {
    let item = Item(id: id, family: family, cell: cell)
    try Self.check(item)
    if let other = overlapped(by: item).first {
      throw .badPlace(
        reason:
          "page \(cell.page), column \(cell.column), row \(cell.row) is occupied by \(other.id)")
    }
    items.append(item)
  }

  public mutating func remove(_ id: String) {
    items.removeAll { $0.id == id }
  }

  /// The first free place, ordered by page, row and column; nil if all pages are full.
  public func firstFree(for family: WidgetFamilyName) -> Cell? {
    (0..<Self.pages).lazy.compactMap { firstFree(for: family, page: $0) }.first
  }

  /// Moves an item, or adds a new one. Items in the way move to free places on the same page, or
  /// else on the page that the moved item came from; those below an item that fills a page may also
  /// move to a later page.
  ///
  /// - Returns: The new cells of the displaced items, by id.
  /// - Throws: `HostError.badPlace` if the item would be outside the grid, or if the displaced
  ///   items have no room; the grid is then unchanged.
  public mutating func move(
    _ id: String, _ family: WidgetFamilyName, to cell: Cell
  ) throws(HostError) -> [String: Cell] {
    let item = Item(id: id, family: family, cell: cell)
    try Self.check(item)
    let source = items.first { $0.id == id }?.cell.page
    var grid = self
    grid.remove(id)
    let displaced = grid.overlapped(by: item)
    for other in displaced { grid.remove(other.id) }
    grid.items.append(item)
    // The largest items first: they have the fewest possible places.
    for other in displaced.sorted(by: { $0.area > $1.area }) {
      let later = item.fillsPage ? Array(cell.page + 1..<Self.pages) : []
      let pages = [cell.page] + (source.map { [$0] } ?? []) + later
      let free = pages.lazy.compactMap { grid.firstFree(for: other.family, page: $0) }.first
      guard let free else {
        throw .badPlace(
          reason:
            "the place is occupied by \(other.id), and page \(cell.page) has no other place for it")
      }
      grid.items.append(Item(id: other.id, family: other.family, cell: free))
    }
    self = grid
    let moved = Set(displaced.map(\.id))
    return Dictionary(
      uniqueKeysWithValues: items.filter { moved.contains($0.id) }.map { ($0.id, $0.cell) })
  }

  private func firstFree(for family: WidgetFamilyName, page: Int) -> Cell? {
    guard let size = Self.cells(of: family) else { return nil }
    for row in 0...(Self.rows - size.rows) {
      for column in 0...(Self.columns - size.columns) {
        let cell = Cell(page: page, column: column, row: row)
        if overlapped(by: Item(id: "", family: family, cell: cell)).isEmpty { return cell }
      }
    }
    return nil
  }

  private func overlapped(by item: Item) -> [Item] { items.filter { $0.overlaps(item) } }

  private static func check(_ item: Item) throws(HostError) {
    guard let size = cells(of: item.family) else {
      throw .badPlace(
        reason: "the Home Screen does not support \(item.family.rawValue); available: systemSmall, "
          + "systemMedium, systemLarge, systemExtraLargePortrait")
    }
    let cell = item.cell
    guard (0..<pages).contains(cell.page), (0...(columns - size.columns)).contains(cell.column),
      (0...(rows - size.rows)).contains(cell.row)
    else {
      throw .badPlace(
        reason: "page \(cell.page), column \(cell.column), row \(cell.row) is outside the grid: "
          + "\(item.family.rawValue) covers \(size.columns) × \(size.rows) of the \(columns) × "
          + "\(rows) cells on pages 0 to \(pages - 1)")
    }
  }
}

extension HomeGrid.Item {
  fileprivate var size: (columns: Int, rows: Int) { HomeGrid.cells(of: family) ?? (0, 0) }
  fileprivate var area: Int { size.columns * size.rows }
  fileprivate var fillsPage: Bool { area == HomeGrid.columns * HomeGrid.rows }

  fileprivate func overlaps(_ other: Self) -> Bool {
    cell.page == other.cell.page
      && cell.column < other.cell.column + other.size.columns
      && other.cell.column < cell.column + size.columns
      && cell.row < other.cell.row + other.size.rows
      && other.cell.row < cell.row + size.rows
  }
}
