import HostLink

/// The Home Screen's pages: 4 × 6 cells each, of which every widget covers some.
///
/// ```swift
/// var grid = HomeGrid()
/// let cell = grid.firstFree(for: .systemSmall)       // page 0, column 0, row 0
/// try grid.put("p1", .systemSmall, at: cell)
/// ```
/// Items are placements or whole stacks, by their ids. No two cover one cell, and none leaves its
/// page: `put` keeps it so. A widget may stand at any cell where it fits.
public struct HomeGrid: Equatable, Sendable {
  public static let columns = 4
  public static let rows = 6
  /// As many as an iPhone has.
  public static let pages = 15

  /// The top left cell of an item.
  public struct Cell: Equatable, Hashable, Sendable {
    public var page: Int
    public var column: Int
    public var row: Int

    public init(page: Int, column: Int, row: Int) {
      self.page = page
      self.column = column
      self.row = row
    }

    public var place: Place { .home(page: page, column: column, row: row) }
  }

  struct Item: Equatable, Sendable {
    var id: String
    var family: WidgetFamilyName
    var cell: Cell
  }

  /// In the order in which they were put.
  private(set) var items: [Item] = []

  public init() {}

  /// How many cells a family covers; nil where the Home Screen does not show it.
  public static func cells(of family: WidgetFamilyName) -> (columns: Int, rows: Int)? {
    switch family {
    case .systemSmall: (2, 2)
    case .systemMedium: (4, 2)
    case .systemLarge: (4, 4)
    default: nil
    }
  }

  /// Puts an item where nothing stands. Throws `HostError.badPlace`.
  public mutating func put(
    _ id: String, _ family: WidgetFamilyName, at cell: Cell
  ) throws(HostError) {
    let item = Item(id: id, family: family, cell: cell)
    try Self.check(item)
    if let other = overlapped(by: item).first {
      throw .badPlace(
        reason: "\(other.id) stands at page \(cell.page), column \(cell.column), row \(cell.row)")
    }
    items.append(item)
  }

  public mutating func remove(_ id: String) {
    items.removeAll { $0.id == id }
  }

  /// The first place by page, row and column; nil where all pages are full.
  public func firstFree(for family: WidgetFamilyName) -> Cell? {
    (0..<Self.pages).lazy.compactMap { firstFree(for: family, page: $0) }.first
  }

  /// Moves an item, or brings a new one in; widgets that stand there go to free places of the same
  /// page, else to where the moved one came from.
  ///
  /// - Returns: The others' new cells, by their ids.
  /// - Throws: `HostError.badPlace` where it is outside of the grid, or the others have no room: the
  ///   grid is then as it was.
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
    // The largest first: it has the fewest places.
    for other in displaced.sorted(by: { $0.area > $1.area }) {
      let pages = [cell.page] + (source.map { [$0] } ?? [])
      let free = pages.lazy.compactMap { grid.firstFree(for: other.family, page: $0) }.first
      guard let free else {
        throw .badPlace(
          reason: "\(other.id) stands there, and page \(cell.page) has no other place for it")
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
        reason: "the Home Screen shows no \(item.family.rawValue); it shows systemSmall, "
          + "systemMedium and systemLarge")
    }
    let cell = item.cell
    guard (0..<pages).contains(cell.page), (0...(columns - size.columns)).contains(cell.column),
      (0...(rows - size.rows)).contains(cell.row)
    else {
      throw .badPlace(
        reason: "\(item.family.rawValue) covers \(size.columns) × \(size.rows) cells of a page's "
          + "\(columns) × \(rows), of pages 0 to \(pages - 1): page \(cell.page), "
          + "column \(cell.column), row \(cell.row) is outside of it")
    }
  }
}

extension HomeGrid.Item {
  fileprivate var size: (columns: Int, rows: Int) { HomeGrid.cells(of: family) ?? (0, 0) }
  fileprivate var area: Int { size.columns * size.rows }

  fileprivate func overlaps(_ other: Self) -> Bool {
    cell.page == other.cell.page
      && cell.column < other.cell.column + other.size.columns
      && other.cell.column < cell.column + size.columns
      && cell.row < other.cell.row + other.size.rows
      && other.cell.row < cell.row + size.rows
  }
}
