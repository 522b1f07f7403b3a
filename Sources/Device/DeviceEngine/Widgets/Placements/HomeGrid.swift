import HostLink

/// The Home Screen's pages, each a grid of cells.
///
/// ```swift
/// var grid = HomeGrid(.phone)
/// let cell = grid.firstFree(for: .systemSmall)       // page 0, column 0, row 0
/// try grid.put("p1", .systemSmall, at: cell)
/// ```
/// Items are placements or whole stacks, given by their ids. Invariants: no two items overlap, and
/// none extends beyond its page. An item may be at any cell at which it fits.
public struct HomeGrid: Equatable, Sendable {
  /// The maximum number of pages on which a user can place items, as on an iPhone. Items that the
  /// device itself moves, after it was turned or replaced, may be on later pages.
  public static let pages = 15
  public let shape: HomeShape

  /// A cell; the place of an item is its top left cell.
  public struct Cell: Codable, Equatable, Hashable, Sendable {
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
    var id: ArrangedID
    var family: WidgetFamilyName
    var cell: Cell
    var size: (columns: Int, rows: Int)

    static func == (a: Self, b: Self) -> Bool {
      a.id == b.id && a.family == b.family && a.cell == b.cell
    }
  }

  /// In the order in which they were added.
  private(set) var items: [Item] = []

  public init(_ shape: HomeShape = .phone) {
    self.shape = shape
  }

  /// Adds an item at free cells. Throws `HostError.badPlace`.
  public mutating func put(
    _ id: ArrangedID, _ family: WidgetFamilyName, at cell: Cell
  ) throws(HostError) {
    let item = try item(id, family, at: cell, in: 0..<Int.max)
    if let other = overlapped(by: item).first {
      throw .badPlace(
        reason:
          "page \(cell.page), column \(cell.column), row \(cell.row) is occupied by \(other.id)")
    }
    items.append(item)
  }

  public mutating func remove(_ id: ArrangedID) {
    items.removeAll { $0.id == id }
  }

  /// The first free place, ordered by page, row and column; nil if all pages are full.
  public func firstFree(for family: WidgetFamilyName) -> Cell? {
    (0..<Self.pages).lazy.compactMap { firstFree(for: family, page: $0) }.first
  }

  /// Moves an item, or adds a new one. Items in the way move to free places on the same page, or
  /// else on the page that the moved item came from, or else on a later page, which may be new.
  ///
  /// - Returns: The new cells of the displaced items, by id.
  /// - Throws: `HostError.badPlace` if the item would be outside the grid, or if all later pages
  ///   are full; the grid is then unchanged.
  public mutating func move(
    _ id: ArrangedID, _ family: WidgetFamilyName, to cell: Cell
  ) throws(HostError) -> [ArrangedID: Cell] {
    let item = try item(id, family, at: cell, in: 0..<Self.pages)
    let source = items.first { $0.id == id }?.cell.page
    let pages = [cell.page] + (source.map { [$0] } ?? []) + Array(cell.page + 1..<Self.pages)
    var grid = self
    grid.remove(id)
    let displaced = grid.overlapped(by: item)
    for other in displaced { grid.remove(other.id) }
    grid.items.append(item)
    // The largest items first: they have the fewest possible places.
    for other in displaced.sorted(by: { $0.area > $1.area }) {
      let free = pages.lazy.compactMap { grid.firstFree(for: other.family, page: $0) }.first
      guard let free else {
        throw .badPlace(
          reason:
            "the place is occupied by \(other.id), and neither page \(cell.page) nor a later one "
            + "has a place for it; remove a widget first")
      }
      grid.items.append(
        Item(id: other.id, family: other.family, cell: free, size: other.size))
    }
    self = grid
    let moved = Set(displaced.map(\.id))
    return Dictionary(
      uniqueKeysWithValues: items.filter { moved.contains($0.id) }.map { ($0.id, $0.cell) })
  }

  /// The first free place on a page, in reading order; nil if it has no room.
  public func firstFree(for family: WidgetFamilyName, page: Int) -> Cell? {
    guard let size = shape.cells(of: family) else { return nil }
    for row in 0...(shape.rows - size.rows) {
      for column in 0...(shape.columns - size.columns) {
        let cell = Cell(page: page, column: column, row: row)
        let item = Item(id: "", family: family, cell: cell, size: size)
        if overlapped(by: item).isEmpty { return cell }
      }
    }
    return nil
  }

  private func overlapped(by item: Item) -> [Item] { items.filter { $0.overlaps(item) } }

  /// Throws `HostError.badPlace` if the item would be outside the grid.
  private func item(
    _ id: ArrangedID, _ family: WidgetFamilyName, at cell: Cell, in pages: Range<Int>
  ) throws(HostError) -> Item {
    guard let size = shape.cells(of: family) else {
      let shown = WidgetFamilyName.allCases.filter { shape.cells(of: $0) != nil }
      throw .badPlace(
        reason: "the Home Screen does not support \(family.rawValue); available: "
          + shown.map(\.rawValue).joined(separator: ", "))
    }
    guard pages.contains(cell.page), (0...(shape.columns - size.columns)).contains(cell.column),
      (0...(shape.rows - size.rows)).contains(cell.row)
    else {
      throw .badPlace(
        reason: "page \(cell.page), column \(cell.column), row \(cell.row) is outside the grid: "
          + "\(family.rawValue) covers \(size.columns) × \(size.rows) of the \(shape.columns) × "
          + "\(shape.rows) cells on pages 0 to \(Self.pages - 1)")
    }
    return Item(id: id, family: family, cell: cell, size: size)
  }
}

extension HomeGrid.Item {
  fileprivate var area: Int { size.columns * size.rows }

  fileprivate func overlaps(_ other: Self) -> Bool {
    cell.page == other.cell.page
      && cell.column < other.cell.column + other.size.columns
      && other.cell.column < cell.column + size.columns
      && cell.row < other.cell.row + other.size.rows
      && other.cell.row < cell.row + size.rows
  }
}
