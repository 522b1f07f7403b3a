import HostLink

// The Home Screen of another device, or of the same device turned to its other orientation.
extension Arrangement {
  /// Adapts the arrangement to what a device, now another one or turned, has room for.
  ///
  /// Each shape of the Home Screen has its own arrangement, as on an iPad. An item returns to the
  /// cell that it had in the new shape. An item without one, or whose cell is now taken, moves to
  /// the first free cells of its page, or of a later page. An item that the device cannot show
  /// keeps its place, and returns with a device that can. No item is ever removed.
  public mutating func adapt(to new: SurfaceCapacity, of device: DeviceRole = .main) {
    let old = capacities[device] ?? new
    capacities[device] = new
    guard new.home != old.home else { return }
    let items = items(of: device).filter { $0.place.surface == .home }
    for item in items where old.problem(item.family, on: .home) == nil {
      remember(item, in: old.home, of: device)
    }
    let shown = items.filter { new.problem($0.family, on: .home) == nil }
    var grid = HomeGrid(new.home)
    var waiting: [Item] = []
    for item in shown {
      if let cell = item.otherCells?[new.home.name],
        (try? grid.put(item.id, item.family, at: cell)) != nil
      {
        setPlace(cell.place, on: device, of: item.id)
      } else {
        waiting.append(item)
      }
    }
    let pages = Dictionary(grouping: waiting) { $0.cell?.page ?? 0 }
    for (page, items) in pages.sorted(by: { $0.key < $1.key }) {
      for (id, cell) in grid.flow(items.sorted(by: Item.isInReadingOrder), from: page) {
        setPlace(cell.place, on: device, of: id)
      }
    }
  }

  private mutating func remember(_ item: Item, in shape: HomeShape, of device: DeviceRole) {
    var cells = item.otherCells ?? [:]
    cells[shape.name] = item.cell
    setPlace(item.place, on: device, of: item.id, cells)
  }
}

extension Arrangement.Item {
  /// The cell on the Home Screen; nil on other surfaces.
  fileprivate var cell: HomeGrid.Cell? {
    guard case .home(let page, let column, let row) = place else { return nil }
    return HomeGrid.Cell(page: page, column: column, row: row)
  }

  fileprivate static func isInReadingOrder(_ a: Self, _ b: Self) -> Bool {
    guard let first = a.cell, let second = b.cell else { return false }
    return (first.row, first.column, a.id) < (second.row, second.column, b.id)
  }
}

extension HomeGrid {
  /// Adds items to a page, in their order if all fit, or else the largest first. What does not fit
  /// goes to the next pages with room.
  fileprivate mutating func flow(
    _ items: [Arrangement.Item], from page: Int
  ) -> [(ArrangedID, Cell)] {
    func area(_ item: Arrangement.Item) -> Int {
      shape.cells(of: item.family).map { $0.columns * $0.rows } ?? 0
    }
    var inOrder = self
    let cells = items.compactMap { item in
      inOrder.add(item, to: page).map { (item.id, $0) }
    }
    if cells.count == items.count {
      self = inOrder
      return cells
    }
    var result: [(ArrangedID, Cell)] = []
    // The sort is stable: items of one size stay in their order.
    for item in items.sorted(by: { area($0) > area($1) }) {
      var next = page
      while next < .max {
        if let cell = add(item, to: next) {
          result.append((item.id, cell))
          break
        }
        next += 1
      }
    }
    return result
  }

  /// Adds an item to a page; nil if it has no room.
  private mutating func add(_ item: Arrangement.Item, to page: Int) -> Cell? {
    guard let cell = firstFree(for: item.family, page: page),
      (try? put(item.id, item.family, at: cell)) != nil
    else { return nil }
    return cell
  }
}
